// The parts of the page.
#pragma once

#include <ostream>

#include "casebook/adequacy/measured.hpp"

namespace casebook::adequacy {

void write_section(std::ostream& out, const Adequacy& adequacy);
void write_section(std::ostream& out, const Refusals& refusals);
void write_section(std::ostream& out, const Coverage& coverage);
void write_section(std::ostream& out, const ReadingDependence& dependence);
void write_section(std::ostream& out, const Minimality& minimality);

}  // namespace casebook::adequacy
