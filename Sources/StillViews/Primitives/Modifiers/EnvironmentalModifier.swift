public import StillViewGraph

/// A modifier that becomes another one when it knows the environment.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  /// The resolved modifier's type.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    _ResolvedContent(modifier: self, content: content)
  }
}

/// A view with a modifier that is resolved in its environment.
nonisolated public struct _ResolvedContent<Modifier: EnvironmentalModifier, Content: View>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: Content

  init(modifier: Modifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @MainActor public var body: some View {
    content.modifier(modifier.resolve(in: environment))
  }
}
