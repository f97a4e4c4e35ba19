#include "casebook/literal/case.hpp"

#include <cassert>

#include "reach.hpp"

namespace casebook::literal {

struct Case::Layer {
  Layer(const Case& c, Put put)
      : swap(put), book(swapped(c.book, put)), inner(c.position, book, c.progress, c.trace_) {}
  static RuleBook swapped(RuleBook copy, Put put) {
    put(copy);
    return copy;
  }
  Put swap;
  RuleBook book;
  Case inner;
};

const Reach& Case::reach(Side side) const {
  auto& known = reach_[static_cast<std::size_t>(side)];
  if (!known) known = spread(*this, side);
  return *known;
}

bool Case::in_communication(Square unit) const {
  const auto standing = position.units.at(unit);
  return standing && reach(standing->side).in.contains(unit);
}

const Case& Case::under(Put swap) const {
  if (!layer_) layer_ = std::make_shared<Layer>(*this, swap);
  assert(layer_->swap == swap);
  return layer_->inner;
}

}  // namespace casebook::literal
