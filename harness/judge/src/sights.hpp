// What there is to see where a check and an answer differ.
#pragma once

#include <memory>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/sights.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// Nothing where the two say the same of the board. `position` is the one asked about.
using SightsPointer = std::shared_ptr<const Sights>;
SightsPointer sights_of(const scenario::CommunicationCheck& check,
                        const engines::CommunicationReply& reply, const Position& position);
SightsPointer sights_of(const scenario::AttackCheck& check, const engines::AttackReply& reply,
                        const Position& position);
SightsPointer sights_of(const scenario::MovesCheck& check, const engines::MovesReply& reply,
                        const Position& position);
// The same of a position that a turn led to. What is not asked is expected to be as it is.
SightsPointer sights_of(const scenario::StandsCheck& check, const Position& returned);
SightsPointer sights_of(const scenario::ShakenCheck& check, const Position& returned);
SightsPointer sights_of(const scenario::DestroyedArsenalsCheck& check, const Position& returned);

}  // namespace casebook::judge
