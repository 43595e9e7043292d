import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The appearance of fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view of a field; `configuration` is the field in the style around.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label that a field was given.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// Gives a style of fields the form that all styles have.
nonisolated private struct TextFieldAppearance<Style: TextFieldStyle>: _ControlStyle {
  let style: Style

  @MainActor func makeBody(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    style._body(configuration: configuration)
  }
}

private let textFieldStylesEntry = EnvironmentEntry(
  StyleStack<TextField<_TextFieldStyleLabel>>(TextFieldAppearance(style: DefaultTextFieldStyle())))

extension EnvironmentValues {
  /// How fields look.
  package var textFieldStyles: StyleStack<TextField<_TextFieldStyleLabel>> {
    get { self[textFieldStylesEntry] }
    set { self[textFieldStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how fields inside look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(\.textFieldStyles, TextFieldAppearance(style: style))
  }
}

/// The look that fits the surroundings: the plain one.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    FieldText(input: configuration.input, label: configuration.label)
  }
}

/// Words without any decoration (rule C4.1).
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The style that `.plain` names.
  public init() {}

  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    FieldText(input: configuration.input, label: configuration.label)
  }
}

/// Words in a frame with round corners: 34 points high, or 6 above and below larger type, 7 at the sides (rule C4.2).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The style that `.roundedBorder` names.
  public init() {}

  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    // Unlike a frame's minimum, the strut leaves the border around lines that do not fit the proposal.
    ZStack(alignment: .leading) {
      Color.clear.frame(width: 0, height: 34)
      FieldText(input: configuration.input, label: configuration.label)
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
    }
    .background {
      RoundedRectangle(cornerRadius: 5.5, style: .continuous)
        .fill(ControlColor.ground)
        .overlay(
          RoundedRectangle(cornerRadius: 5.5, style: .continuous)
            .strokeBorder(ControlColor.fieldBorder, lineWidth: 0.5))
    }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Words without any decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Words in a frame with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
