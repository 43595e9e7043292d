import SwiftUI
import Testing

/// What drawing code paints.
@MainActor @Suite struct GraphicsContextTests {
  private nonisolated static let square = Path(CGRect(x: 10, y: 10, width: 10, height: 10))

  /// The box around the ink, in pixels.
  private func box(_ picture: Bitmap) -> CGRect? {
    var box: CGRect?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha >= 128 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  @Test func transformsApplyTheLastOneFirst() throws {
    let moved = try drawn { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.fill(Path(CGRect(x: 1, y: 2, width: 5, height: 3)), with: .color(.red))
    }
    #expect(box(moved) == CGRect(x: 12, y: 2, width: 10, height: 3))
    let turned = try drawn { context in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 0, y: -5))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 4)), with: .color(.red))
    }
    #expect(box(turned) == CGRect(x: 21, y: 20, width: 4, height: 10))
  }

  @Test func aCopyHasAStateOfItsOwn() throws {
    let picture = try drawn { context in
      var copy = context
      copy.translateBy(x: 15, y: 0)
      copy.opacity = 0.5
      copy.fill(Self.square, with: .color(.red))
      context.fill(Self.square, with: .color(.red))
      #expect(context.transform == .identity && context.opacity == 1)
    }
    #expect(picture[15, 15].alpha == 255)
    #expect((126...129).contains(picture[30, 15].alpha))
  }

  @Test func onlyWhatLiesInsideAllClipsShows() throws {
    let picture = try drawn { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 40)))
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 15, width: 40, height: 10)))
      context.fill(Path(CGRect(x: -40, y: -40, width: 100, height: 100)), with: .color(.red))
    }
    #expect(box(picture) == CGRect(x: 10, y: 15, width: 10, height: 10))
    let ring = try drawn { context in
      var path = Path(CGRect(x: 5, y: 5, width: 30, height: 30))
      path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
      context.clip(to: path, style: FillStyle(eoFill: true))
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
    }
    #expect(ring[10, 10].alpha == 255 && ring[20, 20].alpha == 0 && ring[2, 2].alpha == 0)
  }

  @Test func strokesAreAsWideAsTheySay() throws {
    let picture = try drawn { context in
      context.stroke(Self.square, with: .color(.red), lineWidth: 4)
    }
    #expect(box(picture) == CGRect(x: 8, y: 8, width: 14, height: 14))
    #expect(picture[15, 15].alpha == 0)
    let dashed = try drawn { context in
      var line = Path()
      line.move(to: CGPoint(x: 0, y: 10))
      line.addLine(to: CGPoint(x: 40, y: 10))
      context.stroke(
        line, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [5, 5]))
    }
    #expect(dashed.inked(row: 10) == [0..<5, 10..<15, 20..<25, 30..<35])
  }

  @Test func gradientsLieWhereTheySay() throws {
    let colors = Gradient(colors: [.black, .white])
    let linear = try drawn { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
        with: .linearGradient(
          colors, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 30, y: 0)))
    }
    #expect(linear[5, 5].red == 0 && linear[35, 5].red == 255)
    // Oklab: a lightness of 0.525.
    #expect((104...108).contains(linear[20, 5].red))
    let radial = try drawn { context in
      context.translateBy(x: 20, y: 20)
      context.fill(
        Path(CGRect(x: -20, y: -20, width: 40, height: 40)),
        with: .radialGradient(colors, center: .zero, startRadius: 0, endRadius: 10))
    }
    #expect(radial[20, 20].red < 20 && radial[35, 20].red == 255)
    let across = try drawn { context in
      context.fill(
        Self.square,
        with: .style(.linearGradient(colors, startPoint: .leading, endPoint: .trailing)))
    }
    #expect(across[10, 15].red < 20 && across[19, 15].red > 235)
  }

  @Test func theForegroundIsTheEnvironments() throws {
    let view = Text("x").font(.system(size: 40))
      .textRenderer(
        Drawing { _, context in
          #expect(context.environment.colorScheme == .dark)
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
        }
      )
      .foregroundStyle(.blue).environment(\.colorScheme, .dark)
    #expect(isBluish(try ImageRenderer(content: view).bitmap()[5, 5]))
  }

  @Test func aShadowFallsFromTheWholeDrawing() throws {
    let picture = try drawn { context in
      context.addFilter(.shadow(color: .blue, radius: 0, x: 15, y: 5))
      context.fill(Self.square, with: .color(.red))
    }
    #expect(isReddish(picture[15, 15]) && isBluish(picture[30, 20]))
    #expect(picture[15, 25].alpha == 0)
    // In the coordinates that the filter was added in.
    let scaled = try drawn { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.addFilter(.shadow(color: .blue, radius: 0, x: 40, y: 0))
      context.translateBy(x: 0, y: 20)
      context.fill(Self.square, with: .color(.red))
    }
    #expect(isReddish(scaled[7, 17]) && isBluish(scaled[27, 17]))
  }

  @Test func aLayerIsFadedAsAWhole() throws {
    func overlap(_ isLayer: Bool) throws -> UInt8 {
      try drawn { context in
        context.opacity = 0.5
        context.translateBy(x: 5, y: 5)
        func paint(_ context: inout GraphicsContext) {
          context.fill(Self.square, with: .color(.red))
          context.fill(Self.square, with: .color(.red))
        }
        if isLayer {
          context.drawLayer { layer in
            #expect(layer.opacity == 1 && layer.transform == context.transform)
            paint(&layer)
          }
        } else {
          paint(&context)
        }
      }[20, 20].alpha
    }
    #expect((126...129).contains(try overlap(true)))
    #expect((190...193).contains(try overlap(false)))
  }

  @Test func numbersThatAreNonePaintNothingAndStopNothing() throws {
    let picture = try drawn { context in
      func with(_ change: (inout GraphicsContext) -> Void) {
        var copy = context
        change(&copy)
        copy.fill(Self.square, with: .color(.red))
        copy.drawLayer { $0.fill(Self.square, with: .color(.red)) }
      }
      with { $0.translateBy(x: .nan, y: 0) }
      with { $0.translateBy(x: .infinity, y: 0) }
      with { $0.scaleBy(x: 0, y: 1) }
      with { $0.rotate(by: .radians(.infinity)) }
      with { $0.opacity = 0 }
      with { $0.opacity = -3 }
      with { $0.clip(to: Path()) }
      with { $0.clip(to: Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))) }
      context.stroke(Self.square, with: .color(.red), lineWidth: .nan)
      context.stroke(Self.square, with: .color(.red), lineWidth: -1)
      context.fill(Path(), with: .color(.red))
    }
    #expect(picture.count { $0.alpha > 0 } == 0)
    let safe = try drawn { context in
      context.opacity = .nan
      context.addFilter(.shadow(radius: .nan, x: .infinity))
      context.fill(Self.square, with: .color(.red))
    }
    #expect(safe[15, 15].alpha == 255)
  }
}
