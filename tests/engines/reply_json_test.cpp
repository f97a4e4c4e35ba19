#include <gmock/gmock.h>

#include "casebook/engines/protocol.hpp"

namespace casebook::engines {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Square at(std::string_view text) { return *Square::parse(text); }

const Position asked_position = [] {
  Position position;
  position.units.place(*Square::parse("K15"), {Side::north, Kind::cavalry});
  return position;
}();

Reply read(const std::string& line, const Question& question) {
  return reply_from_json(line, {asked_position, question, std::nullopt});
}

// Reads an answer that is in order.
template <class Kind>
Kind answer(const std::string& json, const Question& question) {
  const Reply reply = read(R"({"answer":)" + json + "}", question);
  if (const auto* failure = std::get_if<Failure>(&reply)) ADD_FAILURE() << failure->why;
  return std::holds_alternative<Kind>(reply) ? std::get<Kind>(reply) : Kind{};
}

// Why an answer is malformed.
std::string malformed(const std::string& json, const Question& question) {
  const Reply reply = read(R"({"answer":)" + json + "}", question);
  const auto* failure = std::get_if<Failure>(&reply);
  if (failure == nullptr) return "taken";
  EXPECT_EQ(failure->kind, Failure::Kind::malformed);
  return failure->why;
}

const Question communication = CommunicationQuestion{};
const Question attack = AttackQuestion{Square(11, 14)};
const Question moves_of_one = MovesQuestion{Square(10, 14)};
const Question all_moves = MovesQuestion{};
const Question turn = TurnQuestion{"K15-K16"};
const Question deployment = DeploymentQuestion{};
const Question perft = PerftQuestion{2};
const Question line = LineQuestion{Square(10, 14)};

// ---------------------------------------------------------------- writing

TEST(ReplyJson, WritesTheAnswersOfTheProtocol) {
  EXPECT_EQ(reply_to_json(CommunicationReply{{at("L15"), at("B2")}}, communication, "7"),
            R"({"seq":7,"answer":{"in":["B2","L15"]}})");
  const std::map<Square, int> counting{{at("L15"), 10}, {at("K15"), 4}, {at("K16"), 0}};
  EXPECT_EQ(reply_to_json(AttackReply{8, 10, Outcome::resists, counting}, attack),
            R"({"answer":{"offence":8,"defence":10,"outcome":"resists",)"
            R"("counting":{"K15":4,"L15":10}}})");
  const MovesReply moves{{{at("K15"), at("J15")}, {at("K15"), at("K16")}}};
  EXPECT_EQ(reply_to_json(moves, moves_of_one), R"({"answer":{"to":["J15","K16"]}})");
  EXPECT_EQ(reply_to_json(moves, all_moves), R"({"answer":{"all":["K15-J15","K15-K16"]}})");
  EXPECT_EQ(reply_to_json(MovesReply{}, moves_of_one), R"({"answer":{"to":[]}})");
  EXPECT_EQ(reply_to_json(DeploymentReply{true, {}}, deployment), R"({"answer":{"legal":true}})");
  EXPECT_EQ(reply_to_json(DeploymentReply{false, {"deployment.roster"}}, deployment),
            R"({"answer":{"legal":false,"because":["deployment.roster"]}})");
  EXPECT_EQ(reply_to_json(PerftReply{18446744073709551615U}, perft),
            R"({"answer":{"nodes":18446744073709551615}})");
}

TEST(ReplyJson, WritesReasons) {
  EXPECT_EQ(reply_to_json(LineReply{{{"T3 line K12", "K12 contact K13"}}, {{}}}, line),
            R"({"answer":{"path":["T3 line K12","K12 contact K13"],"cuts":[]}})");
  const std::map<Square, std::string> others{{at("K17"), "fire.range-cavalry"}};
  EXPECT_EQ(reply_to_json(AttackReply{4, {}, {}, {}, others}, attack),
            R"({"answer":{"offence":4,"not-counting":{"K17":"fire.range-cavalry"}}})");
  const LegalTurnReply told{std::nullopt, std::nullopt, false, {{"K15-K16", "end of turn"}}};
  EXPECT_EQ(reply_to_json(TurnReply{told}, turn),
            R"({"answer":{"legal":true,"account":["K15-K16","end of turn"]}})");
}

TEST(ReplyJson, ReadsReasons) {
  const auto told = answer<LineReply>(R"({"path":["T3 line K12"],"cuts":null})", line);
  EXPECT_EQ(told.path, std::vector<std::string>{"T3 line K12"});
  EXPECT_EQ(told.cuts, std::nullopt);
  EXPECT_THAT(malformed(R"({"path":"T3"})", line), HasSubstr("path"));
  const auto clash = answer<AttackReply>(R"({"not-counting":{"K17":"fire.over-units"}})", attack);
  EXPECT_THAT(*clash.not_counting, ElementsAre(Pair(at("K17"), "fire.over-units")));
  EXPECT_THAT(malformed(R"({"not-counting":{"Z1":"fire.over-units"}})", attack),
              HasSubstr("\"Z1\" is no square"));
  const auto played = answer<TurnReply>(R"({"legal":true,"account":["*T3"]})", turn);
  EXPECT_EQ(std::get<LegalTurnReply>(played).account, std::vector<std::string>{"*T3"});
}

// O12 is the book's L15, C20 its T3.
TEST(ReplyJson, TranslatesTheSquaresInReasons) {
  const auto reasons = [](const std::string& json, const Question& question) {
    return reply_from_json(R"({"answer":)" + json + "}",
                           {asked_position, question, std::nullopt, Notation::spreadsheet});
  };
  const Reply reached = reasons(R"({"path":["C20 line O12"],"cuts":["C20 at O12"]})", line);
  EXPECT_EQ(std::get<LineReply>(reached).path, std::vector<std::string>{"T3 line L15"});
  EXPECT_EQ(std::get<LineReply>(reached).cuts, std::vector<std::string>{"T3 at L15"});
  const Reply played = reasons(
      R"({"legal":true,"account":["O12-O13","xO12","*C20","O12 removed by retreat.no-room","end of turn"]})",
      turn);
  const auto& told = std::get<LegalTurnReply>(std::get<TurnReply>(played));
  EXPECT_THAT(*told.account, ElementsAre("L15-M15", "xL15", "*T3", "L15 removed by retreat.no-room",
                                         "end of turn"));
}

TEST(ReplyJson, WritesTurns) {
  const LegalTurnReply plays_on{asked_position, std::nullopt};
  EXPECT_EQ(reply_to_json(TurnReply{plays_on}, turn),
            R"({"answer":{"legal":true,"position":{"map":"book","to-move":"north",)"
            R"("north":{"cavalry":["K15"]},"south":{},"turn":1},"end":null}})");
  const LegalTurnReply won{std::nullopt, End{Side::north, EndCause::both_arsenals}};
  EXPECT_EQ(reply_to_json(TurnReply{won}, turn),
            R"({"answer":{"legal":true,"end":{"winner":"north","by":"end.both-arsenals"}}})");
  const LegalTurnReply drawn{std::nullopt, End{std::nullopt, EndCause::all_isolated}};
  EXPECT_EQ(reply_to_json(TurnReply{drawn}, turn),
            R"({"answer":{"legal":true,"end":{"winner":null,"by":"end.all-isolated"}}})");
  EXPECT_EQ(reply_to_json(TurnReply{IllegalTurnReply{0, {{"move.speed"}}}}, turn),
            R"({"answer":{"legal":false,"at":0,"because":["move.speed"]}})");
}

TEST(ReplyJson, WritesWhatIsNoAnswer) {
  EXPECT_EQ(reply_to_json(Skipped{"no \"map\""}, deployment, "7"),
            R"({"seq":7,"skipped":"no \"map\""})");
  EXPECT_EQ(reply_to_json(Refused{"L15 is empty"}, attack, "\"a\""),
            R"({"seq":"a","error":"L15 is empty"})");
  EXPECT_EQ(reply_to_json(Failure{Failure::Kind::crashed, "it ended by itself"}, attack),
            R"({"error":"it ended by itself"})");
  EXPECT_EQ(error_to_json("\xff is no text"), "{\"error\":\"\xef\xbf\xbd is no text\"}");
}

