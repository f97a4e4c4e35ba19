#!/usr/bin/env bash
# The JUnit report of the whole corpus is valid, under the scenarios' own readings and under readings
# for which some of them state no answer.
#
#   corpus_junit.sh CASEBOOK SCENARIOS SCHEMA
set -euo pipefail

casebook=$1 scenarios=$2 schema=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$casebook" run "$scenarios" --quiet --junit "$folder/own.xml"
"$casebook" run "$scenarios" --quiet --times --junit "$folder/other.xml" \
  --rulings charge-from-fort=allowed
grep -q '<skipped ' "$folder/other.xml"
xmllint --nonet --noout --schema "$schema" "$folder/own.xml" "$folder/other.xml"
