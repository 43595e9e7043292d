public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// What is behind can be used where the presentation has it so.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// What is behind can be used.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// What is behind cannot be used.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// What is behind can be used, as long as the sheet is no higher than a detent. Here the detent does not count.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe inside a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// A swipe does what the sheet has it do.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe makes the sheet higher before it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls before it makes the sheet higher.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large what is presented is.
public protocol PresentationSizing: Sendable {
  /// The size for a content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// Where something is about to be presented.
public struct PresentationSizingContext: Sendable {}

/// A size that the system chooses.
public struct AutomaticPresentationSizing: _SystemPresentationSizing {
  /// What `.automatic` names.
  public init() {}
}

/// The size of a page.
public struct PagePresentationSizing: _SystemPresentationSizing {
  /// What `.page` names.
  public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: _SystemPresentationSizing {
  /// What `.form` names.
  public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: _SystemPresentationSizing {
  /// What `.fitted` names.
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

/// The content of what is about to be presented.
public struct PresentationSizingRoot: Sendable {
  /// What the content would take of a proposal. Here the proposal, with 10 points for what it leaves open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A height of sheets that follows from how much room there is.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What the height may follow from: the room, and the environment.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil leaves the detent out.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What the height of a sheet may follow from.
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
  /// As the system has it, as any question, or as one about what cannot be undone. Pictures show no difference.
  case automatic, standard, critical
}

// What only matters while somebody uses what is presented changes nothing.
extension View {
  /// No effect: a picture shows nothing of it.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// No effect: a picture shows nothing of it.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// No effect: sheets have the width of the window, or 540 points in a window of 700 points and more.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
  /// What lies behind the content of a sheet, aligned in it; it takes the place of the sheet's own ground.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = SheetGround(alignment: alignment, view: AnyView(content()))
    return transformPreference(SheetSettingsKey.self) { $0.ground = ground }
  }
  /// No effect: a picture shows nothing of it.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// No effect: dialogs are drawn without icons, as on an iPhone.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// No effect: a picture shows nothing of it.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// No effect: dialogs are drawn without switches.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: dialogs are drawn without switches.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: dialogs are drawn without switches.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// No effect: no dialog is shown, as no window is closed.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
}
