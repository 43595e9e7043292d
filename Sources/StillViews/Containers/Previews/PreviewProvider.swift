public import Foundation
public import StillViewGraph

/// Makes previews; the older form of `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider: SendableMetatype {
  /// The type of the previews.
  associatedtype Previews: View

  /// One view, or several: each is a preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform of the preview (default: nil, any).
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

/// The space in which a preview is laid out.
public enum PreviewLayout: Equatable, Sendable {
  /// On the whole of a device.
  case device
  /// At the size that the view takes when it is offered that of the device.
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

/// The settings of a preview from its modifiers and traits.
public struct PreviewSettings: Equatable, Sendable {
  /// The name that the preview is listed by; nil: that of its place.
  public var displayName: String?
  /// The device that it is shown on; nil: none.
  public var device: PreviewDevice?
  /// The size that it is shown at; nil: that of the device.
  public var layout: PreviewLayout?
  /// How the device is held; nil: upright.
  public var orientation: InterfaceOrientation?

  /// Settings of a preview; nil leaves a setting to the renderer.
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
  /// The value under a key, or the key's default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
  /// Returns a view as the system shows it (default: nil, unchanged).
  @MainActor func _dress(_ view: AnyView) -> AnyView?
}

extension PreviewContext {
  @MainActor public func _dress(_ view: AnyView) -> AnyView? { nil }
}

/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// `previewLayout(_:)` and similar modifiers, which set how a preview is shown and leave the view unchanged.
nonisolated public struct _PreviewSettingsModifier: _PrimitiveModifier {
  public let settings: PreviewSettings

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

/// `previewContext`: shows a view as the system shows extensions.
nonisolated public struct _PreviewContextModifier<Context: PreviewContext>: ViewModifier {
  let context: Context

  @MainActor public func body(content: Content) -> some View {
    context._dress(AnyView(content)) ?? AnyView(content)
  }
}

extension View {
  /// Sets the space in which the preview is laid out.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(layout: value)))
  }

  /// Sets the device of the preview (nil: any).
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(device: value)))
  }

  /// Sets the name of the preview (nil: none).
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(displayName: value)))
  }

  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(orientation: value)))
  }

  /// Sets the context of a preview of an extension: a widget has its family's size, corners and colors.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(_PreviewContextModifier(context: value))
      .modifier(_PreviewSettingsModifier(settings: PreviewSettings(layout: .sizeThatFits)))
  }
}