// ---------------------------------------------------------------- reading

TEST(ReplyJson, ReadsCommunication) {
  const auto reply = answer<CommunicationReply>(R"({"in":["L15","B2"],"more":1})", communication);
  EXPECT_EQ(reply.in, (Squares{at("B2"), at("L15")}));
  EXPECT_THAT(malformed("{}", communication), HasSubstr("\"in\" is missing"));
  EXPECT_THAT(malformed(R"({"in":"L15"})", communication), HasSubstr("a list"));
  EXPECT_THAT(malformed(R"({"in":["U1"]})", communication), HasSubstr("\"U1\" is no square"));
  EXPECT_THAT(malformed("[]", communication), HasSubstr("an object"));
}

TEST(ReplyJson, ReadsTheGivenPartsOfAnAttack) {
  const auto whole = answer<AttackReply>(
      R"({"offence":8,"defence":10,"outcome":"resists","counting":{"K15":4,"K16":0}})", attack);
  EXPECT_EQ(whole.offence, 8);
  EXPECT_EQ(whole.defence, 10);
  EXPECT_EQ(whole.outcome, Outcome::resists);
  EXPECT_THAT(*whole.counting, ElementsAre(Pair(at("K15"), 4)));
  const auto part = answer<AttackReply>(R"({"outcome":"shaken","offence":null})", attack);
  EXPECT_EQ(part.outcome, Outcome::shaken);
  EXPECT_FALSE(part.offence || part.defence || part.counting);
  EXPECT_THAT(malformed(R"({"offence":"8"})", attack), HasSubstr("whole number"));
  EXPECT_THAT(malformed(R"({"offence":8e99})", attack), HasSubstr("8e99"));
  EXPECT_THAT(malformed(R"({"outcome":"retreats"})", attack), HasSubstr("retreats"));
  EXPECT_THAT(malformed(R"({"counting":{"Z1":4}})", attack), HasSubstr("\"Z1\" is no square"));
}

