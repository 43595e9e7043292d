import Foundation

/// The code that a declaration can do with whose own code is not compiled.
extension Declaration {
  /// Returns the code between the braces, with these: nothing for a function without a result, a placeholder for a view, an empty value
  /// elsewhere; nil where no such value is known.
  ///
  /// - Parameter code: as it is now.
  func emptyCode(insteadOf code: Substring) -> String? {
    guard state == .kept, item.body != nil else { return nil }
    switch item.kind {
    case "deinit": return "{}"
    case "init":
      if mayHaveEmptyInitializer { return "{}" }
      return mayThrowAny ? Self.failure : nil
    case "func", "var", "subscript":
      guard !hasSetter(in: code) else { return nil }
      if item.kind == "func", ["", "Void", "()"].contains(item.result ?? "") { return "{}" }
      return item.result.flatMap(emptyCode) ?? endlessCode
    default: return nil
    }
  }

  /// Whether its braces hold a setter, and not only an argument of that name, as bindings have it.
  func hasSetter(in code: Substring) -> Bool {
    item.kind != "func" && code.contains(/\bset\s*(?:\(\s*\w+\s*\)\s*)?\{/)
  }

  private static let failure = "{ throw Foundation.CocoaError(.featureUnsupported) }"

  /// The code of a function that gives no value: it fails, where it may, or waits for ever.
  private var endlessCode: String? {
    if mayThrowAny { return Self.failure }
    return item.effects.contains("async") ? "{ await Swift.withUnsafeContinuation { _ in } }" : nil
  }

  /// Returns the code of a function, variable or initialiser outside of views that stops the program: its value is not known; nil where
  /// it shows something.
  func stoppingCode(insteadOf code: Substring) -> String? {
    guard state == .kept, parent?.isView != true, !isNeededByParent else { return nil }
    let stop = "Swift.fatalError(\"'\(name)' does not compile\")"
    switch item.kind {
    case "init": return "{ \(stop) }"
    case "func", "var", "subscript":
      guard let result = item.result, !result.contains("some ") else { return nil }
      return hasSetter(in: code) ? "{ get { \(stop) } set { \(stop) } }" : "{ \(stop) }"
    default: return nil
    }
  }

  private func emptyCode(of result: String) -> String? {
    if ["some View", "some SwiftUI.View", "AnyView"].contains(result) {
      return emptyView(isErased: result == "AnyView")
    }
    return Self.emptyValue(of: result).map { "{ \($0) }" }
  }

  /// Returns an expression for an empty value of a type; nil where no such value is known.
  static func emptyValue(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if let match = type.wholeMatch(of: /(?:SwiftUI\.)?Binding<(.+)>/) {
      return emptyValue(of: String(match.1)).map { "SwiftUI.Binding.constant(\($0))" }
    }
    if type.hasPrefix("AnyPublisher<") { return "Combine.Empty().eraseToAnyPublisher()" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    switch type {
    case "some UIView", "UIView": return "SwiftUI.UIView()"
    case "some UIViewController", "UIViewController": return "SwiftUI.UIViewController()"
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval", "Int32", "Int64", "UInt", "Decimal":
      return "0"
    case "CGPoint", "CGSize", "CGRect": return ".zero"
    case "Color": return "SwiftUI.Color.gray"
    case "Font": return "SwiftUI.Font.body"
    case "Image": return "SwiftUI.Image(systemName: \"questionmark.square.dashed\")"
    case "Text": return "SwiftUI.Text(verbatim: \"\")"
    case "LocalizedStringKey": return "\"\""
    case "Date": return "Foundation.Date(timeIntervalSinceReferenceDate: 0)"
    case "Data": return "Foundation.Data()"
    case "UUID": return "Foundation.UUID()"
    default: return nil
    }
  }

  /// Views show their name; what changes a view leaves it as it is.
  private func emptyView(isErased: Bool) -> String? {
    guard let parent else { return "{ \(Self.placeholder(name)) }" }
    if parent.inherits(["PreviewProvider"]) { return nil }
    if name == "body", parent.inherits(["ViewModifier"]) || item.kind == "func" {
      let label = item.parameters.first?.label.split(separator: " ").last.map(String.init)
      return label.map { "{ \($0) }" }
    }
    if name == "makeBody" {
      return item.parameters.first?.label.split(separator: " ").last.map { "{ \($0).label }" }
    }
    if parent.item.kind == "extension", parent.typeName == "View" {
      return isErased ? "{ AnyView(self) }" : "{ self }"
    }
    let label = name == "body" ? parent.typeName ?? name : name
    let view = Self.placeholder(label, showing: name == "body" ? parent.storedContent : nil)
    return isErased ? "{ AnyView(\(view)) }" : "{ \(view) }"
  }

  /// The expression of a view that shows a name, or the content in its place.
  static func placeholder(_ name: String, showing content: String? = nil) -> String {
    guard let content else { return "StillframePlaceholder(\"\(name)\")" }
    return "StillframePlaceholderContent(\"\(name)\", \(content))"
  }

  /// Whether everything that an initialiser has to set has a value without it.
  private var mayHaveEmptyInitializer: Bool {
    guard let parent, parent.isType, parent.item.kind != "enum",
      !item.modifiers.contains("convenience")
    else { return false }
    return parent.hasOnlyValues
  }

  /// Whether all variables that are left of a type have values.
  var hasOnlyValues: Bool {
    members.filter { $0.isStored && $0.isPresent }.allSatisfy { member in
      member.item.parameters.allSatisfy {
        $0.initial != nil || member.item.kind == "var" && $0.type?.hasSuffix("?") == true
          || $0.attributes.contains { Self.valued.contains($0) }
      }
    }
  }

  /// Property wrappers that need no value.
  static let valued: Set<String> = [
    "Environment", "EnvironmentObject", "GestureState", "FocusState", "Namespace", "Query",
    "FetchRequest", "AccessibilityFocusState", "AppStorage", "SceneStorage",
  ]
}
