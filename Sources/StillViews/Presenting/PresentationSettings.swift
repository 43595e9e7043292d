public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe inside a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
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
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
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
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A height of sheets that follows from how much room there is.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context

  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What the height of a sheet may follow from.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// The most that a sheet may be high, in points.
    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// How serious a question is.
public enum DialogSeverity: Equatable, Sendable {
  case automatic, standard, critical
}

// What only matters while somebody uses what is presented changes nothing.
extension View {
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = SheetGround(alignment: alignment, view: AnyView(content()))
    return transformPreference(SheetSettingsKey.self) { $0.ground = ground }
  }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> some View { self }
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
}
