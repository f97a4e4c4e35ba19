// The only file that sees Boost.
#include "child.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <boost/process/args.hpp>
#include <boost/process/async_pipe.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>
#include <boost/process/search_path.hpp>
#include <csignal>
#include <thread>
#include <utility>  // before Asio, which uses std::exchange without it

#include "casebook/model/limits.hpp"

namespace casebook::process {
namespace {

namespace asio = boost::asio;
namespace bp = boost::process;
using Clock = std::chrono::steady_clock;

constexpr std::size_t chunk_bytes = 64 * 1024;
constexpr std::size_t kept_of_errors = 2000;
constexpr int most_last_words = 8;  // reads
constexpr std::chrono::milliseconds nap{2};
constexpr std::chrono::milliseconds look_at_process{50};
// How long a process that has closed its output has to end, so that its exit code can be told.
constexpr std::chrono::milliseconds time_to_end{200};

// Writing to a process that has ended must be an error, not the end of this one.
void ignore_broken_pipes() {
  static const bool is_done = std::signal(SIGPIPE, SIG_IGN) != SIG_ERR;
  static_cast<void>(is_done);
}

// A later child must not hold the pipes of an earlier one open.
void close_when_executing(bp::async_pipe& pipe) {
  for (const int handle : {pipe.native_source(), pipe.native_sink()}) {
    ::fcntl(handle, F_SETFD, FD_CLOEXEC);
  }
}

// Boost 1.74 crashes on an empty path, so the path is found before anything is started.
tl::expected<std::string, std::string> program_of(const Command& command) {
  if (command.words.empty() || command.words.front().empty()) {
    return tl::unexpected<std::string>("no program is named");
  }
  const std::string& word = command.words.front();
  const std::string path =
      word.find('/') == std::string::npos ? bp::search_path(word).string() : word;
  if (path.empty()) return tl::unexpected("there is no program `" + word + "` in PATH");
  return path;
}

std::string how_it_ended(int code, int status) {
  if (code == CLD_EXITED) return "it ended with exit code " + std::to_string(status);
  return "it was ended by signal " + std::to_string(status);
}

}  // namespace

class Child::State {
 public:
  State() {
    ignore_broken_pipes();
    for (bp::async_pipe* pipe : {&in_, &out_, &errors_}) close_when_executing(*pipe);
  }
  State(const State&) = delete;
  State(State&&) = delete;
  State& operator=(const State&) = delete;
  State& operator=(State&&) = delete;
  ~State() { kill(); }

  std::string launch(const std::string& program, const std::vector<std::string>& arguments) {
    std::error_code error;
    const auto set_signals = [](auto&) {
      std::signal(SIGPIPE, SIG_DFL);
      // In a group of its own it does not hear the terminal's interrupt: it must not outlive us.
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    };
    child_ =
        bp::child(bp::exe = program, bp::args = arguments, bp::std_in<in_, bp::std_out> out_,
                  bp::std_err > errors_, group_, error, bp::extend::on_exec_setup = set_signals);
    if (error) return "`" + program + "` cannot be started: " + error.message();
    read_errors();
    return {};
  }

  Heard ask(std::string_view line, std::chrono::milliseconds time) {
    const auto deadline = Clock::now() + time;
    send(line);
    for (;;) {
      if (write_failed_) return ended("it closed its input");
      const std::size_t end = received_.find('\n');
      if (end > limits::protocol_line && received_.size() > limits::protocol_line) {
        return {Heard::State::too_long, {}};
      }
      if (end != std::string::npos && !is_writing_) return take_line(end);
      if (out_ended_ && end == std::string::npos) return ended(closed_output());
      if (end == std::string::npos) read_output();
      if (Clock::now() >= deadline) return {Heard::State::silent, {}};
      siginfo_t how{};
      // Its pipes may be open still, in the hands of a process that it has left behind.
      if (!does_something(deadline) && has_ended(how)) return ended("");
    }
  }

  bool ends_after(std::string_view line, std::chrono::milliseconds time) {
    const auto deadline = Clock::now() + time;
    send(line);
    while (!write_failed_ && is_writing_ && Clock::now() < deadline) does_something(deadline);
    return has_ended_by(deadline);
  }

  const std::string& said_on_errors() const { return said_; }

 private:
  void send(std::string_view line) {
    written_ = std::string(line) + '\n';
    is_writing_ = true;
    asio::async_write(in_, asio::buffer(written_),
                      [this](const boost::system::error_code& error, std::size_t) {
                        is_writing_ = false;
                        if (error) write_failed_ = true;
                      });
  }

