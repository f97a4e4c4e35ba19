// Work that is shared out among threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace casebook::adequacy {

// Calls `work` with every number below `count`, once each, on `jobs` threads (from 1). Each thread
// takes the next number that nobody has taken.
template <class Work>
void share_out(std::size_t count, int jobs, const Work& work) {
  std::atomic<std::size_t> next{0};
  const auto take = [&] {
    for (std::size_t at = next++; at < count; at = next++) work(at);
  };
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < jobs; ++helper) helpers.emplace_back(take);
  take();
  for (std::thread& helper : helpers) helper.join();
}

}  // namespace casebook::adequacy
