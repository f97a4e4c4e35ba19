// Wrong variants of the rules on offensive and defensive factors.
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

template <int Offence, int Defence>
int factors(const Case&, Role role) {
  return role == Role::offence ? Offence : Defence;
}
template <int Number>
int number(const Case&) {
  return Number;
}
// Cavalry's defence is 5 on plain squares.
template <int InPass, int InFort>
int cavalry_on(const Case&, Terrain terrain) {
  return terrain == Terrain::fort ? InFort : InPass;
}

constexpr Fault faults[] = {
    fault<&RuleBook::infantry_factor, factors<5, 6>>("infantry-offence-five", rule::factor_infantry,
                                                     "infantry attacks with 5"),
    fault<&RuleBook::infantry_factor, factors<3, 6>>(
        "infantry-offence-three", rule::factor_infantry, "infantry attacks with 3"),
    fault<&RuleBook::infantry_factor, factors<4, 5>>("infantry-defence-five", rule::factor_infantry,
                                                     "infantry defends with 5"),
    fault<&RuleBook::infantry_factor, factors<4, 7>>(
        "infantry-defence-seven", rule::factor_infantry, "infantry defends with 7"),
    fault<&RuleBook::infantry_factor, factors<6, 4>>("infantry-factors-swapped",
                                                     rule::factor_infantry,
                                                     "infantry attacks with 6 and defends with 4"),
    fault<&RuleBook::infantry_defence_in_pass, number<10>>("infantry-in-a-pass-as-in-a-fort",
                                                           rule::factor_infantry_pass,
                                                           "infantry in a pass defends with 10"),
    fault<&RuleBook::infantry_defence_in_pass, number<7>>("infantry-in-a-pass-seven",
                                                          rule::factor_infantry_pass,
                                                          "infantry in a pass defends with 7"),
    fault<&RuleBook::infantry_defence_in_fort, number<8>>("infantry-in-a-fort-as-in-a-pass",
                                                          rule::factor_infantry_fort,
                                                          "infantry in a fort defends with 8"),
    fault<&RuleBook::infantry_defence_in_fort, number<12>>(
        "infantry-in-a-fort-doubled", rule::factor_infantry_fort,
        "infantry in a fort defends with twice its 6"),
    fault<&RuleBook::cavalry_factor, factors<5, 5>>("cavalry-offence-five", rule::factor_cavalry,
                                                    "cavalry outside a charge attacks with 5"),
    fault<&RuleBook::cavalry_factor, factors<7, 5>>("cavalry-offence-always-seven",
                                                    rule::factor_cavalry,
                                                    "cavalry attacks with 7 without a charge too"),
    fault<&RuleBook::cavalry_factor, factors<4, 4>>("cavalry-defence-four", rule::factor_cavalry,
                                                    "cavalry defends with 4"),
    fault<&RuleBook::cavalry_factor, factors<4, 6>>("cavalry-defence-six", rule::factor_cavalry,
                                                    "cavalry defends with 6"),
    fault<&RuleBook::cavalry_defence_on, cavalry_on<7, 5>>("cavalry-raised-in-a-pass",
                                                           rule::factor_cavalry_no_terrain,
                                                           "cavalry in a pass defends with 7"),
    fault<&RuleBook::cavalry_defence_on, cavalry_on<5, 9>>("cavalry-raised-in-a-fort",
                                                           rule::factor_cavalry_no_terrain,
                                                           "cavalry in a fort defends with 9"),
    fault<&RuleBook::cavalry_defence_on, cavalry_on<0, 0>>(
        "cavalry-worthless-on-terrain", rule::factor_cavalry_no_terrain,
        "cavalry in a pass or a fort does not defend at all"),
    fault<&RuleBook::artillery_factor, factors<4, 8>>(
        "artillery-offence-four", rule::factor_artillery, "artillery attacks with 4"),
    fault<&RuleBook::artillery_factor, factors<6, 8>>(
        "artillery-offence-six", rule::factor_artillery, "artillery attacks with 6"),
    fault<&RuleBook::artillery_factor, factors<5, 7>>(
        "artillery-defence-seven", rule::factor_artillery, "artillery defends with 7"),
    fault<&RuleBook::artillery_factor, factors<5, 9>>(
        "artillery-defence-nine", rule::factor_artillery, "artillery defends with 9"),
    fault<&RuleBook::artillery_factor, factors<8, 5>>(
        "artillery-factors-swapped", rule::factor_artillery,
        "artillery attacks with 8 and defends with 5"),
    fault<&RuleBook::artillery_defence_in_pass, number<12>>("artillery-in-a-pass-as-in-a-fort",
                                                            rule::factor_artillery_pass,
                                                            "artillery in a pass defends with 12"),
    fault<&RuleBook::artillery_defence_in_pass, number<9>>("artillery-in-a-pass-nine",
                                                           rule::factor_artillery_pass,
                                                           "artillery in a pass defends with 9"),
    fault<&RuleBook::artillery_defence_in_fort, number<10>>("artillery-in-a-fort-as-in-a-pass",
                                                            rule::factor_artillery_fort,
                                                            "artillery in a fort defends with 10"),
    fault<&RuleBook::artillery_defence_in_fort, number<16>>(
        "artillery-in-a-fort-doubled", rule::factor_artillery_fort,
        "artillery in a fort defends with twice its 8"),
    fault<&RuleBook::communications_unit_factor, factors<1, 1>>(
        "communications-units-attack", rule::factor_communications_unit,
        "a communications unit attacks with 1"),
    fault<&RuleBook::communications_unit_factor, factors<0, 0>>(
        "communications-units-never-defend", rule::factor_communications_unit,
        "a communications unit defends with 0"),
    fault<&RuleBook::communications_unit_factor, factors<0, 2>>(
        "communications-units-defend-with-two", rule::factor_communications_unit,
        "a communications unit defends with 2"),
};

}  // namespace

std::span<const Fault> factor_faults() { return faults; }

}  // namespace casebook::mutants