  void read_output() {
    if (is_reading_ || out_ended_) return;
    is_reading_ = true;
    out_.async_read_some(asio::buffer(chunk_),
                         [this](const boost::system::error_code& error, std::size_t size) {
                           is_reading_ = false;
                           received_.append(chunk_.data(), size);
                           if (error) out_ended_ = true;
                         });
  }

  // Goes on by itself, so that a process that says much there is not held up.
  void read_errors() {
    errors_.async_read_some(asio::buffer(errors_chunk_),
                            [this](const boost::system::error_code& error, std::size_t size) {
                              said_.append(errors_chunk_.data(), size);
                              if (said_.size() > kept_of_errors) {
                                said_.erase(0, said_.size() - kept_of_errors);
                              }
                              if (!error) read_errors();
                            });
  }

  // Waits a little, at most to the deadline, for one thing to do, and does it. Whether there was
  // any.
  bool does_something(Clock::time_point deadline) {
    if (io_.stopped()) io_.restart();
    return io_.run_one_until(std::min(deadline, Clock::now() + look_at_process)) > 0;
  }

  Heard take_line(std::size_t end) {
    std::string line = received_.substr(0, end);
    received_.erase(0, end + 1);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return {Heard::State::line, std::move(line)};
  }

  // The exit code is only looked at: as long as the process is not waited for, nobody else can get
  // its number, and the group can be killed by it.
  bool has_ended(siginfo_t& how) {
    how = {};
    const auto id = static_cast<id_t>(child_.id());
    return ::waitid(P_PID, id, &how, WEXITED | WNOHANG | WNOWAIT) == 0 && how.si_pid != 0;
  }
  bool has_ended_by(Clock::time_point deadline) {
    siginfo_t how{};
    while (!has_ended(how)) {
      if (Clock::now() >= deadline) return false;
      if (io_.stopped()) io_.restart();
      if (io_.poll_one() == 0) std::this_thread::sleep_for(nap);
    }
    return true;
  }

  Heard ended(const std::string& closed) {
    if (!has_ended_by(Clock::now() + time_to_end)) return {Heard::State::ended, closed};
    siginfo_t how{};
    has_ended(how);
    for (int i = 0; i < most_last_words; ++i) io_.poll_one();
    return {Heard::State::ended, how_it_ended(how.si_code, how.si_status)};
  }

  std::string closed_output() const {
    return received_.empty() ? "it closed its output" : "it closed its output in mid-line";
  }

  void kill() {
    if (!child_.valid()) return;
    std::error_code error;
    group_.terminate(error);
    child_.terminate(error);
    child_.wait(error);
  }

  asio::io_context io_;
  bp::async_pipe in_{io_};
  bp::async_pipe out_{io_};
  bp::async_pipe errors_{io_};
  bp::group group_;
  bp::child child_;
  std::array<char, chunk_bytes> chunk_{};
  std::array<char, chunk_bytes> errors_chunk_{};
  std::string written_;
  std::string received_;
  std::string said_;
  bool is_writing_ = false;
  bool is_reading_ = false;
  bool write_failed_ = false;
  bool out_ended_ = false;
};

Child::Child(std::unique_ptr<State> state) : state_(std::move(state)) {}
Child::Child(Child&&) noexcept = default;
Child& Child::operator=(Child&&) noexcept = default;
Child::~Child() = default;

tl::expected<Child, std::string> Child::start(const Command& command) {
  const auto program = program_of(command);
  if (!program) return tl::unexpected(program.error());
  try {
    auto state = std::make_unique<State>();
    const std::vector<std::string> arguments(command.words.begin() + 1, command.words.end());
    const std::string error = state->launch(*program, arguments);
    if (!error.empty()) return tl::unexpected(error);
    return Child(std::move(state));
  } catch (const std::exception& error) {  // no more pipes, for example
    return tl::unexpected("`" + *program + "` cannot be started: " + error.what());
  }
}

Heard Child::ask(std::string_view line, std::chrono::milliseconds time) {
  return state_->ask(line, time);
}

bool Child::ends_after(std::string_view line, std::chrono::milliseconds time) {
  return state_->ends_after(line, time);
}

std::string Child::said_on_errors() const { return state_->said_on_errors(); }

}  // namespace casebook::process
