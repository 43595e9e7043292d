public import Foundation
public import StillViewGraph

/// A button that opens an address (rule C2.8); a picture opens nothing.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// An address with a label of one's own. A tap opens nothing, and does not ask the environment's `openURL` either.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
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
