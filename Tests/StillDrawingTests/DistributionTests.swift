import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

/// Which effects act on each leaf below them, and what makes one picture for them (table P2.11).
@Suite("Distribution")
struct DistributionTests {
  private static let box = CGRect(x: 0, y: 0, width: 8, height: 8)
  private static let shadow = Effect.shadow(
    LayerShadow(color: .red, radius: 4, offset: CGSize(width: 2, height: 0)))
  private static let clip = Effect.clip(.rectangle(box))
  private static let perspective: Effect = {
    var map = ProjectionTransform()
    map.m13 = 0.01
    return .projection(map)
  }()

  private static let outers: [String: Effect] = [
    "opacity": .opacity(0.5), "shadow": shadow, "blur": .blur(LayerBlur(radius: 3)),
    "colors": .colors([.inversion]), "blend": .blend(.multiply),
  ]
  private static let inners: [String: Effect] = [
    "transform": .transform(CGAffineTransform(rotationAngle: 1)), "opacity": .opacity(0.25),
    "clip": clip, "shadow": shadow, "colors": .colors([.inversion]),
    "blur": .blur(LayerBlur(radius: 2)), "blend": .blend(.screen), "projection": perspective,
    "group": .group(LayerGroup()),
  ]

  private let leaf = DrawCommand.fillRectangle(box, .color(.red))

  private func distributed(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: CGSize(width: 8, height: 8), commands: commands).distributed()
  }

  private func layer(_ effects: Effect..., of commands: [DrawCommand]) -> [DrawCommand] {
    [.beginLayer(Layer(effects: effects))] + commands + [.endLayer]
  }

  /// Whether the outer effect stands on each of two leaves inside of the inner one.
  private func reachesLeaves(_ outer: Effect, through inner: Effect) -> Bool {
    let list = distributed(layer(inner, outer, of: [leaf, leaf]))
    let layers = list.commands.compactMap { command in
      if case .beginLayer(let layer) = command { layer } else { nil as Layer? }
    }
    return layers.filter { $0.effects.contains { name($0) == name(outer) } }.count == 2
  }

  private func name(_ effect: Effect) -> Substring {
    effect.value.description.prefix { $0 != " " }
  }

  @Test(
    "hands down to leaves what the table says",
    arguments: [
      ("opacity", ["transform", "opacity", "clip", "shadow", "blend", "projection"]),
      ("shadow", ["transform", "opacity"]),
      ("blur", ["transform", "opacity"]),
      ("colors", ["transform", "opacity"]),
      ("blend", ["transform", "opacity", "clip", "blend"]),
    ])
  func table(outer: String, leafwise: [String]) throws {
    for (inner, effect) in Self.inners.sorted(by: { $0.key < $1.key }) where inner != outer {
      #expect(
        reachesLeaves(try #require(Self.outers[outer]), through: effect)
          == leafwise.contains(inner), "\(outer) around \(inner)")
    }
  }

  @Test("fades each leaf, and what several commands draw together as one")
  func leaves() {
    let bracket = [.beginLayer(Layer()), leaf, leaf, .endLayer] as [DrawCommand]
    let list = distributed(layer(.opacity(0.5), of: [leaf] + bracket))
    #expect(
      list.description == """
        picture 8 × 8
          layer opacity 0.5
            rectangle (0, 0) 8 × 8 #FF0000
          layer opacity 0.5
            rectangle (0, 0) 8 × 8 #FF0000
            rectangle (0, 0) 8 × 8 #FF0000
        """)
  }

  @Test("takes a group as one")
  func group() {
    let list = distributed(layer(.group(LayerGroup()), .opacity(0.5), of: [leaf, leaf]))
    #expect(
      list.description == """
        picture 8 × 8
          layer group opacity 0.5
            rectangle (0, 0) 8 × 8 #FF0000
            rectangle (0, 0) 8 × 8 #FF0000
        """)
  }

  @Test("brings shadows into turned and scaled coordinates, not into stretched ones (P1.7)")
  func transforms() {
    let quarter = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let turned = distributed(layer(.transform(quarter), Self.shadow, of: [leaf]))
    #expect(
      turned.description.contains("layer shadow #FF0000 blur 2 by 0 × -1 transform (0 2 -2 0 0 0)"))
    let wide = CGAffineTransform(scaleX: 2, y: 1)
    let stretched = distributed(layer(.transform(wide), Self.shadow, of: [leaf, leaf]))
    #expect(
      stretched.description.contains(
        "layer transform (2 0 0 1 0 0) shadow #FF0000 blur 4 by 2 × 0"))
  }

  @Test("of two shadows, the outer one is cast by what the inner one makes (P1.7)")
  func shadows() {
    let list = distributed(layer(Self.shadow, Self.shadow, of: [leaf, leaf]))
    let lines = list.description.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines.filter { $0.hasPrefix("layershadow") }.count == 3)
  }

  @Test("leaves nothing of leaves and layers that hold nothing")
  func nothing() {
    let empty = layer(.opacity(0.5), of: layer(Self.clip, of: []))
    #expect(distributed(empty).commands.isEmpty)
    let brackets = [.beginLayer(Layer()), leaf, leaf, .endLayer] as [DrawCommand]
    #expect(distributed(brackets).commands.count == 2)
  }
}

