import SwiftUI
import Testing

/// Everything that a shape can be filled with, by its type.
@Suite @MainActor struct ShapeStyleFormTests {
  private func pixel(_ style: some ShapeStyle) throws -> RGBA8 {
    try picture(of: Rectangle().fill(style).frame(width: 20, height: 20))[20, 20]
  }

  @Test func namesAndTypesAreTheSame() throws {
    #expect(try pixel(BackgroundStyle()) == pixel(.background))
    #expect(try pixel(ForegroundStyle()) == pixel(.foreground))
    #expect(try pixel(FillShapeStyle()) == pixel(.fill))
    #expect(try pixel(LinkShapeStyle()) == pixel(.link))
    #expect(try pixel(PlaceholderTextShapeStyle()) == pixel(.placeholder))
    #expect(try pixel(SelectionShapeStyle()) == pixel(.selection))
    #expect(try pixel(SeparatorShapeStyle()) == pixel(.separator))
    #expect(try pixel(TintShapeStyle()) == pixel(.tint))
    #expect(try pixel(WindowBackgroundShapeStyle()) == pixel(.windowBackground))
    #expect(try pixel(HierarchicalShapeStyle.secondary) == pixel(.secondary))
    #expect(try pixel(.secondary) != pixel(.primary))
    #expect(try pixel(AnyShapeStyle(.red)) == pixel(.red))
    #expect(try pixel(Color.red.gradient) == pixel(AnyShapeStyle(Color.red.gradient)))
    #expect(try pixel(Material.ultraThin) == pixel(.ultraThinMaterial))
    #expect(try pixel(.tertiary) != pixel(.quaternary))
  }

  @Test func gradientsPaintsAndShadows() throws {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0), .init(color: .blue, location: 1),
    ]
    let gradient = AnyGradient(Gradient(stops: stops)).colorSpace(.perceptual)
    let space: Gradient.ColorSpace = .device
    #expect(try pixel(gradient) != pixel(AnyGradient(Gradient(stops: stops)).colorSpace(space)))
    let dots = Image(size: CGSize(width: 4, height: 4)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }
    #expect(isReddish(try pixel(ImagePaint(image: dots, scale: 1))))
    #expect(try pixel(.image(dots)) == pixel(ImagePaint(image: dots)))
    let style: ShadowStyle = .inner(color: .black, radius: 8)
    #expect(try pixel(Color.red.shadow(style)) != pixel(Color.red))
    #expect(ShadowStyle.drop(radius: 3) != style)
    let ground = Color.clear.frame(width: 20, height: 20).background()
    #expect(isReddish(try picture(of: ground.backgroundStyle(.red))[20, 20]))
  }

  /// One colour by day, another by night.
  private struct Sky: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == ColorScheme.dark ? Color.blue : Color.red
    }
  }

  @Test func aStyleOfAnAppsOwn() throws {
    #expect(isReddish(try pixel(Sky())))
    let night = Rectangle().fill(Sky()).frame(width: 20, height: 20)
      .environment(\.colorScheme, .dark)
    #expect(isBluish(try picture(of: night)[20, 20]))
    typealias Resolved = Color.Resolved
    let red: Resolved = Color.red.resolve(in: EnvironmentValues())
    #expect(red.red > 0.9 && red.opacity == 1)
    #expect(isReddish(try pixel(Resolved(colorSpace: .sRGB, red: 1, green: 0, blue: 0))))
  }

  @Test func meshesByTheirParts() throws {
    let point = MeshGradient.BezierPoint(
      position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0],
      trailingControlPoint: [0.3, 0], bottomControlPoint: [0, 0.3])
    #expect(point.position == [0, 0])
    let locations: MeshGradient.Locations = .points([[0, 0], [1, 0], [0, 1], [1, 1]])
    let colors: MeshGradient.Colors = .colors([.red, .red, .red, .red])
    let mesh = MeshGradient(width: 2, height: 2, locations: locations, colors: colors)
    #expect(isReddish(try pixel(mesh)))
  }

  @Test func contrastAndWeightAreRead() throws {
    struct Reader: View {
      @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
      @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
      @Environment(\.backgroundProminence) private var prominence: BackgroundProminence
      @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
      var body: some View {
        Text(
          contrast == .standard && weight != .bold && prominence == .standard && width != .regular
            ? "usual" : "strong")
      }
    }
    #expect(try said(Reader()) == ["usual"])
    #expect(try said(Reader().environment(\.legibilityWeight, .bold)) == ["strong"])
  }
}
