#include "casebook/explain/differences.hpp"

#include "answers.hpp"
#include "casebook/corpus/registers.hpp"
#include "casebook/model/counted.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace casebook::explain {
namespace {

// The answers under each reading of one ruling, all others left as they are.
struct Readings {
  Ruling ruling;
  int base;                      // the reading of the rulings asked for
  std::vector<Answers> answers;  // by reading
  const Answers& at_base() const { return answers[static_cast<std::size_t>(base)]; }
};

Readings ask(const Position& position, const Rulings& base, Ruling ruling, const Answers& at_base) {
  Readings readings{ruling, base.reading(ruling), {}};
  for (int reading = 0; reading < reading_count(ruling); ++reading) {
    Rulings changed = base;
    changed.set(ruling, reading);
    readings.answers.push_back(reading == readings.base ? at_base : answers(position, changed));
  }
  return readings;
}

std::string label(const Readings& readings, int reading) {
  const std::string name(reading_name(readings.ruling, reading));
  if (reading != readings.base) return name;
  return name + (reading == 0 ? " (default)" : " (as asked)");
}

// Adds a question with the answer under each reading, unless all answers are the same.
void add_question(Table& table, const Readings& readings, const std::string& question,
                  const std::vector<std::string>& answers) {
  bool differ = false;
  for (const std::string& answer : answers) differ = differ || answer != answers.front();
  if (!differ) return;
  table.add_line(question, 2);
  for (int reading = 0; reading < static_cast<int>(answers.size()); ++reading)
    table.add_row({label(readings, reading), answers[static_cast<std::size_t>(reading)]}, 4);
}

// Of sets of squares only those squares are told that are not in all of them.
std::vector<std::string> contested(const std::vector<Squares>& sets) {
  Squares some;
  Squares all = sets.front();
  for (const Squares& set : sets) {
    some = some | set;
    all = all & set;
  }
  std::vector<std::string> answers;
  for (const Squares& set : sets) {
    std::vector<std::string> squares;
    for (const Square square : set - all) squares.push_back(square.text());
    answers.push_back(squares.empty() && !(some == all) ? "none of these" : joined(squares, ", "));
  }
  return answers;
}

std::map<Square, int> shares_of(const Clash& clash) {
  std::map<Square, int> shares;
  for (const auto* list : {&clash.attackers, &clash.defenders})
    for (const Share& share : *list) shares[share.square] = share.factor;
  return shares;
}

// "; F10 adds 6, not 8": where the shares are not those of the base reading.
std::string changed_shares(const Clash& clash, const Clash& base) {
  const auto shares = shares_of(clash);
  auto before = shares_of(base);
  std::string text;
  const auto tell = [&text](Square square, int now, int then) {
    text += "; " + square.text() + " adds " + std::to_string(now) + ", not " + std::to_string(then);
  };
  for (const auto& [square, factor] : shares) {
    if (before[square] != factor) tell(square, factor, before[square]);
    before.erase(square);
  }
  for (const auto& [square, factor] : before) tell(square, 0, factor);
  return text;
}

std::string clash_in_words(const Clash& clash) {
  const std::string sums =
      std::to_string(clash.offence) + " against " + std::to_string(clash.defence);
  return sums + ": " +
         (clash.outcome == Outcome::none ? "no attack" : std::string(name(clash.outcome)));
}

void add_communication(Table& table, const Readings& readings) {
  std::vector<Squares> sets;
  for (const Answers& answers : readings.answers) sets.push_back(answers.in_communication);
  add_question(table, readings, "in communication", contested(sets));
}

// An attack that has no offence under any reading is none, whatever the defence.
bool somebody_attacks(const Readings& readings, Square target) {
  bool found = false;
  for (const Answers& answers : readings.answers)
    found = found || answers.attacks.at(target).offence > 0;
  return found;
}

void add_attacks(Table& table, const Readings& readings) {
  for (const auto& entry : readings.at_base().attacks) {
    const Square target = entry.first;
    if (!somebody_attacks(readings, target)) continue;
    std::vector<std::string> texts;
    for (const Answers& answers : readings.answers)
      texts.push_back(clash_in_words(answers.attacks.at(target)) + answers.afterwards.at(target) +
                      changed_shares(answers.attacks.at(target), entry.second));
    add_question(table, readings, "attack on " + target.text(), texts);
  }
}

void add_moves(Table& table, const Readings& readings) {
  for (const auto& entry : readings.at_base().moves) {
    std::vector<Squares> sets;
    for (const Answers& answers : readings.answers) sets.push_back(answers.moves.at(entry.first));
    add_question(table, readings, "moves of " + entry.first.text() + " to", contested(sets));
  }
}

void add_turns(Table& table, const Readings& readings) {
  for (const auto& entry : readings.at_base().turns) {
    std::vector<std::string> texts;
    for (const Answers& answers : readings.answers) texts.push_back(answers.turns.at(entry.first));
    const std::string what = entry.first == "-" ? "the empty turn" : "the turn " + entry.first;
    add_question(table, readings, what, texts);
  }
}

std::string section_of(const Readings& readings) {
  Table table({Align::left, Align::left});
  add_communication(table, readings);
  add_attacks(table, readings);
  add_moves(table, readings);
  add_turns(table, readings);
  const std::string text = table.text();
  if (text.empty()) return "";
  const corpus::RulingEntry& entry = corpus::registers().of(readings.ruling);
  const std::string heading = std::string(name(readings.ruling)) + ": " + entry.question;
  return wrapped(heading, 0) + "\n  " + cite(entry.owner) + '\n' + text + '\n';
}

std::string footer(const Answers& asked, int mattering) {
  const std::size_t destructions = asked.turns.size() - 1;
  return wrapped((mattering == 0 ? "No ruling changes an answer"
                                 : "No other ruling changes an answer") +
                     std::string(". Asked were: who is in communication, ") +
                     counted(asked.attacks.size(), "attack") + ", the moves of " +
                     counted(asked.moves.size(), "unit") + ", the empty turn and " +
                     counted(destructions, "destruction") +
                     "; each ruling changed by itself, the others left as they are.",
                 0) +
         '\n';
}

}  // namespace

std::string ruling_differences(const Position& position, const Rulings& base) {
  const Answers at_base = answers(position, base);
  std::string text = reading_line(base);
  int mattering = 0;
  for (const Ruling ruling : all_rulings()) {
    const std::string section = section_of(ask(position, base, ruling, at_base));
    mattering += section.empty() ? 0 : 1;
    text += section;
  }
  return text + footer(at_base, mattering);
}

}  // namespace casebook::explain
