// The rules and the open questions, as they stand in the project's registers: `casebook rules` and
// `casebook rulings`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace casebook::explain {

// Which rules to list; nothing: all.
struct RuleFilter {
  std::optional<std::string> section;  // "charge"
  std::optional<std::string> kind;     // "permission"
};

// Every rule with its kind and statement, section by section. In error, with one message that
// names what there is: a section or kind that no rule has.
tl::expected<std::string, std::string> rules_list(const RuleFilter& filter);

// All about one rule: statement, sources and their texts, numbers, rulings, what it follows from
// and what follows from it. In error: no such rule; the message names the nearest one.
//   rule_page("charge.not-from-fort")
tl::expected<std::string, std::string> rule_page(std::string_view id);

// Every ruling with its question and its readings, the default marked.
std::string rulings_list();

// All about one ruling: what each reading means, what speaks for it, who reads it otherwise, its
// owner and its sentences. In error: no such ruling; the message names the nearest one.
tl::expected<std::string, std::string> ruling_page(std::string_view name);

}  // namespace casebook::explain
