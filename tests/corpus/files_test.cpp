// Reading what is no file, and writing so that nothing is ever half written.
#include "casebook/corpus/files.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "casebook/model/limits.hpp"
#include "example.hpp"
#include "temporary_folder.hpp"

namespace casebook::corpus {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

std::string error_of(const std::string& path) {
  const auto scenario = read_scenario_file(path);
  if (scenario) return "";
  EXPECT_EQ(scenario.error().size(), 1U) << path;
  EXPECT_EQ(scenario.error().front().file, path);
  return scenario.error().front().message;
}

TEST(ReadFile, ReadsAScenario) {
  const TemporaryFolder folder;
  EXPECT_EQ(error_of(folder.write("a-case.yaml", std::string(example))), "");
  EXPECT_THAT(error_of(folder.write("b-case.yaml", std::string(example))), HasSubstr("`b-case`"));
}

TEST(ReadFile, WhatIsNoFileIsOneClearError) {
  const TemporaryFolder folder;
  EXPECT_EQ(error_of(folder / "nothing.yaml"), "no such file");
  fs::create_directory(folder / "folder.yaml");
  EXPECT_THAT(error_of(folder / "folder.yaml"), HasSubstr("a folder"));
  ASSERT_EQ(mkfifo((folder / "pipe.yaml").c_str(), 0600), 0);
  EXPECT_THAT(error_of(folder / "pipe.yaml"), HasSubstr("a pipe"));
  EXPECT_THAT(error_of("/dev/zero"), HasSubstr("a device"));
  fs::create_symlink(folder / "loop.yaml", folder / "loop.yaml");
  EXPECT_THAT(error_of(folder / "loop.yaml"), HasSubstr("cannot be read"));
  EXPECT_THAT(error_of(""), HasSubstr("no such file"));
}

TEST(ReadFile, AFileThatIsTooLargeIsNotRead) {
  const TemporaryFolder folder;
  const std::string large = folder.write("large.yaml", "id: x\n");
  fs::resize_file(large, 100U * 1024 * 1024);
  EXPECT_THAT(error_of(large), HasSubstr("larger than 64 KiB"));
  fs::resize_file(large, limits::file_bytes + 1);
  EXPECT_THAT(error_of(large), HasSubstr("larger than 64 KiB"));
  fs::resize_file(large, limits::file_bytes);
  EXPECT_THAT(error_of(large), HasSubstr("zero byte"));
  // Its size is said to be 0, whatever it holds.
  EXPECT_EQ(read_file("/proc/self/status", 1'000'000).has_value(), true);
  EXPECT_FALSE(read_file("/proc/self/status", 10).has_value());
}

// For a while somebody who may not read everything, as root may.
class Nobody {
 public:
  Nobody() : before_(geteuid()) {
    if (before_ == 0 && seteuid(65534) != 0) throw std::runtime_error("seteuid");
  }
  ~Nobody() {
    if (seteuid(before_) != 0) std::abort();
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

 private:
  uid_t before_;
};

TEST(ReadFile, AnUnreadableFileSaysWhy) {
  const TemporaryFolder folder;
  const std::string file = folder.write("secret.yaml", "id: x\n");
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(file, fs::perms::none);
  const Nobody nobody;
  EXPECT_THAT(error_of(file), HasSubstr("cannot be read: Permission denied"));
}

TEST(WriteFile, AFolderThatCannotBeWrittenIsLeftAsItIs) {
  const TemporaryFolder folder;
  const std::string file = folder.write("a.txt", "old");
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec |
                                     fs::perms::others_read | fs::perms::others_exec);
  {
    const Nobody nobody;
    const auto result = write_file_atomically(file, "new");
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error().message, HasSubstr("Permission denied"));
  }
  EXPECT_EQ(text_of(file), "old");
}

TEST(ReadFile, BinaryFilesAreOneClearError) {
  const TemporaryFolder folder;
  std::string bytes;
  for (int i = 0; i < 5000; ++i) bytes += static_cast<char>(i * 37 % 251);
  EXPECT_FALSE(error_of(folder.write("binary.yaml", bytes)).empty());
  EXPECT_FALSE(error_of("/proc/self/exe").empty());
}

std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  return names;
}

TEST(WriteFile, MakesAndReplacesFiles) {
  const TemporaryFolder folder;
  ASSERT_TRUE(write_file_atomically(folder / "a.txt", "one"));
  EXPECT_EQ(text_of(folder / "a.txt"), "one");
  ASSERT_TRUE(write_file_atomically(folder / "a.txt", ""));
  EXPECT_EQ(text_of(folder / "a.txt"), "");
  const std::string large(3'000'000, 'x');
  ASSERT_TRUE(write_file_atomically(folder / "a.txt", large));
  EXPECT_EQ(text_of(folder / "a.txt"), large);
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a.txt"});
}

TEST(WriteFile, KeepsPermissionsAndLinks) {
  const TemporaryFolder folder;
  const std::string file = folder.write("sub/a.txt", "one");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::owner_exec);
  fs::create_symlink("sub/a.txt", folder / "link.txt");
  ASSERT_TRUE(write_file_atomically(folder / "link.txt", "two"));
  EXPECT_TRUE(fs::is_symlink(folder / "link.txt"));
  EXPECT_EQ(text_of(file), "two");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_all);
}

TEST(WriteFile, LeavesEverythingAsItWasWhenItFails) {
  const TemporaryFolder folder;
  const auto no_folder = write_file_atomically(folder / "none/a.txt", "x");
  ASSERT_FALSE(no_folder);
  EXPECT_EQ(no_folder.error().file, folder / "none/a.txt");
  EXPECT_THAT(no_folder.error().message, HasSubstr("cannot be written"));
  fs::create_directory(folder / "sub");
  EXPECT_FALSE(write_file_atomically(folder / "sub", "x"));
  EXPECT_FALSE(write_file_atomically("/dev/null", "x"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_THAT(names_in(folder / "sub"), IsEmpty());
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"sub"});
}

}  // namespace
}  // namespace casebook::corpus
