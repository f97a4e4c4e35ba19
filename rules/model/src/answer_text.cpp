#include "casebook/model/answer_text.hpp"

namespace casebook {
namespace {

std::string_view word(LinkKind kind) {
  switch (kind) {
    case LinkKind::on_arsenal: return "on-arsenal";
    case LinkKind::arsenal_line: return "line";
    case LinkKind::redirected_line: return "redirected";
    case LinkKind::contact: break;
  }
  return "contact";
}

std::string by(const Event& event) { return " by " + std::string(event.rule->text); }

}  // namespace

std::string to_text(const Link& link) {
  return link.from.text() + " " + std::string(word(link.kind)) + " " + link.to.text();
}

std::string to_text(const Cut& cut) { return cut.source.text() + " at " + cut.square.text(); }

std::string to_text(const Event& event) {
  switch (event.kind) {
    case Event::Kind::removed: return event.square->text() + " removed" + by(event);
    case Event::Kind::moved: return event.square->text() + "-" + event.other->text();
    case Event::Kind::attacked: return "x" + event.square->text();
    case Event::Kind::arsenal_destroyed: return "*" + event.square->text();
    case Event::Kind::ended_turn: return "end of turn";
    case Event::Kind::ended_war: break;
  }
  return "end of war" + by(event);
}

}  // namespace casebook
