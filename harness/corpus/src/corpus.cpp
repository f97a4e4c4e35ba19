#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

#include "casebook/corpus/files.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/model/limits.hpp"
#include "yaml.hpp"

namespace casebook::corpus {
namespace {

namespace fs = std::filesystem;

// Finds the files, each once.
class Finder {
 public:
  explicit Finder(std::vector<FileError>& errors) : errors_(errors) {}

  void add(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
      errors_.push_back({path, 0, 0, "no such file or folder"});
    } else if (fs::is_directory(status)) {
      add_folder(path);
    } else {
      add_file(path);  // reading it says what is wrong with it
    }
  }

  // More files than a corpus may have; they are not to be read.
  bool overflows() const { return full_; }
  std::vector<std::string> sorted() const { return {files_.begin(), files_.end()}; }

 private:
  void add_folder(const std::string& path) {
    std::size_t found = 0;
    std::error_code error;
    // Links to folders are not followed, so that no circle can arise.
    fs::recursive_directory_iterator at(path, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
      const fs::path& entry = at->path();
      std::error_code unknown;
      if (entry.filename().string().front() == '.') {
        if (at->is_directory(unknown)) at.disable_recursion_pending();
        continue;
      }
      if (entry.extension() != ".yaml" || at->is_directory(unknown)) continue;
      ++found;
      if (!add_file(entry.string())) return;
    }
    if (error) {
      errors_.push_back({path, 0, 0, "cannot be looked through: " + error.message()});
    } else if (found == 0) {
      errors_.push_back({path, 0, 0, "no scenario (*.yaml) below this folder"});
    }
  }

  // False when there are too many.
  bool add_file(const std::string& path) {
    if (files_.size() >= limits::scenarios) {
      if (!full_) errors_.push_back({path, 0, 0, "more than 100,000 files: name fewer folders"});
      full_ = true;
      return false;
    }
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    if (error || seen_.insert(real.string()).second) files_.insert(path);
    return true;
  }

  std::vector<FileError>& errors_;
  std::set<std::string> files_;
  std::set<std::string> seen_;  // by their true paths
  bool full_ = false;
};

// The place of a file's id; the file as a whole if it has changed since it was read.
scenario::Place place_of_id(const std::string& path) {
  const auto text = read_file(path, limits::file_bytes);
  if (!text) return {};
  const auto document = yaml::parse(*text);
  const yaml::Node* id = document ? document->root->find("id") : nullptr;
  return id == nullptr ? scenario::Place{} : id->place;
}

FileError shared_id(const std::string& id, const std::string& first, const std::string& second) {
  const auto place = place_of_id(second);
  const auto earlier = place_of_id(first);
  const std::string where = to_text(FileError{first, earlier.line, earlier.column, ""});
  return {second, place.line, place.column,
          "the id `" + id + "` is taken by " + where.substr(0, where.rfind(": ")) +
              ": an id belongs to one file"};
}

}  // namespace

Corpus read_corpus(const std::vector<std::string>& paths) {
  Corpus corpus;
  Finder finder(corpus.errors);
  for (const std::string& path : paths) finder.add(path);
  if (finder.overflows()) return corpus;
  std::map<std::string, std::string> first_with;  // id: path
  for (const std::string& path : finder.sorted()) {
    auto scenario = read_scenario_file(path);
    if (!scenario) {
      corpus.errors.insert(corpus.errors.end(), scenario.error().begin(), scenario.error().end());
      continue;
    }
    const auto place = first_with.emplace(scenario->id, path);
    if (!place.second) {
      corpus.errors.push_back(shared_id(scenario->id, place.first->second, path));
      continue;
    }
    corpus.files.push_back({path, std::move(*scenario)});
  }
  return corpus;
}

std::vector<scenario::Scenario> scenarios_of(const Corpus& corpus) {
  std::vector<scenario::Scenario> scenarios;
  for (const ScenarioFile& file : corpus.files) scenarios.push_back(file.scenario);
  return scenarios;
}

}  // namespace casebook::corpus
