public import StillGeometry
import StillLayout
public import StillViewGraph

/// The settings that views in a row make for the row, at any depth.
nonisolated struct RowSettings: Equatable {
  var background: AnyView?
  var swipes: [RowSwipes] = []
  /// Of the lines above and below; nil: the system's colour.
  var lineTints: LineTints?
  var isDeletable = true
  var isMovable = true
  var isSelectable = true
  /// The actions of buttons and links that react to a tap anywhere on the row.
  var actions: [RowAction] = []
  /// The long-press actions of views in the row.
  var holds: [RowAction] = []
  /// The value that the link of the row leads to, which a list may choose; nil: none.
  var linkValue: AnyHashable?

  static func == (a: RowSettings, b: RowSettings) -> Bool {
    same(a.background, b.background) && a.swipes == b.swipes && a.lineTints == b.lineTints
      && a.isDeletable == b.isDeletable && a.isMovable == b.isMovable
      && a.isSelectable == b.isSelectable && a.actions == b.actions && a.holds == b.holds
      && a.linkValue == b.linkValue
  }

  private static func same(_ a: AnyView?, _ b: AnyView?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }
}

/// The colours of the lines beside a row.
nonisolated struct LineTints: Equatable {
  var top: Color?
  var bottom: Color?
}

/// The action of a tap on a row; two are equal if they belong to the same view.
nonisolated struct RowAction: Equatable {
  let owner: ObjectIdentifier
  let isEnabled: Bool
  let act: @MainActor () -> Void

  static func == (a: RowAction, b: RowAction) -> Bool {
    a.owner == b.owner && a.isEnabled == b.isEnabled
  }
}

/// The buttons that a swipe reveals at one edge of a row.
nonisolated struct RowSwipes: Equatable {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// The first one stands at the edge.
  let units: [ViewUnit]

  static func == (a: RowSwipes, b: RowSwipes) -> Bool {
    a.edge == b.edge && a.allowsFullSwipe == b.allowsFullSwipe && a.units.count == b.units.count
      && zip(a.units, b.units).allSatisfy { $0.id == $1.id && $0.view.isSame(as: $1.view) }
  }
}

/// Hands the settings of views in a row up to the row. An inner view, or the first of several, takes precedence.
nonisolated enum RowSettingsKey: PreferenceKey {
  static var defaultValue: RowSettings { RowSettings() }

  static func reduce(value: inout RowSettings, nextValue: () -> RowSettings) {
    let next = nextValue()
    value.background = value.background ?? next.background
    value.swipes += next.swipes
    value.lineTints = value.lineTints ?? next.lineTints
    value.isDeletable = value.isDeletable && next.isDeletable
    value.isMovable = value.isMovable && next.isMovable
    value.isSelectable = value.isSelectable && next.isSelectable
    value.actions += next.actions
    value.holds += next.holds
    value.linkValue = value.linkValue ?? next.linkValue
  }
}

/// Says something of the row that the view stands in, where it stands in one.
nonisolated public struct _RowSettingsModifier: ViewModifier {
  let change: (inout RowSettings) -> Void
  @Environment(\.isListRow) private var isListRow

  init(change: @escaping (inout RowSettings) -> Void) {
    self.change = change
  }

  @MainActor public func body(content: Content) -> some View {
    if isListRow {
      content.transformPreference(RowSettingsKey.self, change)
    } else {
      content
    }
  }
}

/// Makes a view's action that of its whole row, where it is the only one (rule C2.7).
nonisolated struct ActsForRow: ViewModifier {
  /// The actions that this one joins: those of a tap, or those of a long press.
  let part: WritableKeyPath<RowSettings, [RowAction]>
  let isOn: Bool
  let act: @MainActor () -> Void
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled
  @State private var token: Token

  /// The identity of one such view.
  private final class Token {}

  init(
    _ part: WritableKeyPath<RowSettings, [RowAction]> = \.actions, isOn: Bool = true,
    act: @escaping @MainActor () -> Void
  ) {
    self.part = part
    self.isOn = isOn
    self.act = act
    _token = State(wrappedValue: Token())
  }

  @MainActor func body(content: Content) -> some View {
    let action = RowAction(owner: ObjectIdentifier(token), isEnabled: isEnabled, act: act)
    let part = part
    if isListRow, isOn {
      content.transformPreference(RowSettingsKey.self) { $0[keyPath: part].append(action) }
    } else {
      content
    }
  }
}

extension View {
  nonisolated func rowSettings(
    _ change: @escaping (inout RowSettings) -> Void
  ) -> ModifiedContent<Self, _RowSettingsModifier> {
    modifier(_RowSettingsModifier(change: change))
  }

  /// Sets the background of the view's row in a list (rule C6.8).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return rowSettings { if let view { $0.background = $0.background ?? view } }
  }

  /// Sets the colour of the separators of the view's row in a list (default: nil, the system's).
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowSettings { settings in
      var tints = settings.lineTints ?? LineTints()
      if edges.contains(.top) { tints.top = tints.top ?? color }
      if edges.contains(.bottom) { tints.bottom = tints.bottom ?? color }
      settings.lineTints = tints
    }
  }

  /// Adds buttons that a swipe to one side of the row reveals. A swipe across most of the row performs the first one,
  /// unless `allowsFullSwipe` is false.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let swipes = RowSwipes(
      edge: edge, allowsFullSwipe: allowsFullSwipe, units: separateUnits(content()).flattened)
    return rowSettings { $0.swipes.append(swipes) }
  }

  /// Prevents the deletion of the view's row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowSettings { if isDisabled { $0.isDeletable = false } }
  }

  /// Prevents moving the view's row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowSettings { if isDisabled { $0.isMovable = false } }
  }

  /// Prevents the choice of the view's row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowSettings { if isDisabled { $0.isSelectable = false } }
  }
}
