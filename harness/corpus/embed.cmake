# Writes a C++ file with a function that returns the bytes of another file:
#   cmake -DFROM=schema.json -DTO=schema.cpp -DNAME=scenario_schema \
#     -DSPACE=corpus -P embed.cmake
file(READ "${FROM}" bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
  "\\1\n" bytes "${bytes}")
file(WRITE "${TO}" "#include \"embedded.hpp\"

namespace casebook::${SPACE}::embedded {
namespace {
constexpr unsigned char bytes[] = {
${bytes}};
}  // namespace

std::string_view ${NAME}() {
  return {reinterpret_cast<const char*>(bytes), sizeof bytes};
}

}  // namespace casebook::${SPACE}::embedded
")
