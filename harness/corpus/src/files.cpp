#include "casebook/corpus/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

namespace casebook::corpus {
namespace {

using Failure = tl::unexpected<FileError>;

Failure failure(const std::string& path, const std::string& message) {
  return tl::make_unexpected(FileError{path, 0, 0, message});
}

std::string system_message() { return std::generic_category().message(errno); }

// Closes a file descriptor when it goes out of scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  // False if what was written may be lost.
  bool close() {
    const int number = number_;
    number_ = -1;
    return number < 0 || ::close(number) == 0;
  }

 private:
  int number_;
};

// Why that cannot be read as a file, or "".
std::string not_a_file(const struct stat& status) {
  if (S_ISREG(status.st_mode)) return "";
  if (S_ISDIR(status.st_mode)) return "a folder: name a file";
  if (S_ISFIFO(status.st_mode)) return "a pipe: name a file";
  return "a device or socket: name a file";
}

std::string too_large(std::size_t most_bytes) {
  return "larger than " + std::to_string(most_bytes / 1024) + " KiB, the most that is read here";
}

// At most `most_bytes` + 1 bytes, whatever the file's size is said to be.
tl::expected<std::string, FileError> contents(const Descriptor& file, const std::string& path,
                                              std::size_t most_bytes) {
  std::string text;
  std::vector<char> block(64 * 1024);
  while (text.size() <= most_bytes) {
    const ssize_t count = ::read(file.number(), block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failure(path, "cannot be read: " + system_message());
    if (count == 0) return text;
    text.append(block.data(), static_cast<std::size_t>(count));
  }
  return failure(path, too_large(most_bytes));
}

// False if it cannot all be written; errno says why.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

// The permissions of the file that is there, else those of a new file.
mode_t permissions(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) return status.st_mode & 07777U;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666U & ~mask;
}

// A new file with that text in the folder of `target`, by its name; in error, the system's message,
// and no file.
tl::expected<std::string, std::string> file_beside(const std::string& target,
                                                   std::string_view text) {
  const std::size_t slash = target.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : target.substr(0, slash + 1);
  std::string name = folder + ".casebook-XXXXXX";
  Descriptor file(::mkstemp(name.data()));
  if (!file.is_open()) return tl::make_unexpected(system_message());
  const bool written = write_all(file.number(), text) &&
                       ::fchmod(file.number(), permissions(target)) == 0 &&
                       ::fsync(file.number()) == 0 && file.close();
  if (written) return name;
  const std::string why = system_message();
  ::unlink(name.c_str());
  return tl::make_unexpected(why);
}

// The file that a chain of symbolic links ends at.
std::string behind_links(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error)) return path;
  const auto target = std::filesystem::weakly_canonical(path, error);
  return error ? path : target.string();
}

}  // namespace

tl::expected<std::string, FileError> read_file(const std::string& path, std::size_t most_bytes) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    return failure(path, errno == ENOENT ? "no such file" : "cannot be read: " + system_message());
  }
  // Asked before opening, since opening a device can do something; and again after it.
  if (const std::string why = not_a_file(status); !why.empty()) return failure(path, why);
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
    return failure(path, "cannot be read: " + system_message());
  }
  if (const std::string why = not_a_file(status); !why.empty()) return failure(path, why);
  if (static_cast<std::uintmax_t>(status.st_size) > most_bytes) {
    return failure(path, too_large(most_bytes));
  }
  return contents(file, path, most_bytes);
}

tl::expected<void, FileError> write_file_atomically(const std::string& path,
                                                    std::string_view text) {
  const std::string target = behind_links(path);
  struct stat status {};
  if (::stat(target.c_str(), &status) == 0) {
    if (const std::string why = not_a_file(status); !why.empty()) return failure(path, why);
  }
  const auto name = file_beside(target, text);
  if (!name) return failure(path, "cannot be written: " + name.error());
  if (::rename(name->c_str(), target.c_str()) == 0) return {};
  const std::string why = system_message();
  ::unlink(name->c_str());
  return failure(path, "cannot be written: " + why);
}

tl::expected<void, FileError> write_new_file(const std::string& path, std::string_view text) {
  const auto name = file_beside(path, text);
  if (!name) return failure(path, "cannot be written: " + name.error());
  const bool is_new = ::link(name->c_str(), path.c_str()) == 0;
  const bool was_there = !is_new && errno == EEXIST;
  const std::string why = system_message();
  ::unlink(name->c_str());
  if (is_new) return {};
  if (was_there) return failure(path, "is there already, and stays as it is");
  return failure(path, "cannot be written: " + why);
}

}  // namespace casebook::corpus
