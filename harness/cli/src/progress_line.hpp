// How far long work has come, on a terminal, in place.
#pragma once

#include <string>

#include "casebook/cli/console.hpp"

namespace casebook::cli {

class ProgressLine {
 public:
  explicit ProgressLine(Console& console) : console_(console) {}
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine(ProgressLine&&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ProgressLine& operator=(ProgressLine&&) = delete;
  ~ProgressLine() {
    if (is_shown()) console_.errors << "\r\x1b[K" << std::flush;
  }
  void show(const std::string& text) {
    if (is_shown()) console_.errors << "\r\x1b[K" << text << std::flush;
  }

 private:
  bool is_shown() const { return console_.progress == Progress::shown; }
  Console& console_;
};

}  // namespace casebook::cli
