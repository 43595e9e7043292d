import Foundation
import StillLayout
import StillText
public import StillViewGraph

/// The appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle
where _Configuration == LabelStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = LabelStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct LabelStyleConfiguration {
  /// The title that a label was given.
  public struct Title: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The icon that a label was given.
  public struct Icon: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The title, in the font that surrounds the label unless the style sets one.
  public let title: Title
  /// The icon, beside or without the title, as the style likes.
  public let icon: Icon
}

/// The icon, and the title 8 points behind it, whose first line is beside the icon's middle.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// The style that `.titleAndIcon` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SpacedLabel(configuration: configuration)
  }
}

/// An icon beside a title, with the gap of the environment.
nonisolated private struct SpacedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.labelIconToTitleSpacing) private var spacing

  init(configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
      configuration.icon.frame(minWidth: iconWidth)
      configuration.title
    }
  }
}

/// Gives an icon in a row of a list a width in proportion to the size of the text (rule C5.5), so that titles below each other
/// line up; a wider icon reaches beyond it.
nonisolated private struct IconRoom: ViewModifier {
  /// The width at the size of body text, in points.
  let bodyWidth: CGFloat
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelReservedIconWidth) private var width

  init(ofBody width: CGFloat) {
    bodyWidth = width
  }

  @MainActor func body(content: Content) -> some View {
    content.frame(width: width ?? bodyWidth * size / 17)
  }

  /// Of the font around, in points; that of body text where it is none.
  private var size: CGFloat {
    var surroundings = EnvironmentValues()
    surroundings.dynamicTypeSize = typeSize
    let size = (font ?? .body).descriptor(in: surroundings).size
    return size.isFinite && size > 0 ? size : 17
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// The style that `.titleOnly` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// The style that `.iconOnly` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The look that fits the surroundings: title and icon, in rows of lists with the icon in a column.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SurroundedLabel(configuration: configuration)
  }
}

/// A label in a list has its icon large, in the tint and in a column, and the line below begins at its title (rules C5.5, C6.5).
nonisolated private struct SurroundedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isListRow) private var isListRow
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelIconToTitleSpacing) private var spacing

  init(configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    if isListRow {
      HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 16) {
        configuration.icon
          .imageScale(.large)
          .foregroundStyle(itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .modifier(IconRoom(ofBody: 28))
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private let labelStylesEntry = EnvironmentEntry(
  StyleStack<LabelStyleConfiguration>(DefaultLabelStyle()))

extension EnvironmentValues {
  /// How labels look.
  package var labelStyles: StyleStack<LabelStyleConfiguration> {
    get { self[labelStylesEntry] }
    set { self[labelStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how labels inside look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(\.labelStyles, style)
  }
}
