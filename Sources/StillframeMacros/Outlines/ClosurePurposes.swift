import SwiftSyntax

/// The purposes of closures, by the names of the functions and types that take them.
enum ClosurePurposes {
  /// Arguments that are views or make some.
  static let viewLabels: Set<String> = [
    "content", "label", "destination", "header", "footer", "placeholder", "icon", "actions",
    "message", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "detail", "sidebar",
    "background", "overlay", "mask", "preview", "empty", "description",
  ]
  private static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "onEditingChanged", "onCommit", "completion", "set",
    "onIncrement", "onDecrement", "onTap", "onCompletion",
  ]
  /// Functions that take what a closure returns.
  private static let functional: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "sorted", "sort", "reduce", "first", "firstIndex",
    "last", "lastIndex", "contains", "allSatisfy", "min", "max", "mapValues", "compactMapValues",
    "removeAll", "drop", "prefix", "partition", "split", "count", "visualEffect", "alignmentGuide",
    "transformEnvironment", "keyframeAnimator", "assign", "tryMap", "mapError", "wrapped",
  ]
  /// Types whose closures make no views.
  private static let values: Set<String> = [
    "Binding", "Dictionary", "Array", "Set", "Predicate", "AsyncStream", "Future", "Path", "State",
    "Deferred", "AnyPublisher", "AsyncThrowingStream", "UIGraphicsImageRenderer", "Canvas",
  ]
  private static let actions: Set<String> = ["Task", "Timer", "DispatchWorkItem"]

  /// Results whose views, and what is done to these, can be left out one by one.
  private static let scenes: Set<String> = [
    "some Scene", "some SwiftUI.Scene", "some WidgetConfiguration", "some ToolbarContent",
  ]

  /// The closure behind a call after a dot.
  static func ofModifier(_ name: String) -> CodePurpose {
    if functional.contains(name) { return .value }
    let isAction =
      name.hasPrefix("on") || name.hasPrefix("sink") || name.hasPrefix("async")
      || ["task", "refreshable", "forEach", "handleEvents", "accessibilityAction"].contains(name)
    return isAction ? .action : .view
  }

  /// The closure behind a call of a type.
  static func ofType(_ name: String, _ call: FunctionCallExprSyntax) -> CodePurpose {
    if values.contains(name) { return .value }
    if actions.contains(name) { return .action }
    guard name == "Button" || name.hasSuffix("Button") else { return .view }
    // The label of a button stands behind its action.
    let hasAction = call.arguments.contains { $0.label?.text == "action" }
    return hasAction ? .view : .action
  }

  static func ofLabel(_ label: String) -> CodePurpose {
    viewLabels.contains(label) ? .view : actionLabels.contains(label) ? .action : .value
  }

  /// The braces of a function or a variable.
  static func ofBody(
    named name: String, result: String?, attributes: [String], isFunction: Bool
  ) -> CodePurpose {
    if attributes.contains(where: { $0.hasSuffix("ViewBuilder") }) { return .view }
    guard let result else { return isFunction ? .action : .value }
    if ["some View", "some SwiftUI.View"].contains(result) { return .view }
    if scenes.contains(result) { return .scene }
    return result == "Void" || result == "()" ? .action : .value
  }
}
