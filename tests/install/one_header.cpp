#include CASEBOOK_HEADER

int main() {}
