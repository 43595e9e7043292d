public import Foundation
public import StillViewGraph

/// A button that opens an address (rule C2.8), by the `openURL` of its environment.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with a custom label. A tap passes the URL to the environment's `openURL`, which opens nothing unless an
  /// ancestor sets an action.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityProperties(makesElement: false) { properties, _ in
      properties.traits.remove(.button)
      properties.traits.insert(.link)
    }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
