// What g++ 12 compiles and the library of Emscripten 3.1.6 does not.
#include <algorithm>
#include <ranges>
#include <vector>

int main() {
  std::vector<int> numbers{3, 1, 2};
  std::ranges::sort(numbers);
  return numbers.front() - 1;
}
