#include "casebook/cli/console.hpp"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

namespace casebook::cli {

Console process_console() {
  std::ios::sync_with_stdio(false);
  Console console{std::cin, std::cout, std::cerr};
  const char* no_colour = std::getenv("NO_COLOR");
  const bool wants_colour = no_colour == nullptr || *no_colour == '\0';
  if (isatty(STDOUT_FILENO) == 1 && wants_colour) console.colour = report::Colour::on;
  if (isatty(STDERR_FILENO) == 1) console.progress = Progress::shown;
  if (isatty(STDIN_FILENO) == 1) console.input = Input::terminal;
  return console;
}

}  // namespace casebook::cli
