// Other programs put to the scenarios, and adapters looked at, as commands.
#include <sstream>

#include "../process/alive.hpp"
#include "conform_fixture.hpp"

namespace casebook::cli {
namespace {

class SmokeCommand : public Conform {};

TEST_F(Conform, OurOwnAnswersAsAProgramToo) {
  const Ran ran = casebook("conform" + only_a + "-- " + ours);
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find("1 scenario, 1 check: all pass"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.errors, "");
}

TEST_F(Conform, AFailureSaysHowToAskAgain) {
  const Ran ran = casebook("conform --failed-only -- " + ours);
  EXPECT_EQ(ran.exit, 1);
  const std::size_t again = ran.out.find("again: casebook ");
  ASSERT_NE(again, std::string::npos) << ran.out;
  std::string command;
  std::getline(std::istringstream(ran.out.substr(again + 16)), command);
  const Ran second = casebook(command);
  EXPECT_EQ(second.exit, 1);
  EXPECT_NE(second.out.find("scenarios/charges/b.yaml"), std::string::npos) << second.out;
  EXPECT_NE(second.errors.find("> {\"seq\":1,"), std::string::npos) << second.errors;
  EXPECT_NE(second.errors.find("< {\"seq\":1,"), std::string::npos) << second.errors;
}

TEST_F(Conform, TheWholeCorpus) {
  const Ran ran = casebook("conform --failed-only --scenarios '" CASEBOOK_SCENARIOS "' -- " + ours);
  EXPECT_EQ(ran.exit, 0) << ran.out;
}

TEST_F(Conform, IsJudgedUnderWhatItDeclares) {
  const Ran declared = casebook("conform" + only_a + "--json - -- " + ours +
                                " --rulings terrain-bonus=only-when-attacked");
  EXPECT_NE(declared.out.find(R"("rulings":{"terrain-bonus":"only-when-attacked"})"),
            std::string::npos)
      << declared.out;
  const Ran asked = casebook("conform" + only_a + "--json - --rulings literal -- " + ours +
                             " --rulings terrain-bonus=only-when-attacked");
  EXPECT_NE(asked.out.find(R"("rulings":{})"), std::string::npos) << asked.out;
}

TEST_F(Conform, WhatItCannotTakeIsNotExpressible) {
  const Ran ran = casebook("conform" + only_a + "--rulings terrain-bonus=only-when-attacked -- " +
                           fake("cannot"));
  EXPECT_EQ(ran.exit, 0);
  EXPECT_NE(ran.out.find("1 not-expressible"), std::string::npos) << ran.out;
}

TEST_F(Conform, EachFaultIsAVerdictOfItsOwn) {
  const auto verdict = [&](const std::string& mode) {
    return casebook("conform --seconds 1 --failed-only" + only_a + "-- " + fake(mode)).out;
  };
  EXPECT_NE(verdict("exits").find("1 crashed"), std::string::npos);
  EXPECT_NE(verdict("hangs").find("1 timed-out"), std::string::npos);
  EXPECT_NE(verdict("no-json").find("1 malformed"), std::string::npos);
  EXPECT_NE(verdict("declines").find("1 skipped"), std::string::npos);
  EXPECT_NE(verdict("good").find("1 fail"), std::string::npos);
}

TEST_F(Conform, OneThatCannotBeAskedAnything) {
  for (const std::string& command : {fake("exits-at-once"), std::string("./no-such-program")}) {
    const Ran ran = casebook("conform -- " + command);
    EXPECT_EQ(ran.exit, 3) << command;
    EXPECT_NE(ran.errors.find("cannot be asked anything"), std::string::npos) << ran.errors;
    EXPECT_EQ(ran.out, "");
  }
}

TEST_F(Conform, AnEngineDoesNotOutliveIt) {
  const std::string command = "cd '" + folder.string() +
                              "' && FAKE_PID_FILE=pid timeout --signal=KILL 4 '" +
                              CASEBOOK_EXECUTABLE + "' conform --seconds 600 -- " +
                              fake("hangs-and-says-where") + " >stdout 2>stderr";
  EXPECT_NE(std::system(command.c_str()), 0);  // NOLINT(cert-env33-c): a test of a command
  ASSERT_FALSE(read("pid").empty()) << "the engine was not asked in time";
  EXPECT_FALSE(stays_alive(std::stoi(read("pid"))));
}

TEST_F(Conform, ABaselineHoldsWhatIsKnown) {
  EXPECT_EQ(casebook("conform --quiet --write-baseline known.txt -- " + ours).exit, 1);
  EXPECT_NE(read("known.txt").find("b 1  # charge.contact: fail"), std::string::npos);
  const Ran known = casebook("conform --failed-only --baseline known.txt -- " + ours);
  EXPECT_EQ(known.exit, 0);
  EXPECT_NE(known.out.find("1 known, 0 not listed, 0 listed that pass"), std::string::npos);
  write("known.txt", "a 1\nb 1\n");
  const Ran passing = casebook("conform --failed-only --baseline known.txt -- " + ours);
  EXPECT_EQ(passing.exit, 1);
  EXPECT_NE(passing.out.find("listed, but it passes: a 1"), std::string::npos) << passing.out;
  write("known.txt", "# nothing\n");
  const Ran unlisted = casebook("conform --failed-only --baseline known.txt -- " + ours);
  EXPECT_EQ(unlisted.exit, 1);
  EXPECT_NE(unlisted.out.find("not listed: b 1"), std::string::npos) << unlisted.out;
  write("known.txt", "a\n");
  const Ran unreadable = casebook("conform --baseline known.txt -- " + ours);
  EXPECT_EQ(unreadable.exit, 2);
  EXPECT_NE(unreadable.errors.find("known.txt: line 1"), std::string::npos) << unreadable.errors;
}

TEST_F(Conform, SeveralEnginesAreSetBesideEachOther) {
  const Ran ran = casebook("conform --html page.html --engine-command \"one=" + ours +
                           "\" --engine-command \"two=" + fake("good") + "\"" + only_a);
  EXPECT_EQ(ran.exit, 1) << ran.errors;
  EXPECT_EQ(ran.out.rfind("         one     two\n"
                          "charges    1  0 of 1\n"
                          "all        1  0 of 1\n",
                          0),
            0U)
      << ran.out;
  EXPECT_NE(read("page.html").find("<th>two</th>"), std::string::npos);
}

TEST_F(Conform, TheSameRunGivesTheSameBytes) {
  for (const char* file : {"1", "2"}) {
    casebook(std::string("conform --quiet --json ") + file + ".jsonl --junit " + file +
             ".xml --html " + file + ".html -- " + ours);
  }
  EXPECT_FALSE(read("1.jsonl").empty());
  EXPECT_EQ(read("1.jsonl"), read("2.jsonl"));
  EXPECT_EQ(read("1.xml"), read("2.xml"));
  EXPECT_EQ(read("1.html"), read("2.html"));
}

TEST_F(Conform, SaysWhatItTakes) {
  const auto error = [&](const std::string& arguments) {
    return refusal_of("conform " + arguments);
  };
  EXPECT_NE(error("").find("say which engine"), std::string::npos);
  EXPECT_NE(error("--engine-command x").find("write `NAME=COMMAND`"), std::string::npos);
  EXPECT_NE(error("--engine-command a=b --engine-command a=c").find("named twice"),
            std::string::npos);
  EXPECT_NE(error("--engine-command a=b -- c").find("after `--`"), std::string::npos);
  EXPECT_NE(error("--json - --html - -- x").find("only one report"), std::string::npos);
  EXPECT_NE(error("--seconds 0 -- x").find("--seconds takes"), std::string::npos);
  EXPECT_NE(error("--by colour -- x").find("--by takes"), std::string::npos);
  EXPECT_NE(error("--baseline none.txt -- x").find("none.txt"), std::string::npos);
  EXPECT_NE(error("--junit a --engine-command a=b --engine-command c=d").find("one engine"),
            std::string::npos);
}

TEST_F(Conform, IsJudgedUnderWhatWasInferred) {
  write(
      "found.json",
      R"({"engine":"x","rulings":[{"ruling":"terrain-bonus","readings":["only-when-attacked"]}]})");
  const Ran ran = casebook("conform" + only_a + "--inferred found.json --json - -- " + ours);
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find(R"("rulings":{"terrain-bonus":"only-when-attacked"})"), std::string::npos);
  EXPECT_NE(ran.out.find(R"("verdict":"pass")"), std::string::npos) << ran.out;
  const Ran failing = casebook("conform --inferred found.json -- " + ours);
  EXPECT_NE(failing.out.find("b.yaml --inferred found.json -- "), std::string::npos) << failing.out;
  const auto error = [&](const std::string& arguments) {
    return refusal_of("conform" + only_a + arguments + " -- " + ours);
  };
  EXPECT_NE(error("--inferred none.json").find("--inferred: none.json"), std::string::npos);
  EXPECT_NE(error("--inferred scenarios/charges/a.yaml").find("nothing that `casebook infer"),
            std::string::npos);
  EXPECT_NE(error("--inferred found.json --rulings literal").find("exclude each other"),
            std::string::npos);
}

TEST_F(Conform, TheHeaderSaysWhichVersionWasAsked) {
  const Ran ran =
      casebook("conform" + only_a + "--json - --commit abc --date 2020-02-02 -- " + ours);
  const std::string header = ran.out.substr(0, ran.out.find('\n'));
  EXPECT_NE(header.find(R"("commit":"abc","date":"2020-02-02")"), std::string::npos) << header;
  EXPECT_NE(header.find(R"("source":"the literal rules of casebook")"), std::string::npos);
}

TEST_F(Conform, SeveralEnginesAsJson) {
  const Ran ran = casebook("conform" + only_a + "--json - --engine-command \"a=" + ours +
                           "\" --engine-command \"b=" + ours + "\"");
  EXPECT_EQ(ran.exit, 0) << ran.errors;
  EXPECT_NE(ran.out.find("\"theme\": \"charges\""), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\"passed\": 1"), std::string::npos);
}

