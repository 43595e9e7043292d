import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// `badge`: words at the trailing edge of a row, or on a tab (rule C5.7).
nonisolated public struct _BadgeModifier: ViewModifier, UnitTraitModifier {
  let words: Text?
  @Environment(\.isListRow) private var isListRow
  @Environment(\.badgeProminence) private var prominence

  init(words: Text?) {
    self.words = words
  }

  package func write(_ traits: inout UnitTraits) {
    if let words { traits[.badge] = words }
  }

  @MainActor public func body(content: Content) -> some View {
    if isListRow, let words {
      HStack {
        content
        Spacer()
        if prominence == .increased {
          words.foregroundStyle(.white)
            .padding(.horizontal, 8)
            .frame(minWidth: 24, minHeight: 24)
            .background(.red, in: .capsule)
        } else {
          words.foregroundStyle(.secondary)
        }
      }
    } else {
      content
    }
  }
}

extension UnitTrait<Text> {
  /// The text of `badge`.
  static let badge = UnitTrait<Text>()
}

extension View {
  /// Shows a number at the trailing edge of the row or on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(words: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the trailing edge of the row or on the tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(words: label))
  }

  /// Shows a text at the trailing edge of the row or on the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(words: key.map { Text($0) }))
  }

  /// Shows a text at the trailing edge of the row or on the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(words: label.map { Text($0) }))
  }

  /// Sets the prominence of badges of rows inside; `increased` ones are on a red capsule.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
