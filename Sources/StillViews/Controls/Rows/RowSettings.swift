public import StillGeometry
import StillLayout
public import StillViewGraph

/// What the views in a row say of the row, however deep they stand.
nonisolated struct RowSettings: Equatable {
  var background: AnyView?
  var swipes: [RowSwipes] = []
  /// Of the lines above and below; nil: the system's colour.
  var lineTints: LineTints?
  var isDeletable = true
  var isMovable = true
  var isSelectable = true
  /// What buttons and links that make the row theirs do when it is tapped.
  var actions: [RowAction] = []
  /// What views of the row do when they are held down.
  var holds: [RowAction] = []

  static func == (a: RowSettings, b: RowSettings) -> Bool {
    same(a.background, b.background) && a.swipes == b.swipes && a.lineTints == b.lineTints
      && a.isDeletable == b.isDeletable && a.isMovable == b.isMovable
      && a.isSelectable == b.isSelectable && a.actions == b.actions && a.holds == b.holds
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

/// What a tap on a row does; two are the same that belong to one view.
nonisolated struct RowAction: Equatable {
  let owner: ObjectIdentifier
  let isEnabled: Bool
  let act: @MainActor () -> Void

  static func == (a: RowAction, b: RowAction) -> Bool {
    a.owner == b.owner && a.isEnabled == b.isEnabled
  }
}

/// What swiping a row offers at one of its edges.
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

/// Hands what is said of a row up to it; of two that are said the inner, or the first one counts.
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
  /// Among what is done when the row is tapped, or held down.
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

  /// The ground of the view's row in a list (rule C6.8).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return rowSettings { if let view { $0.background = $0.background ?? view } }
  }

  /// The colour of the lines beside the view's row in a list; nil: the system's.
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

  /// What swiping a row to one side offers: buttons that come into sight at that edge. A swipe over most of the row does
  /// what the first one does, unless that is not allowed.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let swipes = RowSwipes(
      edge: edge, allowsFullSwipe: allowsFullSwipe, units: separateUnits(content()).flattened)
    return rowSettings { $0.swipes.append(swipes) }
  }

  /// Whether a row may be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowSettings { if isDisabled { $0.isDeletable = false } }
  }

  /// Whether a row may be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowSettings { if isDisabled { $0.isMovable = false } }
  }

  /// Whether a row may be chosen.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowSettings { if isDisabled { $0.isSelectable = false } }
  }
}