TEST_F(Conform, NamesTheFaultsThatWouldAnswerSo) {
  const std::string asked =
      "conform --failed-only --explain --scenarios '" CASEBOOK_SCENARIOS "/movement' -- " + ours;
  const Ran faulty = casebook(asked + " --fault cavalry-goes-one-square");
  EXPECT_EQ(faulty.exit, 1);
  EXPECT_NE(faulty.out.find("\nIt answers as if\n  cavalry moves one square only (move.speed)\n"),
            std::string::npos)
      << faulty.out;
  EXPECT_NE(faulty.out.find("\n0 wrong answers are explained by no single fault"),
            std::string::npos);
  EXPECT_EQ(casebook(asked).out.find("answers as if"), std::string::npos);
  EXPECT_EQ(casebook("conform --explain --json - -- " + ours).exit, 2);
}

TEST_F(Conform, EveryLineIsHeldAgainstTheSchema) {
  const Ran right = casebook("conform --validate" + only_a + "-- " + ours);
  EXPECT_EQ(right.exit, 0) << right.errors;
  EXPECT_EQ(right.errors, "");
  write("loose.py",
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['verb'] == 'hello':\n"
        "        reply = {'engine': 'e', 'version': '1', 'language': 'l', 'source': 's',\n"
        "                 'answers': ['attack']}\n"
        "    elif asked['verb'] == 'ask':\n"
        "        reply = {'seq': asked['seq'], 'skipped': 3}\n"
        "    else:\n"
        "        break\n"
        "    print(json.dumps(reply), flush=True)\n");
  const Ran wrong = casebook("conform --validate" + only_a + "-- '" CASEBOOK_PYTHON "' loose.py");
  EXPECT_EQ(wrong.exit, 1);
  EXPECT_NE(wrong.errors.find("not by the protocol: "), std::string::npos) << wrong.errors;
  EXPECT_NE(wrong.errors.find("< {\"seq\": 1, \"skipped\": 3}"), std::string::npos) << wrong.errors;
}

TEST_F(SmokeCommand, ExitCodesSayWhatCameOfIt) {
  const Ran good = casebook("smoke -- " + ours);
  EXPECT_EQ(good.exit, 0);
  EXPECT_NE(good.out.find(" ok, 0 wrong"), std::string::npos) << good.out;
  EXPECT_EQ(good.out.find("microseconds"), std::string::npos);
  const Ran bad = casebook("smoke -- " + fake("unsorted"));
  EXPECT_EQ(bad.exit, 1);
  EXPECT_NE(bad.out.find("wrong   moves are sorted"), std::string::npos) << bad.out;
  EXPECT_EQ(casebook("smoke -- " + fake("exits-at-once")).exit, 3);
  EXPECT_EQ(casebook("smoke").exit, 2);
  EXPECT_NE(casebook("smoke --times -- " + ours).out.find("microseconds a question"),
            std::string::npos);
}

}  // namespace
}  // namespace casebook::cli
