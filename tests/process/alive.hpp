// Whether a process that a test has seen is still there.
#pragma once

#include <chrono>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

namespace casebook {

// One that has ended, and that nobody has waited for yet, is not.
inline bool is_alive(int process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  const std::string text((std::istreambuf_iterator<char>(stat)), {});
  const auto end = text.rfind(')');
  return end != std::string::npos && text.compare(end + 2, 1, "Z") != 0;
}

// The same, after it has been killed: the kernel delivers the signal in its own time.
inline bool stays_alive(int process) {
  for (int i = 0; i < 200 && is_alive(process); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return is_alive(process);
}

}  // namespace casebook
