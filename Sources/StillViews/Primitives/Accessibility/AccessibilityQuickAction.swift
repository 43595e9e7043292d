public import StillViewGraph

/// How a quick action is offered.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// A quick action that is prompted in words.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// The style that `.prompt` names.
  public init() {}
}

/// A quick action whose view is outlined.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// The style that `.outline` names.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Prompted in words.
  public static var prompt: AccessibilityQuickActionPromptStyle { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// The view is outlined.
  public static var outline: AccessibilityQuickActionOutlineStyle { Self() }
}

extension View {
  /// Adds the actions of buttons that a hand gesture performs; they are not drawn.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
  /// Adds the actions of buttons that a hand gesture performs while `isActive` is true; they are not drawn.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityElements(views: [AnyView(content())]) { scope in
      let actions = isActive.wrappedValue ? scope.unshown(0).namedActions(category: nil) : []
      scope.items = scope.modified()
      scope.items.changeEach { item in
        for action in actions { item.properties.setAction(action) }
      }
    }
  }
}
