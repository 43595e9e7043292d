import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// `badge`: words at the trailing edge of a row, or on a tab (rule C5.7).
nonisolated public struct _BadgeModifier: ViewModifier, UnitTraitModifier {
  let words: Text?
  @Environment(\.isListRow) private var isListRow
  @State private var isPlaced = false

  init(words: Text?) {
    self.words = words
  }

  package func write(_ traits: inout UnitTraits) {
    if let words { traits[.badge] = words }
  }

  @MainActor public func body(content: Content) -> some View {
    if isListRow, let words {
      HStack {
        content.environment(\.rowBadge, words)
          .onPreferenceChange(PlacesBadge.self) { isPlaced = $0 }
        if !isPlaced {
          Spacer()
          RowBadge(words: words)
        }
      }
      .preference(key: PlacesBadge.self, value: false)
    } else {
      content
    }
  }
}

/// The words of a badge as a row shows them.
nonisolated struct RowBadge: View {
  let words: Text
  @Environment(\.badgeProminence) private var prominence

  init(words: Text) {
    self.words = words
  }

  @MainActor var body: some View {
    if prominence == .increased {
      words.foregroundStyle(.white)
        .padding(.horizontal, 8)
        .frame(minWidth: 24, minHeight: 24)
        .background(.red, in: .capsule)
    } else {
      words.foregroundStyle(.secondary)
    }
  }
}

/// Whether a view shows the badge that it was given, as a link does before its chevron.
nonisolated enum PlacesBadge: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private let rowBadgeEntry = EnvironmentEntry<Text?>(nil)

extension EnvironmentValues {
  /// The badge of the row, for a view that shows more at the row's trailing edge.
  var rowBadge: Text? {
    get { self[rowBadgeEntry] }
    set { self[rowBadgeEntry] = newValue }
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
