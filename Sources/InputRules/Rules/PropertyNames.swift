/// Unicode's long names of general categories, which ECMAScript knows and PCRE2 does not.
enum PropertyNames {
  /// `pattern` with short names for long ones: `\p{L}` for `\p{Letter}`.
  static func shortened(in pattern: String) -> String {
    var rest = pattern[...]
    var result = ""
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[backslash...]
      if rest.hasPrefix("\\Q") {
        // Up to \E everything stands for itself. Searching for a text in a text would link the
        // library for regular expressions, which is larger than all rules.
        let end = rest.indices.first { rest[$0...].hasPrefix("\\E") } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
      } else if rest.hasPrefix("\\p{") || rest.hasPrefix("\\P{"),
        let end = rest.firstIndex(of: "}")
      {
        result += rest.prefix(3) + shortened(rest[..<end].dropFirst(3))
        rest = rest[end...]
      } else {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      }
    }
    return result + rest
  }

  private static func shortened(_ name: Substring) -> Substring {
    let parts = name.split(separator: "=", maxSplits: 1)
    guard let value = parts.last, parts.count == 1 || prefixes.contains(parts[0]) else {
      return name
    }
    return categories[value].map { $0[...] } ?? value
  }

  private static let prefixes: Set<Substring> = ["General_Category", "gc"]

  /// ECMA-262, table 68 (General_Category values).
  private static let categories: [Substring: String] = [
    "Cased_Letter": "L&", "Close_Punctuation": "Pe", "Combining_Mark": "M",
    "Connector_Punctuation": "Pc", "Control": "Cc", "cntrl": "Cc", "Currency_Symbol": "Sc",
    "Dash_Punctuation": "Pd", "Decimal_Number": "Nd", "digit": "Nd", "Enclosing_Mark": "Me",
    "Final_Punctuation": "Pf", "Format": "Cf", "Initial_Punctuation": "Pi", "LC": "L&",
    "Letter": "L", "Letter_Number": "Nl", "Line_Separator": "Zl", "Lowercase_Letter": "Ll",
    "Mark": "M", "Math_Symbol": "Sm", "Modifier_Letter": "Lm", "Modifier_Symbol": "Sk",
    "Nonspacing_Mark": "Mn", "Number": "N", "Open_Punctuation": "Ps", "Other": "C",
    "Other_Letter": "Lo", "Other_Number": "No", "Other_Punctuation": "Po", "Other_Symbol": "So",
    "Paragraph_Separator": "Zp", "Private_Use": "Co", "Punctuation": "P", "punct": "P",
    "Separator": "Z", "Space_Separator": "Zs", "Spacing_Mark": "Mc", "Surrogate": "Cs",
    "Symbol": "S", "Titlecase_Letter": "Lt", "Unassigned": "Cn", "Uppercase_Letter": "Lu",
  ]
}