TEST(ReplyJson, SortsMoves) {
  const auto to = answer<MovesReply>(R"({"to":["K16","J15","K16"]})", moves_of_one);
  EXPECT_THAT(to.moves, ElementsAre(Move{at("K15"), at("J15")}, Move{at("K15"), at("K16")}));
  const auto all = answer<MovesReply>(R"({"all":["K15-K16","A1-A10","A1-A2"]})", all_moves);
  EXPECT_THAT(all.moves, ElementsAre(Move{at("A1"), at("A2")}, Move{at("A1"), at("A10")},
                                     Move{at("K15"), at("K16")}));
  EXPECT_THAT(malformed(R"({"all":[]})", moves_of_one), HasSubstr("\"to\" is missing"));
  EXPECT_THAT(malformed(R"({"to":[]})", all_moves), HasSubstr("\"all\" is missing"));
  EXPECT_THAT(malformed(R"({"to":["K15"]})", moves_of_one), HasSubstr("K15"));
  EXPECT_THAT(malformed(R"({"all":["K15-K15"]})", all_moves), HasSubstr("no move"));
}

TEST(ReplyJson, ReadsALegalTurn) {
  const auto reply = std::get<LegalTurnReply>(answer<TurnReply>(
      R"({"legal":true,"end":{"winner":null,"by":"end.draw-agreed"},"position":{"to-move":"south",)"
      R"("north":{"cavalry":["K16"]},"extra":true,"turn":2}})",
      turn));
  ASSERT_TRUE(reply.position);
  EXPECT_EQ(reply.position->units.squares(), (Squares{at("K16")}));
  EXPECT_EQ(reply.position->turn, 2);
  EXPECT_TRUE(reply.says_end);
  EXPECT_EQ(reply.end, (End{std::nullopt, EndCause::draw_agreed}));
  const auto won = std::get<LegalTurnReply>(
      answer<TurnReply>(R"({"legal":true,"end":{"winner":"south","by":"end.surrender"}})", turn));
  EXPECT_EQ(won.end, (End{Side::south, EndCause::surrender}));
}

TEST(ReplyJson, TellsNoEndFromNothingSaid) {
  const auto none =
      std::get<LegalTurnReply>(answer<TurnReply>(R"({"legal":true,"end":null})", turn));
  EXPECT_TRUE(none.says_end);
  EXPECT_FALSE(none.end);
  const auto silent = std::get<LegalTurnReply>(answer<TurnReply>(R"({"legal":true})", turn));
  EXPECT_FALSE(silent.says_end);
  EXPECT_FALSE(silent.position);
}

TEST(ReplyJson, ReadsAnIllegalTurn) {
  const auto reply = std::get<IllegalTurnReply>(
      answer<TurnReply>(R"({"legal":false,"at":1,"because":["move.speed","my.own"]})", turn));
  EXPECT_EQ(reply.at, 1);
  EXPECT_THAT(*reply.because, ElementsAre("move.speed", "my.own"));
  const auto bare = std::get<IllegalTurnReply>(answer<TurnReply>(R"({"legal":false})", turn));
  EXPECT_FALSE(bare.at || bare.because);
}

