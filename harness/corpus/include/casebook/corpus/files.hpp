// Reading and writing whole files, safely.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "casebook/corpus/file_error.hpp"

namespace casebook::corpus {

// The bytes of a regular file of at most `most_bytes`. In error, each with one message: no such
// file, a folder, a pipe or a device (never opened), an unreadable file, one that is too large
// (never read whole).
tl::expected<std::string, FileError> read_file(const std::string& path, std::size_t most_bytes);

// Writes the file so that whoever looks sees the old text or the new one, never a part: into a new
// file beside it, which then takes its name. Keeps the permissions of a file that was there, and
// writes through a symbolic link. In error nothing has changed.
tl::expected<void, FileError> write_file_atomically(const std::string& path, std::string_view text);

// The same for a file that must not be there yet, whatever it is: nothing is ever overwritten.
tl::expected<void, FileError> write_new_file(const std::string& path, std::string_view text);

}  // namespace casebook::corpus
