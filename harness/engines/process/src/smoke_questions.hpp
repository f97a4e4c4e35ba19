// The part of the smoke test that asks about the rules.
#pragma once

#include "session.hpp"

namespace casebook::process {

// Questions of each kind about the example: the shape of the answers.
void test_questions(Session& session);
// The same questions once more, and many in a row; how long the latter took.
void test_same_answers(Session& session);
std::chrono::microseconds test_many(Session& session, int questions);

}  // namespace casebook::process
