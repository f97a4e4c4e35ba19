// The sections of the rule book, each the table of its own rules and readings. The functions
// themselves stand in unnamed namespaces, so that a rule can reach another one only by asking.
#pragma once

#include <span>

#include "casebook/literal/rule_table.hpp"

namespace casebook::literal {

std::span<const RuleEntry> terrain_rules();
std::span<const RuleEntry> turn_rules();
std::span<const RuleEntry> movement_rules();
std::span<const RuleEntry> factor_rules();
std::span<const RuleEntry> fire_rules();
std::span<const RuleEntry> charge_rules();
std::span<const RuleEntry> clash_rules();
std::span<const RuleEntry> retreat_rules();
std::span<const RuleEntry> communication_rules();
std::span<const RuleEntry> arsenal_rules();
std::span<const RuleEntry> end_rules();

std::span<const ReadingEntry> movement_readings();
std::span<const ReadingEntry> factor_readings();
std::span<const ReadingEntry> fire_readings();
std::span<const ReadingEntry> charge_readings();
std::span<const ReadingEntry> clash_readings();
std::span<const ReadingEntry> retreat_readings();
std::span<const ReadingEntry> communication_readings();
std::span<const ReadingEntry> arsenal_readings();
std::span<const ReadingEntry> end_readings();

}  // namespace casebook::literal
