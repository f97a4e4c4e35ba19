// Runs the command as a process, in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace casebook::cli {

struct Ran {
  int exit;  // -1: it did not end by itself
  std::string out;
  std::string errors;
};

// An empty folder below the system's one for such things, gone after the test.
class CommandTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "casebook-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder = pattern;
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder / name).parent_path());
    std::ofstream(folder / name, std::ios::binary) << text;
  }
  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder / name, std::ios::binary).rdbuf();
    return text.str();
  }

  // `arguments` as a shell reads them; at most ten seconds.
  Ran casebook(const std::string& arguments, const std::string& input = "") const {
    write("stdin", input);
    const std::string command = "cd '" + folder.string() + "' && timeout 10 '" +
                                CASEBOOK_EXECUTABLE + "' " + arguments + " <stdin >stdout 2>stderr";
    const int status = std::system(command.c_str());  // NOLINT(cert-env33-c): a test of a command
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("stdout"), read("stderr")};
  }

  // What the command says of arguments that it cannot use.
  std::string refusal_of(const std::string& arguments) const {
    const Ran ran = casebook(arguments);
    EXPECT_EQ(ran.exit, 2) << arguments;
    return ran.errors;
  }

  std::filesystem::path folder;
};

// North's cavalry on C6 charges South's on C7 with 7; attacked cavalry defends with 5 (II.5.1,
// II.5.2), so the target is destroyed (III.2.4). In the canonical form.
inline std::string scenario_file(const std::string& id, const std::string& checks) {
  return "# yaml-language-server: $schema=../schema.json\n"
         "id: " +
         id +
         "\n"
         "title: A charge\n"
         "rules: [charge.contact]\n"
         "why: >\n"
         "  Cavalry next to its target charges.\n"
         "source: {text: II.5.1}\n"
         "position:\n"
         "  map: {columns: 12, rows: 5, arsenals: {north: [C1], south: [C12]}}\n"
         "  to-move: north\n"
         "  north: {cavalry: [C6]}\n"
         "  south: {cavalry: [C7]}\n"
         "checks:\n" +
         checks;
}

inline constexpr const char* right_check = "  - attack: {square: C7, outcome: destroyed}\n";
inline constexpr const char* wrong_check = "  - attack: {square: C7, outcome: resists}\n";

}  // namespace casebook::cli
