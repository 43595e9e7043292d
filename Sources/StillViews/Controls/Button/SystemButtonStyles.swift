import StillGeometry
import StillLayout
public import StillViewGraph

/// The look that fits the surroundings: the borderless one.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .automatic, role: configuration.role, label: configuration.label)
      .modifier(
        ButtonTouch(look: .borderless, isForRow: true, action: configuration.action)
      )
      .modifier(ActsForRow(act: configuration.action))
  }
}

/// The unchanged label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that `.plain` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .plain, role: configuration.role, label: configuration.label)
      .modifier(ButtonTouch(look: .plain, action: configuration.action))
  }
}

/// The label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that `.borderless` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .borderless, role: configuration.role, label: configuration.label)
      .modifier(ButtonTouch(look: .borderless, action: configuration.action))
  }
}

/// The label on a ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that `.bordered` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .bordered, role: configuration.role, label: configuration.label)
      .modifier(ButtonTouch(look: .bordered, action: configuration.action))
  }
}

/// The label on a ground in the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style that `.borderedProminent` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(look: .prominent, role: configuration.role, label: configuration.label)
      .modifier(ButtonTouch(look: .prominent, action: configuration.action))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The unchanged label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a ground.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