TEST(ReplyJson, RefusesTurnsThatMakeNoSense) {
  EXPECT_THAT(malformed("{}", turn), HasSubstr("\"legal\" is missing"));
  EXPECT_THAT(malformed(R"({"legal":"yes"})", turn), HasSubstr("true or false"));
  EXPECT_THAT(malformed(R"({"legal":false,"at":-1})", turn), HasSubstr("-1"));
  EXPECT_THAT(malformed(R"({"legal":true,"end":{"winner":"north"}})", turn), HasSubstr("by"));
  EXPECT_THAT(malformed(R"({"legal":true,"end":{"by":"move.speed","winner":null}})", turn),
              HasSubstr("move.speed"));
  EXPECT_THAT(malformed(R"({"legal":true,"end":{"by":"end.surrender","winner":"me"}})", turn),
              HasSubstr("winner"));
  EXPECT_THAT(
      malformed(R"({"legal":true,"position":{"to-move":"south","north":{"cavalry":["C10"]}}})",
                turn),
      HasSubstr("C10"));
}

TEST(ReplyJson, ReadsDeploymentAndPerft) {
  EXPECT_TRUE(answer<DeploymentReply>(R"({"legal":true})", deployment).legal);
  const auto refused =
      answer<DeploymentReply>(R"({"legal":false,"because":["deployment.roster"]})", deployment);
  EXPECT_FALSE(refused.legal);
  EXPECT_THAT(refused.because, ElementsAre("deployment.roster"));
  EXPECT_EQ(answer<PerftReply>(R"({"nodes":18446744073709551615})", perft).nodes,
            18446744073709551615U);
  EXPECT_THAT(malformed(R"({"nodes":-1})", perft), HasSubstr("from 0 on"));
  EXPECT_THAT(malformed(R"({"nodes":18446744073709551616})", perft), HasSubstr("from 0 on"));
  EXPECT_THAT(malformed(R"({"nodes":"9"})", perft), HasSubstr("from 0 on"));
}

TEST(ReplyJson, ReadsWhatIsNoAnswer) {
  EXPECT_EQ(std::get<Skipped>(read(R"({"skipped":"no"})", perft)).why, "no");
  EXPECT_EQ(std::get<Refused>(read(R"({"error":"empty"})", attack)).why, "empty");
  EXPECT_EQ(std::get<Refused>(read(R"({"answer":{"error":"empty"}})", attack)).why, "empty");
  EXPECT_EQ(std::get<Skipped>(read(R"({"answer":{"skipped":"no"}})", perft)).why, "no");
  EXPECT_THAT(std::get<Failure>(read("{}", perft)).why, HasSubstr("\"answer\" is missing"));
  EXPECT_THAT(std::get<Failure>(read("hello", perft)).why, HasSubstr("no JSON"));
  EXPECT_THAT(std::get<Failure>(read(R"({"error":7})", perft)).why, HasSubstr("a text"));
}

TEST(ReplyJson, TrustsNoSeqItDidNotSend) {
  const std::string json = R"("answer":{"in":[]}})";
  const auto is_answer = [&](const std::string& start, std::optional<long long> seq) {
    const Reply reply = reply_from_json(start + json, {asked_position, communication, seq});
    return std::holds_alternative<CommunicationReply>(reply);
  };
  EXPECT_TRUE(is_answer(R"({"seq":7,)", 7));
  EXPECT_FALSE(is_answer(R"({"seq":8,)", 7));
  EXPECT_FALSE(is_answer(R"({"seq":"7",)", 7));
  EXPECT_FALSE(is_answer(R"({"seq":7.0,)", 7));
  EXPECT_FALSE(is_answer("{", 7));
  EXPECT_FALSE(is_answer(R"({"seq":7,)", std::nullopt));
  EXPECT_TRUE(is_answer("{", std::nullopt));
}

TEST(ReplyJson, ReadsSpreadsheetSquares) {
  const auto read_as = [&](const std::string& json, const Question& question) {
    return reply_from_json(json, {asked_position, question, std::nullopt, Notation::spreadsheet});
  };
  const Reply in = read_as(R"({"answer":{"in":["O12"]}})", communication);
  EXPECT_EQ(std::get<CommunicationReply>(in).in, (Squares{at("L15")}));
  const Reply all = read_as(R"({"answer":{"all":["O11-P11"]}})", all_moves);
  EXPECT_THAT(std::get<MovesReply>(all).moves, ElementsAre(Move{at("K15"), at("K16")}));
  const Reply counted = read_as(R"({"answer":{"counting":{"Y20":4}}})", attack);
  EXPECT_THAT(*std::get<AttackReply>(counted).counting, ElementsAre(Pair(at("T25"), 4)));
}

}  // namespace
}  // namespace casebook::engines
