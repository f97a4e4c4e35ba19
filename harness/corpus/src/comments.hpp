// The comments of a YAML text, and putting them into the same text written anew.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "casebook/scenario/write.hpp"
#include "yaml.hpp"

namespace casebook::corpus {

struct Comment {
  enum class Where { top, own_line, line_end };
  std::string text;  // from its `#` on
  Where where;
  // The node it belongs to: the next one for a comment on its own line, the last one begun before
  // a comment at a line's end. Empty: it stands before or after everything.
  std::string path;
};

// In the order of the text.
std::vector<Comment> comments_of(std::string_view text, const yaml::Document& document);

// The lines with the comments: each beside the line on which its node begins, or the closest node
// around it that begins a line. A second comment for one line's end goes before that line. A hint
// for editors comes first, then what stood before the first node.
std::string woven(const std::vector<scenario::WrittenLine>& lines,
                  const std::vector<Comment>& comments);

}  // namespace casebook::corpus
