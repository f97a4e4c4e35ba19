// The subcommands, one source file each.
#pragma once

#include "casebook/cli/command.hpp"

namespace casebook::cli {

Command run_command();
Command check_command();
Command fmt_command();
Command serve_command();
Command show_command();
Command explain_command();
Command rules_command();
Command rulings_command();
Command new_command();
Command complete_command();
Command export_command();
Command perft_command();
Command bisect_command();
Command conform_command();
Command diff_command();
Command report_command();
Command smoke_command();
Command infer_command();
Command fuzz_command();

}  // namespace casebook::cli
