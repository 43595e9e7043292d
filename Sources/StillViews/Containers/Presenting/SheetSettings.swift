public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// How high a sheet may be.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(Rule)
  }

  /// A height by a type's rule.
  private struct Rule: Hashable, Sendable {
    let id: ObjectIdentifier
    /// In points, of the most that there is room for; nil: there is no such height.
    let height: @Sendable (CGFloat) -> CGFloat?

    static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let kind: Kind

  /// Half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of it but the top.
  public static let large = PresentationDetent(kind: .large)

  /// Returns the detent at a fraction of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    // NaN would not be equal to itself.
    PresentationDetent(kind: fraction.isNaN ? .large : .fraction(fraction))
  }

  /// Returns the detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: height.isNaN ? .large : .height(height))
  }

  /// Returns the detent of a custom type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let rule = Rule(id: ObjectIdentifier(type)) { most in
      D.height(in: Context(environment: EnvironmentValues(), maxDetentValue: most))
    }
    return PresentationDetent(kind: .custom(rule))
  }

  /// Returns the height in points, where `most` is the maximum.
  func height(in most: CGFloat, bottom: CGFloat) -> CGFloat {
    switch kind {
    case .medium: most / 2
    case .large: most
    case .fraction(let part): part.isFinite ? max(part, 0) * most : most
    case .height(let height): height.isFinite ? max(height, 0) + bottom : most
    case .custom(let rule):
      rule.height(most).flatMap { $0.isFinite ? max($0, 0) + bottom : nil } ?? most
    }
  }
}

/// The size of a sheet that is a card.
nonisolated enum SheetSizing {
  case form, page
  /// That of the content.
  case fitted

  init(_ sizing: some PresentationSizing) {
    switch sizing {
    case is PagePresentationSizing: self = .page
    case is FittedPresentationSizing: self = .fitted
    default: self = .form
    }
  }
}

/// The settings that a sheet's content makes for it.
nonisolated struct SheetSettings: Equatable {
  var detents: Set<PresentationDetent> = []
  /// The detent that the content has chosen; nil: the lowest one.
  var selected: PresentationDetent?
  /// Tells the content of another choice.
  var select: ((PresentationDetent) -> Void)?
  /// Whether the change that made the choice shows its end at once.
  var isQuiet = false
  var showsIndicator = false
  /// Whether touches cannot take the presentation away.
  var isDismissDisabled = false
  var interaction = PresentationBackgroundInteraction.automatic
  var cornerRadius: CGFloat?
  var sizing = SheetSizing.form
  var background: AnyShapeStyle?
  /// A view in place of a style.
  var ground: SheetBackground?
  /// The adaptation in narrow windows; in low windows.
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic

  static func == (a: SheetSettings, b: SheetSettings) -> Bool {
    a.detents == b.detents && a.selected == b.selected && a.showsIndicator == b.showsIndicator
      && a.sizing == b.sizing
      && a.isDismissDisabled == b.isDismissDisabled && a.interaction == b.interaction
      && a.horizontalAdaptation == b.horizontalAdaptation
      && a.verticalAdaptation == b.verticalAdaptation
      && a.cornerRadius == b.cornerRadius && (a.background == nil) == (b.background == nil)
      && (a.ground == nil) == (b.ground == nil)
  }
}

/// A view behind a sheet.
nonisolated struct SheetBackground {
  let alignment: Alignment
  let view: AnyView
}

extension View {
  /// Draws the background of a presentation: the view or the style that its content sets (default: a colour).
  nonisolated func sheetGround(_ settings: SheetSettings, or color: ControlColor) -> some View {
    background(alignment: settings.ground?.alignment ?? .center) {
      if let ground = settings.ground {
        ground.view.ignoresSafeArea()
      } else {
        Rectangle().fill(settings.background ?? AnyShapeStyle(color)).ignoresSafeArea()
      }
    }
  }
}

nonisolated enum SheetSettingsKey: PreferenceKey {
  static var defaultValue: SheetSettings { SheetSettings() }

  static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
    let next = nextValue()
    let isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.isDismissDisabled = false
    if value == SheetSettings() { value = next }
    value.isDismissDisabled = isDismissDisabled
  }
}

/// Hands a choice of detents up, with the way in which it is to be shown.
nonisolated private struct DetentChoice: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
  @State private var note = DetentNote()

  init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    self.selection = selection
  }

  @MainActor func body(content: Content) -> some View {
    let (detents, selection, note) = (detents, selection, note)
    let selected = selection.wrappedValue
    note.take(selected, Transaction.ofCurrentBody)
    return content.transformPreference(SheetSettingsKey.self) {
      $0.detents = detents
      $0.selected = selected
      $0.select = { selection.wrappedValue = $0 }
      $0.isQuiet = note.isQuiet
    }
  }
}

/// The last change of a selected detent.
private final class DetentNote {
  private var selected: PresentationDetent?
  /// Whether that change shows its end at once.
  private(set) var isQuiet = false

  /// Notes a selection, with the transaction that it has where the modifier is.
  func take(_ selected: PresentationDetent, _ transaction: @autoclosure () -> Transaction) {
    guard selected != self.selected else { return }
    self.selected = selected
    isQuiet = !transaction().allowsSystemMotion
  }
}

extension View {
  /// Sets the detents of the surrounding sheet; a picture shows the lowest one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.detents = detents }
  }

  /// Sets the detents of the surrounding sheet; a picture shows the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentChoice(detents: detents, selection: selection))
  }

  /// Shows or hides the drag indicator of the surrounding sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.showsIndicator = visibility == .visible }
  }

  /// Sets the corner radius of the surrounding sheet, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the surrounding sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.background = AnyShapeStyle(style) }
  }

  /// Prevents a tap beside the surrounding sheet or popover from dismissing it. `dismiss` and bindings still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetSettingsKey.self) {
      $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
    }
  }
}
