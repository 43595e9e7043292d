internal import Foundation
internal import StillText

/// The layer of a part of a symbol, for renderings that distinguish parts.
struct SymbolLayer: Hashable, Sendable {
  /// 0 for the most important part; parts with a higher level are dimmed, or take another color of a palette.
  var level = 0
  /// Its own colour; nil: the foreground's.
  var tint: Symbol.Tint?

  /// The word behind a step: "^1", "^2cyan". Nil for other words.
  init?(word: Substring) {
    guard word.first == "^", let level = word.dropFirst().first?.wholeNumberValue else {
      return nil
    }
    self.level = level
    tint = Symbol.Tint(rawValue: String(word.dropFirst(2)))
  }

  init(level: Int = 0, tint: Symbol.Tint? = nil) {
    self.level = level
    self.tint = tint
  }
}

/// The layers of icons, which are one glyph: which of its pieces lie where.
struct IconLayers: Sendable {
  /// The pieces whose middle lies in a part of the grid.
  struct Region: Sendable {
    var layer: SymbolLayer
    var rect: CGRect
  }

  private(set) var regions: [Region] = []
  /// The colour of pieces that lie in no region.
  private(set) var tint: Symbol.Tint?
  /// The colour of a frame around it.
  private(set) var frameTint: Symbol.Tint?

  /// Reads what stands behind an icon's colon: "^1 x y w h", a colour, or "frame" and a colour; with semicolons between.
  init(row: Substring) {
    for entry in row.split(separator: ";") {
      let words = entry.split(separator: " ")
      let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
      if let word = words.first, let layer = SymbolLayer(word: word), numbers.count == 4 {
        regions.append(
          Region(
            layer: layer,
            rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      } else if let colour = words.last.flatMap({ Symbol.Tint(rawValue: String($0)) }) {
        if words.count == 1 { tint = colour } else { frameTint = colour }
      }
    }
  }

  /// Returns the layer of a piece about a middle.
  func layer(at middle: CGPoint) -> SymbolLayer {
    regions.first { $0.rect.contains(middle) }?.layer ?? SymbolLayer(tint: tint)
  }
}

extension SymbolPicture {
  /// Returns the layer that a step belongs to as it is written.
  func layer(of index: Int) -> SymbolLayer {
    layers.indices.contains(index) ? layers[index] : SymbolLayer()
  }

  /// Returns all layers, the one that matters least first, each with the colour of its first step that has one.
  func layers(of icons: [Substring: IconLayers]) -> [SymbolLayer] {
    var found: [Int: SymbolLayer] = [:]
    func add(_ layer: SymbolLayer) {
      let tint = found[layer.level]?.tint ?? layer.tint
      found[layer.level] = SymbolLayer(level: layer.level, tint: tint)
    }
    for (index, step) in steps.enumerated() {
      var layer = layer(of: index)
      switch step {
      case .cut, .knockOut: continue
      default: break
      }
      if let name = step.iconName, let icon = icons[name[...]] {
        if layer.level == 0 {
          for region in icon.regions { add(region.layer) }
        }
        layer.tint = layer.tint ?? icon.tint
      }
      add(layer)
    }
    return found.values.sorted { $0.level > $1.level }
  }
}

extension SymbolPicture.Step {
  /// Of an icon, also of one that is placed.
  var iconName: String? {
    switch self {
    case .icon(let name, _, _): name
    case .placed(let picture, _, _, _) where picture.steps.count == 1: picture.steps[0].iconName
    default: nil
    }
  }
}
