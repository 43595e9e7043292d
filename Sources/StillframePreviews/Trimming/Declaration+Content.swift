/// The content that a view which cannot be compiled was given: it is shown in the place of the view.
extension Declaration {
  /// Returns the expression of the view that one of an initialiser's parameters gives; nil where none does.
  ///
  /// - Parameter generics: the names of generic parameters, of which some are views.
  static func content(
    of parameters: [SourceOutline.Parameter], generics: Set<String>
  ) -> String? {
    var found: [(name: String, expression: String)] = []
    for parameter in parameters {
      guard let name = parameter.label.split(separator: " ").last.map(String.init), name != "_",
        var type = parameter.type
      else { continue }
      while type.hasPrefix("@"), let space = type.firstIndex(of: " ") {
        type = String(type[type.index(after: space)...])
      }
      if let call = type.firstMatch(of: /^\(\) ?-> ?(.+)$/) {
        if isAnyView(String(call.1), generics) { found.append((name, "\(name)()")) }
      } else if isAnyView(type, generics) {
        found.append((name, name))
      }
    }
    return (found.first { $0.name == "content" } ?? found.first)?.expression
  }

  /// Whether a type is that of any view, as far as its name says: a caption or an icon has a type of its own.
  private static func isAnyView(_ type: String, _ generics: Set<String>) -> Bool {
    generics.contains(type) || ["AnyView", "SwiftUI.AnyView", "some View"].contains(type)
  }

  /// Returns the expression of the view that a stored variable of a type holds; nil where none does.
  var storedContent: String? {
    guard item.kind == "struct" else { return nil }
    let parameters = members.filter { $0.isStored && $0.isPresent && $0.state == .kept }
      .flatMap(\.item.parameters)
    return Self.content(of: parameters, generics: Set(item.genericNames))
  }
}
