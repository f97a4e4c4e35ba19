#include "tested_engine.hpp"

#include "engine_commands.hpp"
#include "engine_named.hpp"

namespace casebook::cli {

tl::expected<TestedEngine, NoEngine> tested_engine(const std::optional<std::string>& name,
                                                   const std::vector<std::string>& words,
                                                   const std::optional<int>& seconds) {
  const auto unusable = [](const std::string& why) {
    return tl::unexpected(NoEngine{why, Exit::unusable});
  };
  if (name && !words.empty()) return unusable("--engine and a command exclude each other");
  if (name) {
    auto engine = engine_named(*name);
    if (!engine) return unusable("--engine: " + engine.error());
    return TestedEngine{std::move(*engine), false};
  }
  const auto commands = commands_from(words, {});
  if (!commands) return unusable(commands.error());
  const auto limits = limits_from(seconds);
  if (!limits) return unusable(limits.error());
  auto engine = process::make_process_engine(commands->front().command, *limits);
  if (engine) return TestedEngine{std::move(*engine), true};
  return tl::unexpected(
      NoEngine{"`" + commands->front().written + "` cannot be asked anything: " + engine.error(),
               Exit::no_engine});
}

}  // namespace casebook::cli
