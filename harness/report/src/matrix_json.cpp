#include <nlohmann/json.hpp>

#include "casebook/report/matrix.hpp"

namespace casebook::report {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Column& column) {
  Json json = {{"name", column.name},
               {"engine", column.report.engine},
               {"engine-version", column.report.engine_version}};
  if (column.report.rulings) json["rulings"] = to_text(*column.report.rulings);
  return json;
}

Json json_of(const Row& row, Rows rows) {
  Json cells = Json::array();
  for (const Cell& cell : row.cells)
    cells.push_back(
        {{"passed", cell.passed}, {"wrong", cell.faults}, {"unanswered", cell.unanswered}});
  return {{rows == Rows::themes ? "theme" : "rule", row.name}, {"cells", std::move(cells)}};
}

}  // namespace

std::string matrix_json(const std::vector<Column>& columns, Rows rows) {
  Json json = {{"engines", Json::array()}, {"rows", Json::array()}};
  for (const Column& column : columns) json["engines"].push_back(json_of(column));
  for (const Row& row : matrix(columns, rows)) json["rows"].push_back(json_of(row, rows));
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace casebook::report
