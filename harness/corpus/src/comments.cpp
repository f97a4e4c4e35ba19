#include "comments.hpp"

#include <algorithm>

#include "text.hpp"

namespace casebook::corpus {
namespace {

using scenario::WrittenLine;

struct Begin {
  std::size_t offset;
  std::string path;
};

// What an alias stands for begins before `earliest`, elsewhere, and is passed over.
void collect(const yaml::Node& node, const std::string& path, std::size_t earliest,
             std::vector<Begin>& begins) {
  for (const yaml::Entry& entry : node.entries) {
    const std::string below = path + "/" + entry.key;
    begins.push_back({entry.offset, below});
    if (entry.value->offset >= entry.offset) collect(*entry.value, below, entry.offset, begins);
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const yaml::Node& item = *node.items[i];
    if (item.offset < earliest) continue;
    const std::string below = path + "/" + std::to_string(i);
    begins.push_back({item.offset, below});
    collect(item, below, item.offset, begins);
    earliest = item.offset + 1;
  }
}

// Where keys and items begin, in the order of the text; of two at one place the outer one first.
std::vector<Begin> begins_of(const yaml::Node& root) {
  std::vector<Begin> begins;
  collect(root, "", 0, begins);
  std::stable_sort(begins.begin(), begins.end(),
                   [](const Begin& a, const Begin& b) { return a.offset < b.offset; });
  return begins;
}

std::string without_blanks_at_end(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r");
  return std::string(text.substr(0, last == std::string_view::npos ? 0 : last + 1));
}

// The offset of the next comment's `#` from `at` on, or the end of the text.
std::size_t next_comment(std::string_view text, std::size_t at,
                         const std::vector<yaml::Range>& opaque) {
  while ((at = text.find('#', at)) != std::string_view::npos) {
    const auto range = std::find_if(opaque.begin(), opaque.end(), [at](const yaml::Range& r) {
      return r.begin <= at && at < r.end;
    });
    if (range != opaque.end()) {
      at = range->end;
    } else if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\t' || text[at - 1] == '\n') {
      return at;
    } else {
      ++at;
    }
  }
  return text.size();
}

Comment comment_at(std::string_view text, std::size_t at, const std::vector<Begin>& begins) {
  const std::size_t end = std::min(text.find('\n', at), text.size());
  Comment comment{without_blanks_at_end(text.substr(at, end - at)), Comment::Where::line_end, ""};
  const std::string_view line = line_at(text, at);
  const auto in_line = at - static_cast<std::size_t>(line.data() - text.data());
  const auto next = std::find_if(begins.begin(), begins.end(),
                                 [at](const Begin& begin) { return begin.offset > at; });
  if (next == begins.begin()) {
    comment.where = Comment::Where::top;
  } else if (line.find_first_not_of(" \t") == in_line) {
    comment.where = Comment::Where::own_line;
    if (next != begins.end()) comment.path = next->path;
  } else {
    comment.path = std::prev(next)->path;
  }
  return comment;
}

std::string parent(const std::string& path) { return path.substr(0, path.rfind('/')); }

bool begins_at(const WrittenLine& line, const std::string& path) {
  return line.path.compare(0, path.size(), path) == 0 &&
         (line.path.size() == path.size() || line.path[path.size()] == '/');
}

// The number of the line on which the node begins, or the closest one around it.
std::size_t line_of(const std::vector<WrittenLine>& lines, std::string path) {
  for (; !path.empty(); path = parent(path)) {
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (begins_at(lines[i], path)) return i;
  }
  return lines.size();
}

bool is_editor_hint(std::string_view text) { return text.rfind("# yaml-language-server:", 0) == 0; }

// What surrounds one line.
struct Company {
  std::vector<std::string> before;
  std::string at_end;
};

// What surrounds each line, and last what stands after all of them. Hints are left out.
std::vector<Company> companies(const std::vector<WrittenLine>& lines,
                               const std::vector<Comment>& comments) {
  std::vector<Company> all(lines.size() + 1);
  for (const Comment& comment : comments) {
    if (is_editor_hint(comment.text)) continue;
    const bool at_top = comment.where == Comment::Where::top;
    const std::size_t number = at_top ? 1 : line_of(lines, comment.path);
    Company& company = all[number];
    if (comment.where == Comment::Where::line_end && company.at_end.empty() &&
        number < lines.size()) {
      company.at_end = comment.text;
    } else {
      company.before.push_back(comment.text);
    }
  }
  return all;
}

// The file's own hints, else the one that is written first.
std::string hints(const std::vector<WrittenLine>& lines, const std::vector<Comment>& comments) {
  std::string text;
  for (const Comment& comment : comments)
    if (is_editor_hint(comment.text)) text += comment.text + "\n";
  return text.empty() ? lines.front().text + "\n" : text;
}

}  // namespace

std::vector<Comment> comments_of(std::string_view text, const yaml::Document& document) {
  const std::vector<Begin> begins = begins_of(*document.root);
  std::vector<Comment> comments;
  for (std::size_t at = next_comment(text, 0, document.opaque); at < text.size();) {
    comments.push_back(comment_at(text, at, begins));
    at = next_comment(text, std::min(text.find('\n', at), text.size()), document.opaque);
  }
  return comments;
}

std::string woven(const std::vector<WrittenLine>& lines, const std::vector<Comment>& comments) {
  const std::vector<Company> all = companies(lines, comments);
  std::string text = hints(lines, comments);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string& line = lines[i].text;
    const std::string margin(std::min(line.find_first_not_of(' '), line.size()), ' ');
    for (const std::string& comment : all[i].before) text += margin + comment + "\n";
    text += line + (all[i].at_end.empty() ? "" : "  " + all[i].at_end) + "\n";
  }
  for (const std::string& comment : all.back().before) text += comment + "\n";
  return text;
}

}  // namespace casebook::corpus
