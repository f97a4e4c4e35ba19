// Why a unit counts in a clash or does not, and what comes of it, in words.
#pragma once

#include <string>

#include "casebook/literal/case.hpp"
#include "casebook/model/answers.hpp"

namespace casebook::explain {

// The rule that gives the factor; with it, for cavalry in a row with cavalry next to the target
// that yet does not charge, the rule that bars the charge:
//   "factor.cavalry (II.5.2, II.5.3); no charge: charge.not-against-fort (II.6.2, II.5.3)"
std::string rule_of_share(const literal::Case& c, const Share& share, Square target);

// "beyond its range of 2: fire.range-cavalry (II.8.4)".
std::string why_not_counting(const literal::Case& c, const Share& share, Square target);

// One sentence: "38 against 42: the infantry on L15 resists. clash.resists (III.2.3)".
std::string outcome_in_words(const Position& position, const Clash& clash);

// "offence J15 4 + K15 4 = 8, defence L15 10".
std::string sums_in_words(const Clash& clash);

}  // namespace casebook::explain
