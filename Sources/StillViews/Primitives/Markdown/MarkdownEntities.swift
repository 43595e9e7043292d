/// Characters by name or number: `&amp;`, `&#8212;`, `&#x2014;`.
///
/// The names are those of HTML 4; HTML 5 has some two thousand more that people do not write.
enum MarkdownEntities {
  /// Returns the character of an entity at an "&", and the entity's end; nil if there is none.
  static func entity(
    in units: [MarkdownUnit], at start: Int
  ) -> (units: [MarkdownUnit], end: Int)? {
    guard start < units.count, units[start] == sign("&") else { return nil }
    var end = start + 1
    while end < units.count, end - start <= 32, units[end] != sign(";") {
      guard units[end].isASCIILetterOrDigit || (units[end] == sign("#") && end == start + 1)
      else { return nil }
      end += 1
    }
    guard end < units.count, units[end] == sign(";") else { return nil }
    let name = String(units[start + 1..<end])
    guard let unit = name.hasPrefix("#") ? numbered(name.dropFirst()) : named[name] else {
      return nil
    }
    return ([unit], end + 1)
  }

  /// Numbers that are no character give the replacement character.
  private static func numbered(_ digits: Substring) -> MarkdownUnit? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard (1...(isHexadecimal ? 6 : 7)).contains(number.utf8.count),
      let value = MarkdownUnit(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return value != 0 && Unicode.Scalar(value) != nil ? value : 0xFFFD
  }

  private static let named: [String: MarkdownUnit] = {
    var result: [String: MarkdownUnit] = [:]
    for (first, names) in rows {
      var value = first
      for name in names.split(separator: " ") {
        if name != "-" { result[String(name)] = value }
        value += 1
      }
    }
    return result
  }()

  /// Names of characters that follow each other, from the number of the first; "-" is a gap.
  private static let rows: [(MarkdownUnit, String)] = [
    (34, "quot"), (38, "amp apos"), (60, "lt - gt"),
    (160, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
    (176, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12"),
    (190, "frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute"),
    (202, "Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml"),
    (215, "times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc"),
    (227, "atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml"),
    (240, "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml"),
    (253, "yacute thorn yuml"), (338, "OElig oelig"), (352, "Scaron scaron"), (376, "Yuml"),
    (402, "fnof"), (710, "circ"), (732, "tilde"),
    (913, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi"),
    (929, "Rho - Sigma Tau Upsilon Phi Chi Psi Omega"),
    (945, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi"),
    (961, "rho sigmaf sigma tau upsilon phi chi psi omega"), (977, "thetasym upsih"), (982, "piv"),
    (8194, "ensp emsp"), (8201, "thinsp"), (8204, "zwnj zwj lrm rlm"), (8211, "ndash mdash"),
    (8216, "lsquo rsquo sbquo - ldquo rdquo bdquo"), (8224, "dagger Dagger bull"), (8230, "hellip"),
    (8240, "permil"), (8242, "prime Prime"), (8249, "lsaquo rsaquo"), (8254, "oline"),
    (8260, "frasl"), (8364, "euro"), (8465, "image"), (8472, "weierp"), (8476, "real"),
    (8482, "trade"), (8501, "alefsym"), (8592, "larr uarr rarr darr harr"), (8629, "crarr"),
    (8656, "lArr uArr rArr dArr hArr"), (8704, "forall - part exist - empty - nabla isin notin"),
    (8715, "ni"), (8719, "prod - sum minus"), (8727, "lowast"), (8730, "radic"),
    (8733, "prop infin"),
    (8736, "ang"), (8743, "and or cap cup int"), (8756, "there4"), (8764, "sim"), (8773, "cong"),
    (8776, "asymp"), (8800, "ne equiv"), (8804, "le ge"), (8834, "sub sup nsub - sube supe"),
    (8853, "oplus - otimes"), (8869, "perp"), (8901, "sdot"), (8968, "lceil rceil lfloor rfloor"),
    (9001, "lang rang"), (9674, "loz"), (9824, "spades - - clubs - hearts diams"),
  ]
}
