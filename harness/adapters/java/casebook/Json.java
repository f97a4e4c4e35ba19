// SPDX-License-Identifier: MIT
package casebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** As much JSON as the protocol needs: Map, List, String, Long or Double, Boolean, null. */
public final class Json {
  private static final int DEEPEST = 50;
  private final String text;
  private int at = 0;

  private Json(String text) { this.text = text; }

  /** What the text says; an IllegalArgumentException if it is no JSON. */
  public static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value(0);
    if (json.next() != '\0') throw json.error();
    return value;
  }

  public static String write(Object value) {
    if (value instanceof Map<?, ?> map) {
      List<String> parts = new ArrayList<>();
      map.forEach((key, part) -> parts.add(quoted("" + key) + ":" + write(part)));
      return "{" + String.join(",", parts) + "}";
    }
    if (value instanceof Iterable<?> list) {
      List<String> parts = new ArrayList<>();
      list.forEach(part -> parts.add(write(part)));
      return "[" + String.join(",", parts) + "]";
    }
    return value instanceof String string ? quoted(string) : String.valueOf(value);
  }

  private static String quoted(String string) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : string.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || Character.isSurrogate(c)) out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }

  private IllegalArgumentException error() {
    return new IllegalArgumentException("no JSON at character " + (at + 1));
  }

  private char next() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) ++at;
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean takes(char c) {
    if (next() != c) return false;
    ++at;
    return true;
  }

  private Object value(int depth) {
    if (depth > DEEPEST) throw error();
    if (takes('{')) return object(depth);
    if (takes('[')) return list(depth);
    if (next() == '"') return string();
    int start = at;
    while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) ++at;
    String word = text.substring(start, at);
    return switch (word) {
      case "null" -> null;
      case "true" -> true;
      case "false" -> false;
      default -> number(word);
    };
  }

  private Object number(String word) {
    if (!word.matches("-?(0|[1-9][0-9]{0,17})(\\.[0-9]+)?([eE][-+]?[0-9]+)?")) throw error();
    if (word.matches("-?[0-9]+")) return Long.valueOf(word);
    return Double.valueOf(word);
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (takes('}')) return map;
    do {
      if (next() != '"') throw error();
      String key = string();
      if (!takes(':')) throw error();
      map.put(key, value(depth + 1));
    } while (takes(','));
    if (!takes('}')) throw error();
    return map;
  }

  private List<Object> list(int depth) {
    List<Object> list = new ArrayList<>();
    if (takes(']')) return list;
    do list.add(value(depth + 1)); while (takes(','));
    if (!takes(']')) throw error();
    return list;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (++at; at < text.length(); ++at) {
      char c = text.charAt(at);
      if (c == '"') {
        ++at;
        return out.toString();
      }
      out.append(c == '\\' ? escaped() : c);
    }
    throw error();
  }

  private char escaped() {
    if (++at >= text.length()) throw error();
    char c = text.charAt(at);
    int named = "\"\\/bfnrt".indexOf(c);
    if (named >= 0) return "\"\\/\b\f\n\r\t".charAt(named);
    if (c != 'u' || at + 4 >= text.length()) throw error();
    at += 4;
    return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
  }
}
