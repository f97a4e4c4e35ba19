#include <sstream>

#include "casebook/adequacy/reports.hpp"
#include "html_sections.hpp"

namespace casebook::adequacy {
namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casebook: what the scenarios can catch</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccc; padding: .3em .6em; text-align: left; vertical-align: top; }
h2 { margin-top: 2em; }
h3 { font-size: 1.1em; margin-top: 2em; }
td.number { text-align: right; }
.survives td, .missing { background: #fbd5d0; }
.elsewhere td { background: #fdf0c8; }
summary { cursor: pointer; }
</style>
</head>
<body>
<h1>What the scenarios can catch</h1>
)";

}  // namespace

std::string to_html(const Measured& measured) {
  std::ostringstream out;
  out << head;
  const auto write = [&out](const auto& section) {
    if (section) write_section(out, *section);
  };
  write(measured.refusals);
  write(measured.coverage);
  write(measured.readings);
  write(measured.minimality);
  write(measured.mutants);
  out << "</body>\n</html>\n";
  return out.str();
}

}  // namespace casebook::adequacy
