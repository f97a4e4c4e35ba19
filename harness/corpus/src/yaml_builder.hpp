// Builds the tree from yaml-cpp's events. A fault is thrown as a yaml::Fault, through yaml-cpp.
#pragma once

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/mark.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "yaml.hpp"

namespace casebook::corpus::yaml {

// What a subtree weighs when its aliases are written out.
struct Weight {
  std::size_t nodes = 1;
  std::size_t bytes = 0;
  int levels = 0;  // of lists and maps
};

// The innermost quote or bracket that opens at `begin` or after it and is never closed.
std::optional<Fault> never_closed(std::string_view text, std::size_t begin);

class Builder : public YAML::EventHandler {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override;
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override;
  void OnMapEnd() override { close(); }

  // Where the list or map begins whose end has not come; 0 if there is none.
  std::size_t innermost() const { return frames_.empty() ? 0 : frames_.back().node->offset; }
  Document document() { return {root_, std::move(opaque_)}; }

 private:
  // A list or map whose end has not come; of a map, the key whose value has not come.
  struct Frame {
    std::shared_ptr<Node> node;
    YAML::anchor_t anchor;
    Weight weight;
    std::optional<Entry> key;
  };
  struct Anchored {
    NodePointer node;
    Weight weight;
  };

  Place place(const YAML::Mark& mark) const;
  std::shared_ptr<Node> node(Node::Kind kind, const YAML::Mark& mark) const;
  bool expects_key() const;
  void take_key(const YAML::Mark& mark, const std::string& key);
  void open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
  void close();
  void add(NodePointer node, const Weight& weight, YAML::anchor_t anchor);
  void count(const Weight& weight, const Place& at);
  void refuse_tag(const std::string& tag, const YAML::Mark& mark) const;
  Node::Style note_style(std::size_t offset);

  std::string_view text_;
  // The last place worked out and its offset: the next one is mostly in the same line.
  mutable Place last_{1, 1};
  mutable std::size_t last_offset_ = 0;
  std::vector<Frame> frames_;
  std::map<YAML::anchor_t, Anchored> anchors_;
  std::vector<Range> opaque_;
  NodePointer root_;
  std::size_t nodes_ = 0;
  std::size_t bytes_ = 0;
  bool started_ = false;
};

}  // namespace casebook::corpus::yaml
