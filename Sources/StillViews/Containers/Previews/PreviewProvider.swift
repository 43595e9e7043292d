public import Foundation
public import StillViewGraph

/// Makes previews; the older form of `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider: SendableMetatype {
  /// The type of the previews.
  associatedtype Previews: View

  /// One view, or several: each is a preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// On what platform it is shown; nil: on any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is made for.
public enum PreviewPlatform: Sendable {
  /// Where Xcode would run the preview. Here it is drawn in each case, as on iOS.
  case iOS, macOS, tvOS, watchOS
}

/// In what space a preview is laid out.
public enum PreviewLayout: Equatable, Sendable {
  /// On the whole of a device.
  case device
  /// At the size that the view itself has.
  case sizeThatFits
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on, by its name: "iPhone 15".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  /// Upright, upside down, or on one of its sides.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var id: String { rawValue }
}

/// What a preview is shown with, as far as modifiers and traits say.
public struct PreviewSettings: Equatable, Sendable {
  /// The name that the preview is listed by; nil: that of its place.
  public var displayName: String?
  /// The device that it is shown on; nil: none.
  public var device: PreviewDevice?
  /// The size that it is shown at; nil: that of the device.
  public var layout: PreviewLayout?
  /// How the device is held; nil: upright.
  public var orientation: InterfaceOrientation?

  /// What is said of a preview; nil leaves a setting to whoever shows it.
  public init(
    displayName: String? = nil, device: PreviewDevice? = nil, layout: PreviewLayout? = nil,
    orientation: InterfaceOrientation? = nil
  ) {
    self.displayName = displayName
    self.device = device
    self.layout = layout
    self.orientation = orientation
  }
}

/// Something for a preview of an extension of an app.
public protocol PreviewContext {
  /// What is kept under a key; its default where nothing is.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
  /// What is kept.
  associatedtype Value
  /// What there is where nothing is kept.
  static var defaultValue: Value { get }
}

/// `previewLayout(_:)` and its like: says how a preview is to be shown, and leaves the view as it is.
nonisolated public struct _PreviewSettingsModifier: _PrimitiveModifier {
  public let settings: PreviewSettings

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

extension View {
  /// In what space the preview is laid out.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(layout: value)))
  }

  /// On what device the preview is shown; nil: on any.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(device: value)))
  }

  /// What the preview is called; nil: nothing.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(displayName: value)))
  }

  /// How the preview's device is held.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(orientation: value)))
  }

  /// No effect: a picture has no context of an extension.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
