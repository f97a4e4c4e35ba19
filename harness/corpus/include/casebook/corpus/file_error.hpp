// What is wrong with a file, and where.
#pragma once

#include <string>

namespace casebook::corpus {

struct FileError {
  std::string file;
  int line = 0;         // 1-based; 0: the file as a whole
  int column = 0;       // 1-based, in characters; 0: the line as a whole
  std::string message;  // what was expected, and what to write instead
  friend bool operator==(const FileError&, const FileError&) = default;
};

// "charges/a.yaml:12:9: unknown key `atack`; did you mean `attack`?"
std::string to_text(const FileError& error);

}  // namespace casebook::corpus
