import Foundation
import Stillframe
import Testing

/// Numbers that no designer means: pictures stay sane, nothing traps, all ends soon.
@Suite("Odd numbers in what is painted", .timeLimit(.minutes(10)))
struct PaintingBadInputTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
    renderer.scale = 1
    return try renderer.bitmap()
  }

  private func isBlank(_ bitmap: Bitmap) -> Bool {
    (0..<40).allSatisfy { y in (0..<40).allSatisfy { bitmap[$0, y].alpha == 0 } }
  }

  @Test(
    "a path with a coordinate that is none, or out of sight, leaves the rest alone",
    arguments: [.nan, .infinity, -.infinity, 1e9, -1e9, 1e300] as [CGFloat])
  func paths(number: CGFloat) throws {
    let odd = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: number, y: 20))
      path.addCurve(
        to: CGPoint(x: 30, y: 35), control1: CGPoint(x: number, y: number),
        control2: CGPoint(x: 3, y: number))
      path.closeSubpath()
    }
    let view = ZStack {
      odd.fill(.red)
      odd.stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [2, 1]))
      odd.trim(from: 0.2, to: 0.9).stroke(.green)
      odd.union(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))).stroke(.brown)
      Color.black.frame(width: 4, height: 4)
    }
    #expect(try picture(view)[20, 20] == RGBA8(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test("stops out of order are sorted, and none draw nothing")
  func stops() throws {
    func gradient(_ stops: [Gradient.Stop]) -> LinearGradient {
      LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    }
    let (first, last) = (
      Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.8)
    )
    #expect(try picture(gradient([last, first])) == picture(gradient([first, last])))
    #expect(isBlank(try picture(gradient([]))))
    #expect(isBlank(try picture(AngularGradient(colors: [], center: .center))))
    let odd = Gradient.Stop(color: .green, location: .nan)
    _ = try picture(gradient([first, odd, last]))
    _ = try picture(gradient([Gradient.Stop(color: .red, location: -1e300), last]))
  }

  @Test("a hundred thousand dashes, and a pattern of as many lengths, are a line")
  func dashes() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 1e6, y: 20))
    }
    let fine = StrokeStyle(lineWidth: 6, dash: [1e-3, 1e-3])
    #expect(try picture(line.stroke(.red, style: fine))[20, 20].alpha > 0)
    let long = StrokeStyle(lineWidth: 6, dash: Array(repeating: 0.5, count: 100_000))
    #expect(try picture(line.stroke(.red, style: long))[20, 20].alpha > 0)
    _ = try picture(Path(line.strokedPath(fine).boundingRect).fill(.red))
  }

  @Test("a blur or a shadow of a radius of 10,000 is drawn with the most there is, and says so")
  func radii() throws {
    for view in [
      AnyView(Color.red.blur(radius: 10_000)), AnyView(Color.red.shadow(radius: 10_000)),
    ] {
      let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
      _ = try renderer.bitmap()
      #expect(try renderer.layoutReport().warnings.contains { $0.message.contains("512") })
    }
  }

  @Test("what is turned so that its edge is seen, shows nothing")
  func edgeOn() throws {
    #expect(
      isBlank(try picture(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))))
    for angle in [89.999_999, 90.000_001, 1e300, -.infinity, .nan] {
      _ = try picture(Color.red.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0.3, z: 0)))
    }
    _ = try picture(Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0)))
    _ = try picture(
      Color.red.rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0), perspective: 1e9))
  }

  @Test("half a turn about an upright line is a reflection, as sharp")
  func halfTurn() throws {
    let shape = Path { path in
      path.move(to: CGPoint(x: 3, y: 4))
      path.addLine(to: CGPoint(x: 37, y: 20))
      path.addLine(to: CGPoint(x: 3, y: 30))
      path.closeSubpath()
    }.fill(.red)
    #expect(
      try picture(shape.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        == picture(shape.scaleEffect(x: -1)))
  }

  @Test("meshes without their points or colours, or with odd ones, draw something or nothing")
  func meshes() throws {
    let colors = Array(repeating: Color.red, count: 4)
    _ = try picture(MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: colors))
    _ = try picture(MeshGradient(width: 0, height: 0, points: [], colors: []))
    _ = try picture(MeshGradient(width: -3, height: 2, points: [], colors: []))
    let odd: [SIMD2<Float>] = [[.nan, 0], [1, .infinity], [-1e30, 1], [1, 1]]
    _ = try picture(MeshGradient(width: 2, height: 2, points: odd, colors: colors))
  }

  @Test("shadows of styles with odd numbers are left out or drawn")
  func styleShadows() throws {
    for radius in [.nan, .infinity, -5, 1e9] as [CGFloat] {
      let style = Color.red.shadow(.drop(radius: radius)).shadow(.inner(radius: radius, x: radius))
      #expect(try picture(Rectangle().fill(style))[20, 20].alpha == 255)
    }
  }
}
