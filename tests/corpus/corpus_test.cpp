// Many files at once; and every file of the project's own corpus.
#include "casebook/corpus/read.hpp"
#include "casebook/model/limits.hpp"
#include "casebook/scenario/write.hpp"
#include "example.hpp"
#include "temporary_folder.hpp"

namespace casebook::corpus {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

std::string called(const std::string& id) { return with("id: a-case", "id: " + id); }

std::vector<std::string> paths_of(const Corpus& corpus, const TemporaryFolder& folder) {
  std::vector<std::string> paths;
  for (const ScenarioFile& file : corpus.files)
    paths.push_back(file.path.substr(folder.path().size() + 1));
  return paths;
}

TEST(Corpus, IsEveryYamlFileBelowAFolderInOrder) {
  const TemporaryFolder folder;
  folder.write("b/z.yaml", called("z"));
  folder.write("b/a.yaml", called("a"));
  folder.write("a/deep/er/y.yaml", called("y"));
  folder.write("x.yaml", called("x"));
  folder.write("README.md", "# words");
  folder.write("schema.json", "{}");
  folder.write("x.yaml~", "words");
  folder.write(".hidden/h.yaml", "words");
  folder.write(".h.yaml", "words");
  fs::create_directory(folder / "folder.yaml");
  fs::create_directory_symlink(folder.path(), folder / "circle");
  const Corpus corpus = read_corpus({folder.path()});
  EXPECT_THAT(corpus.errors, IsEmpty());
  EXPECT_THAT(paths_of(corpus, folder),
              ElementsAre("a/deep/er/y.yaml", "b/a.yaml", "b/z.yaml", "x.yaml"));
}

TEST(Corpus, ReadsAFileOnceHoweverItIsNamed) {
  const TemporaryFolder folder;
  const std::string file = folder.write("sub/a.yaml", called("a"));
  const Corpus corpus = read_corpus({file, folder.path(), folder / "sub/../sub/a.yaml", file});
  EXPECT_THAT(corpus.errors, IsEmpty());
  EXPECT_EQ(corpus.files.size(), 1U);
}

TEST(Corpus, AnIdBelongsToOneFile) {
  const TemporaryFolder folder;
  folder.write("one/a.yaml", called("a"));
  folder.write("two/a.yaml", called("a"));
  const Corpus corpus = read_corpus({folder.path()});
  EXPECT_THAT(paths_of(corpus, folder), ElementsAre("one/a.yaml"));
  ASSERT_EQ(corpus.errors.size(), 1U);
  EXPECT_EQ(corpus.errors[0].file, folder / "two/a.yaml");
  EXPECT_EQ(corpus.errors[0].line, 2);
  EXPECT_EQ(corpus.errors[0].column, 5);
  EXPECT_THAT(corpus.errors[0].message, HasSubstr(folder / "one/a.yaml"));
}

TEST(Corpus, TheFaultOfOneFileLeavesTheOthers) {
  const TemporaryFolder folder;
  folder.write("a.yaml", called("a"));
  folder.write("b.yaml", "words");
  folder.write("c.yaml", called("c"));
  const Corpus corpus = read_corpus({folder.path()});
  EXPECT_EQ(corpus.files.size(), 2U);
  ASSERT_EQ(corpus.errors.size(), 1U);
  EXPECT_EQ(corpus.errors[0].file, folder / "b.yaml");
}

TEST(Corpus, AFolderWithoutScenariosIsAnError) {
  const TemporaryFolder folder;
  folder.write("README.md", "words");
  const Corpus empty = read_corpus({folder.path()});
  ASSERT_EQ(empty.errors.size(), 1U);
  EXPECT_THAT(empty.errors[0].message, HasSubstr("no scenario"));
  const Corpus missing = read_corpus({folder / "nowhere"});
  ASSERT_EQ(missing.errors.size(), 1U);
  EXPECT_THAT(missing.errors[0].message, HasSubstr("no such file or folder"));
  EXPECT_TRUE(read_corpus({}).files.empty());
}

TEST(Corpus, Has100000FilesAtMost) {
  const TemporaryFolder folder;
  std::string file = folder.write("0/0.yaml", "");
  for (std::size_t i = 1; i < limits::scenarios; ++i) {
    const std::string name = std::to_string(i);
    // A file cannot have that many names on every file system.
    if (i % 20'000 == 0)
      file = folder.write(name + "/" + name + ".yaml", "");
    else
      fs::create_hard_link(file, folder / ("0/" + name + ".yaml"));
  }
  const Corpus at_most = read_corpus({folder.path()});
  ASSERT_EQ(at_most.errors.size(), limits::scenarios);
  EXPECT_THAT(at_most.errors.back().message, HasSubstr("says nothing"));
  folder.write("one-more.yaml", "");
  const Corpus too_many = read_corpus({folder.path()});
  ASSERT_EQ(too_many.errors.size(), 1U);
  EXPECT_THAT(too_many.errors[0].message, HasSubstr("more than 100,000 files"));
}

TEST(Corpus, ANamedFileNeedsNoEnding) {
  const TemporaryFolder folder;
  const std::string file = folder.write("scenario", std::string(example));
  EXPECT_EQ(read_corpus({file}).files.size(), 1U);
}

// What is written is read as the same scenario, and written as the same text.
TEST(Corpus, EveryFileOfTheProjectSurvivesWritingAndReading) {
  const Corpus corpus = read_corpus({CASEBOOK_SCENARIOS});
  for (const FileError& error : corpus.errors) ADD_FAILURE() << to_text(error);
  ASSERT_FALSE(corpus.files.empty());
  for (const ScenarioFile& file : corpus.files) {
    const std::string text = scenario::to_yaml(file.scenario);
    const auto again = read_scenario(text, file.path);
    ASSERT_TRUE(again) << to_text(again.error().front()) << "\n" << text;
    EXPECT_TRUE(*again == file.scenario) << text;
    EXPECT_EQ(scenario::to_yaml(*again), text);
  }
}

TEST(Corpus, TheExampleSurvivesWritingAndReading) {
  const auto scenario = read_scenario(example, "a-case.yaml");
  ASSERT_TRUE(scenario);
  const std::string text = scenario::to_yaml(*scenario);
  const auto again = read_scenario(text, "a-case.yaml");
  ASSERT_TRUE(again) << to_text(again.error().front()) << "\n" << text;
  EXPECT_TRUE(*again == *scenario) << text;
}

// Texts that YAML could take for something else.
TEST(Corpus, AwkwardTextsSurviveWritingAndReading) {
  auto scenario = read_scenario(example, "a-case.yaml");
  ASSERT_TRUE(scenario);
  for (const char* text : {"a: b",
                           "a #b",
                           "*T3",
                           "- a",
                           "? a",
                           "17",
                           "1.5",
                           "true",
                           "null",
                           "~",
                           "[a]",
                           "{a}",
                           "a:",
                           "'a'",
                           "\"a\"",
                           "a\\b",
                           "%a",
                           "@a",
                           "`a`",
                           "!a",
                           "&a",
                           "| a",
                           "> a",
                           "\xC3\xA9 \xE2\x82\xAC",
                           "--- a",
                           "... a",
                           "a, b]",
                           "#a",
                           ", a",
                           "0x1F",
                           "-1",
                           "=",
                           "<<",
                           "a\xC2\x85"
                           "b"}) {
    scenario->title = text;
    scenario->hunts = text;
    scenario->why = std::string(text) + "\n" + text;
    const std::string written = scenario::to_yaml(*scenario);
    const auto again = read_scenario(written, "a-case.yaml");
    ASSERT_TRUE(again) << to_text(again.error().front()) << "\n" << written;
    EXPECT_EQ(again->title, text);
    EXPECT_EQ(again->hunts, text);
    EXPECT_EQ(again->why, std::string(text) + "\n" + text);
  }
}

}  // namespace
}  // namespace casebook::corpus
