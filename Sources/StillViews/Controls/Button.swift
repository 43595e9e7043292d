import Foundation
import StillGeometry
public import StillViewGraph

/// A label that does something when it is tapped.
nonisolated public struct Button<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    _StyledButton(label: AnyView(label)).modifier(_TapModifier(action: action))
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// What a button looks like.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// Whether the label sits on a filled ground.
  nonisolated var _kind: _ButtonKind { get }
}

/// The looks of buttons that the engine knows.
public enum _ButtonKind: Sendable {
  case plain, borderless, bordered, prominent
}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public var _kind: _ButtonKind { .borderless }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public var _kind: _ButtonKind { .plain }
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public var _kind: _ButtonKind { .borderless }
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public var _kind: _ButtonKind { .bordered }
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public var _kind: _ButtonKind { .prominent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private enum ButtonKindKey: EnvironmentKey {
  static var defaultValue: _ButtonKind { .borderless }
}

extension EnvironmentValues {
  /// How buttons look.
  package var buttonKind: _ButtonKind {
    get { self[ButtonKindKey.self] }
    set { self[ButtonKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons inside look.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonKind, style._kind)
  }

  /// Reacts to taps on the view.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_TapModifier(action: action))
  }

  /// Switches controls inside off.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// A button's label in its style. Bordered buttons have a rounded ground in a light tint, 7 points of room
/// above and below the label and 12 beside it, as on iOS.
nonisolated package struct _StyledButton: View {
  let label: AnyView
  @Environment(\.buttonKind) private var kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(label: AnyView) {
    self.label = label
  }

  @MainActor package var body: some View {
    let tint = tint ?? .accentColor
    switch kind {
    case .plain:
      label.opacity(isEnabled ? 1 : 0.5)
    case .borderless:
      label.foregroundColor(isEnabled ? tint : .secondary)
    case .bordered:
      label
        .foregroundColor(isEnabled ? tint : .secondary)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 7))
    case .prominent:
      label
        .foregroundColor(.white)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(tint.opacity(isEnabled ? 1 : 0.5), in: RoundedRectangle(cornerRadius: 7))
    }
  }
}