@Suite("Normalising")
struct NormalisingTests {
  private let leaf = DrawCommand.fillRectangle(
    CGRect(x: 0, y: 0, width: 8, height: 8), .color(.red))

  private func normalised(_ layers: [Layer]) -> String {
    let list = DisplayList(
      size: CGSize(width: 8, height: 8),
      commands: layers.map { .beginLayer($0) } + [leaf] + layers.map { _ in .endLayer })
    let lines = list.normalised().description.split(separator: "\n").dropFirst().dropLast()
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
  }

  @Test("multiplies opacities and transforms, the inner one first")
  func products() {
    let moved = Layer(.transform(CGAffineTransform(translationX: 3, y: 0)), .opacity(0.5))
    let scaled = Layer(.transform(CGAffineTransform(scaleX: 2, y: 2)), .opacity(0.5))
    #expect(normalised([scaled, moved]) == "layer transform (2 0 0 2 6 0) opacity 0.25")
  }

  @Test("drops what changes nothing and what undoes its neighbour")
  func cancelling() {
    let there = Layer(.transform(CGAffineTransform(translationX: 3, y: 0)))
    let back = Layer(.transform(CGAffineTransform(translationX: -3, y: 0)), .opacity(1))
    #expect(normalised([there, back]) == "")
    #expect(normalised([Layer(.blend(.normal)), Layer(.blur(LayerBlur(radius: 0)))]) == "")
  }

  @Test("adds the variances of blurs and puts colour matrices into one pass")
  func filters() {
    let blurs = Layer(.blur(LayerBlur(radius: 3)), .blur(LayerBlur(radius: 4)))
    #expect(normalised([blurs]) == "layer blur 5")
    let colors = Layer(.colors([.inversion]), .colors([.inversion]))
    #expect(normalised([colors]).filter { $0 == "[" }.count == 2)
  }

  @Test("drops groups inside of what is one picture in any case")
  func groups() {
    let group = Effect.group(LayerGroup())
    #expect(normalised([Layer(group, group)]) == "layer group")
    #expect(normalised([Layer(group, .blur(LayerBlur(radius: 2)))]) == "layer blur 2")
    let shadow = Effect.shadow(LayerShadow(color: .red, radius: 1, offset: .zero))
    #expect(normalised([Layer(group, shadow)]) == "layer group shadow #FF0000 blur 1 by 0 × 0")
    #expect(normalised([Layer(group, .opacity(0.5))]) == "layer group opacity 0.5")
  }

  @Test("keeps layers that hold more than one another")
  func siblings() {
    let layer = Layer(.opacity(0.5))
    let list = DisplayList(
      size: CGSize(width: 8, height: 8),
      commands: [.beginLayer(layer), leaf, .beginLayer(layer), leaf, .endLayer, .endLayer])
    #expect(list.normalised().commands.count == 6)
  }
}
