public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Whether the views behind a sheet can be used, which are not shaded then (rule SM3.16).
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Equatable {
    case automatic, disabled
    /// Up to a detent; nil: at all of them.
    case enabled(upThrough: PresentationDetent?)
  }

  let kind: Kind

  /// The presentation's default: they cannot be used.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The views behind can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// The views behind cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Returns an interaction with the views behind while the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// The effect of a swipe inside a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The sheet's default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe makes the sheet higher before it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls before it makes the sheet higher.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation.
public protocol PresentationSizing: Sendable {
  /// Returns the size for a content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// Where something is about to be presented.
public struct PresentationSizingContext: Sendable {}

/// A size that the system chooses.
public struct AutomaticPresentationSizing: _SystemPresentationSizing {
  /// The value that `.automatic` names.
  public init() {}
}

/// The size of a page.
public struct PagePresentationSizing: _SystemPresentationSizing {
  /// The value that `.page` names.
  public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: _SystemPresentationSizing {
  /// The value that `.form` names.
  public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: _SystemPresentationSizing {
  /// The value that `.fitted` names.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform has it.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide as a page of text.
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form, narrower than a page.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// No effect: sheets have the width of the window, or of a card in a wide one.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// No effect: sheets have the width of the window, or of a card in a wide one.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing { self }
}

/// A size that the system chooses. A picture of a phone has room for one.
public protocol _SystemPresentationSizing: PresentationSizing {}

extension _SystemPresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The content of a presentation that is about to be sized.
public struct PresentationSizingRoot: Sendable {
  /// Returns the proposal, with 10 points for each unspecified dimension; the content is not measured here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A height of sheets that follows from how much room there is.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The values that a height may depend on: the maximum, and the environment.
  typealias Context = PresentationDetent.Context

  /// Returns the height in points; nil leaves the detent out.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values that the height of a sheet may depend on.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// The most that a sheet may be high, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment of the view that presents.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// How serious a question is.
public enum DialogSeverity: Equatable, Sendable {
  /// The system's default, an ordinary question, or one about an action that cannot be undone. Pictures show no
  /// difference.
  case automatic, standard, critical
}

// Modifiers that concern only the use of a presentation have no effect.
extension View {
  /// Lets the views behind the surrounding sheet be used, or not.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.interaction = interaction }
  }
  /// No effect: a picture shows no interaction.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets the size of the surrounding sheet where it is a card, in a window of 700 points and more: that of a form (540 × 620
  /// points at most, the default), of a page (700 points × nine tenths of the window), or of its content.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(SheetSettingsKey.self) { $0.sizing = SheetSizing(sizing) }
  }
  /// Sets a view behind the content of a sheet, aligned in it, in place of the sheet's background.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = SheetBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(SheetSettingsKey.self) { $0.ground = ground }
  }
  /// No effect: no activity is tracked.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// No effect: dialogs are drawn without icons, as on an iPhone.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// No effect: pictures show no severity.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// No effect: dialogs are drawn without toggles.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: dialogs are drawn without toggles.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: dialogs are drawn without toggles.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: no window is closed.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
}
