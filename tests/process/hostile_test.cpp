// Engines that misbehave: each must end in the verdict that is theirs, within its time, and take
// next to no memory of ours.
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "alive.hpp"
#include "fakes.hpp"

namespace casebook::process {
namespace {

using engines::Failure;
using engines::Reply;

constexpr long most_kilobytes = 100 * 1024;

// The most memory that this process has ever held. A sanitizer holds on to what was freed; there
// the bound says nothing.
long peak_kilobytes() {
#if defined(__SANITIZE_ADDRESS__)
  return 0;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  return 0;
#endif
#endif
  std::ifstream status("/proc/self/status");
  const std::string wanted = "VmHWM:";
  for (std::string word; status >> word;) {
    long kilobytes = most_kilobytes;
    if (word == wanted && status >> kilobytes) return kilobytes;
  }
  return most_kilobytes;
}

Reply communication(engines::Engine& engine) {
  return engine.ask(small_position(), engines::CommunicationQuestion{});
}

std::optional<Failure::Kind> failure_in(const Reply& reply) {
  const auto* failure = std::get_if<Failure>(&reply);
  if (failure == nullptr) return std::nullopt;
  return failure->kind;
}

std::string why(const Reply& reply) {
  const auto* failure = std::get_if<Failure>(&reply);
  return failure == nullptr ? "no failure" : failure->why;
}

struct Misdeed {
  const char* mode;
  Failure::Kind kind;
};

void PrintTo(const Misdeed& misdeed, std::ostream* out) { *out << misdeed.mode; }

class Hostile : public testing::TestWithParam<Misdeed> {};

TEST_P(Hostile, IsFoundOut) {
  const auto engine = started(fake(GetParam().mode));
  ASSERT_NE(engine, nullptr);
  const Reply first = communication(*engine);
  EXPECT_EQ(failure_in(first), GetParam().kind) << why(first);
  const Reply second = communication(*engine);  // of another process
  EXPECT_EQ(failure_in(second), GetParam().kind) << why(second);
  EXPECT_LT(peak_kilobytes(), most_kilobytes);
}

std::string name_of(const testing::TestParamInfo<Misdeed>& info) {
  std::string name = info.param.mode;
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
}

constexpr auto crashed = Failure::Kind::crashed;
constexpr auto timed_out = Failure::Kind::timed_out;
constexpr auto malformed = Failure::Kind::malformed;

INSTANTIATE_TEST_SUITE_P(
    Engines, Hostile,
    testing::Values(Misdeed{"exits", crashed}, Misdeed{"is-killed", crashed},
                    Misdeed{"dies-in-mid-line", crashed}, Misdeed{"last-words", crashed},
                    Misdeed{"closes-output", crashed}, Misdeed{"hangs", timed_out},
                    Misdeed{"floods-errors", timed_out}, Misdeed{"floods-output", malformed},
                    Misdeed{"floods-lines", malformed}, Misdeed{"endless-line", malformed},
                    Misdeed{"answers-late", malformed}, Misdeed{"wrong-seq", malformed},
                    Misdeed{"no-seq", malformed}, Misdeed{"text-seq", malformed},
                    Misdeed{"invalid-utf-8", malformed}, Misdeed{"no-json", malformed},
                    Misdeed{"empty-line", malformed}, Misdeed{"deep", malformed},
                    Misdeed{"many-values", malformed}, Misdeed{"unknown-square", malformed},
                    Misdeed{"square-twice", malformed}, Misdeed{"key-twice", malformed},
                    Misdeed{"another-answer", malformed}),
    name_of);

TEST(HostileEngines, NumbersBeyondTheGame) {
  for (const char* mode : {"huge-number", "number-out-of-range"}) {
    const auto engine = started(fake(mode));
    const Reply reply =
        engine->ask(small_position(), engines::AttackQuestion{*Square::parse("A1")});
    EXPECT_EQ(failure_in(reply), malformed) << mode << ": " << why(reply);
  }
}

TEST(HostileEngines, AnAnswerTooManyIsNotTakenForTheNext) {
  const auto engine = started(fake("answers-twice"));
  EXPECT_FALSE(failure_in(communication(*engine)));
  EXPECT_EQ(failure_in(communication(*engine)), malformed);
  EXPECT_FALSE(failure_in(communication(*engine)));
}

TEST(HostileEngines, MuchOnStandardErrorIsNoFault) {
  const auto engine = started(fake("floods-errors-then-answers"));
  EXPECT_FALSE(failure_in(communication(*engine)));
  EXPECT_LT(peak_kilobytes(), most_kilobytes);
}

TEST(HostileEngines, WhatItSaidLastIsTold) {
  EXPECT_NE(why(communication(*started(fake("last-words")))).find("no such square"),
            std::string::npos);
  EXPECT_NE(why(communication(*started(fake("exits")))).find("exit code 7"), std::string::npos);
  EXPECT_NE(why(communication(*started(fake("is-killed")))).find("signal 11"), std::string::npos);
}

TEST(HostileEngines, WhatItLeavesBehindIsEndedToo) {
  std::string file = (std::filesystem::temp_directory_path() / "casebook-pid-XXXXXX").string();
  const int handle = mkstemp(file.data());
  ASSERT_GE(handle, 0);
  setenv("FAKE_PID_FILE", file.c_str(), 1);
  const auto engine = started(fake("grandchild"));
  EXPECT_EQ(failure_in(communication(*engine)), crashed);
  int process = 0;
  std::ifstream(file) >> process;
  ASSERT_GT(process, 0);
  EXPECT_FALSE(stays_alive(process));
  std::filesystem::remove(file);
}

TEST(HostileEngines, OneThatNeverComesBackIsGivenUp) {
  Limits limits = for_tests();
  limits.faults_in_a_row = 2;
  const auto engine = started(fake("exits"), limits);
  communication(*engine);
  communication(*engine);
  const Reply third = communication(*engine);
  EXPECT_EQ(failure_in(third), crashed);
  EXPECT_NE(why(third).find("given up"), std::string::npos) << why(third);
}

TEST(HostileEngines, RestartsAreCounted) {
  Limits limits = for_tests();
  limits.restarts = 1;
  const auto engine = started(fake("no-json"), limits);
  EXPECT_EQ(failure_in(communication(*engine)), malformed);
  EXPECT_EQ(failure_in(communication(*engine)), malformed);
  EXPECT_EQ(failure_in(communication(*engine)), crashed);
}

TEST(HostileEngines, OneThatDiesNowAndThenIsAskedOn) {
  const auto engine = started(fake("every-third-dies"));
  int crashes = 0;
  for (int i = 0; i < 9; ++i) crashes += failure_in(communication(*engine)).has_value() ? 1 : 0;
  EXPECT_EQ(crashes, 3);
}

}  // namespace
}  // namespace casebook::process
