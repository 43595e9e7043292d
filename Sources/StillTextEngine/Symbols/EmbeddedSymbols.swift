internal import Foundation
package import StillText
internal import Synchronization

/// Symbols drawn from the icons inside the binary and from shapes of our own.
package final class EmbeddedSymbols: SymbolSystem {
  /// The one that everybody shares; reads its tables when it is first asked for a symbol.
  package static let shared = EmbeddedSymbols()

  private let opened = Mutex<Opened?>(nil)

  /// The result of a lookup by name.
  private struct Found {
    var parts: [Symbol.Part]
    /// The glyph that the size is taken from.
    var whole: GlyphID
    var isKnown: Bool
  }

  /// The key of a lookup.
  private struct Key: Hashable {
    var name: String
    var variants: SymbolRequest.Variants
    var isRightToLeft: Bool
    var layers: SymbolRequest.Layers
  }

  /// The tables, and what has been asked for.
  private struct Opened {
    let rules: SymbolRules
    var pictures: SymbolPictures
    var found: [Key: Found] = [:]
    var faces: [SymbolStyle: SymbolFace] = [:]
  }

  /// How many names are remembered.
  private static let nameLimit = 4_096

  private let mostPictures: Int

  /// Symbols of their own tables.
  ///
  /// - Parameter mostPictures: The number of pictures after which a new generation of faces begins.
  package init(mostPictures: Int = 4_096) {
    self.mostPictures = mostPictures
  }

  package func symbol(_ request: SymbolRequest) -> Symbol {
    let font = request.font.sanitized
    let style = SymbolStyle(weight: font.weight, scale: request.scale)
    let (face, found) = withOpened { opened in
      // Views that show symbols of the generation before keep its faces.
      if opened.pictures.isFull {
        opened.pictures = opened.pictures.next
        opened.found = [:]
        opened.faces = [:]
      }
      let face = opened.faces[style] ?? SymbolFace(style: style, pictures: opened.pictures)
      opened.faces[style] = face
      return (face, Self.find(request, &opened))
    }
    // The size that the source is made for, so that box and ink agree.
    let size = CGFloat(Float(font.size))
    let room = face.drawing(found.whole).room
    func points(_ ems: CGRect) -> CGRect {
      CGRect(
        x: ems.minX * size, y: ems.minY * size, width: ems.width * size, height: ems.height * size)
    }
    return Symbol(
      face: face, size: size, parts: found.parts, box: points(room.ink), slot: points(room.slot),
      middle: SymbolStyle.middle * size,
      warning: found.isKnown
        ? nil
        : "There is no symbol named \(String(request.name.prefix(80))): a placeholder is drawn.")
  }

  /// The names of the table, in alphabetical order; many more are made by rule.
  package var tabledNames: [String] { withOpened { $0.rules.table.names } }

  private func withOpened<Result>(_ body: (inout sending Opened) -> sending Result) -> Result {
    opened.withLock { opened in
      var tables = opened ?? Self.open(mostPictures)
      // One owner, so that the dictionaries are changed in place.
      opened = nil
      let result = body(&tables)
      opened = tables
      return result
    }
  }

  private static func open(_ mostPictures: Int) -> Opened {
    do {
      let table = SymbolTable()
      return Opened(
        rules: SymbolRules(table: table),
        pictures: SymbolPictures(
          icons: try IconFont(), layers: table.icons, mostPictures: mostPictures))
    } catch {
      preconditionFailure("the embedded icons cannot be opened: \(error)")
    }
  }

  private static func find(_ request: SymbolRequest, _ opened: inout Opened) -> Found {
    let key = Key(
      name: request.name, variants: request.variants, isRightToLeft: request.isRightToLeft,
      layers: request.layers)
    if let known = opened.found[key] { return known }
    let known = opened.rules.picture(
      request.name, variants: request.variants, isRightToLeft: request.isRightToLeft)
    let picture = known?.picture
    let size = known.flatMap { known in
      SymbolSize(name: SymbolRules.physical(known.name[...], request.isRightToLeft))
        ?? SymbolSize(name: known.name)
    }
    let isMirrored = request.isRightToLeft && SymbolRules.mirrors(request.name)
    let whole = opened.pictures.glyph(
      .init(.whole(picture ?? SymbolRules.placeholder), size: size, isMirrored: isMirrored))
    var parts = [Symbol.Part(glyph: whole, level: 0)]
    if request.layers != .one, let picture {
      let told = Self.parts(of: picture, size: size, isMirrored: isMirrored, opened)
      // Without colours of its own a symbol has one.
      if request.layers == .levels || told.contains(where: { $0.tint != nil }) { parts = told }
    }
    let found = Found(parts: parts, whole: whole, isKnown: picture != nil)
    if opened.found.count >= nameLimit { opened.found = [:] }
    opened.found[key] = found
    return found
  }

  /// Returns the layers of a picture, the one that matters least first.
  private static func parts(
    of picture: SymbolPicture, size: SymbolSize?, isMirrored: Bool, _ opened: Opened
  ) -> [Symbol.Part] {
    let pictures = opened.pictures
    if picture.steps.count == 1,
      case .enclosed(let inner, let frame, let isFilled) = picture.steps[0]
    {
      let sign = inner.steps.first
      var tint = sign?.iconName.flatMap { opened.rules.table.icons[$0[...]]?.frameTint }
      if case .letters(let text) = sign { tint = opened.rules.table.icons[text[...]]?.frameTint }
      if frame == .triangle, tint == .red { tint = .yellow }
      return [
        .init(
          glyph: pictures.glyph(
            .init(
              .whole(frame.frame(isFilled: isFilled)), size: size, isMirrored: isMirrored)),
          level: 1, tint: tint),
        .init(
          glyph: pictures.glyph(
            .init(.contents(inner, frame), size: size, isMirrored: isMirrored)), level: 0,
          tint: isFilled && tint != nil ? .white : tint),
      ]
    }
    let layers = picture.layers(of: opened.rules.table.icons)
    return layers.map { layer in
      .init(
        glyph: pictures.glyph(
          .init(
            layers.count == 1 ? .whole(picture) : .layer(picture, level: layer.level), size: size,
            isMirrored: isMirrored)),
        level: layer.level, tint: layer.tint)
    }
  }
}

/// The pictures that have been asked for; their numbers are the glyphs of every symbol face of a generation.
///
/// Names without end can be put together. When there are many pictures, a new generation begins, whose faces have other
/// identifiers.
final class SymbolPictures: Sendable {
  /// A glyph: its content, and how large it is to be.
  struct Shown: Hashable, Sendable {
    var content: Content
    /// Nil for a symbol whose size is not tabled.
    var size: SymbolSize?
    /// Whether left and right are exchanged.
    var isMirrored: Bool

    init(_ content: Content, size: SymbolSize?, isMirrored: Bool = false) {
      self.content = content
      self.size = size
      self.isMirrored = isMirrored
    }
  }

  /// The content of a glyph.
  enum Content: Hashable, Sendable {
    case whole(SymbolPicture)
    /// The content of a frame, without the frame.
    case contents(SymbolPicture, SymbolEnclosure)
    /// The steps and pieces of one layer.
    case layer(SymbolPicture, level: Int)
  }

  let icons: IconFont
  let layers: [Substring: IconLayers]
  private let numbered = Mutex<(list: [Shown], numbers: [Shown: GlyphID])>(([], [:]))

  /// Counts the generations.
  let generation: UInt32

  /// The number of pictures after which a new generation begins.
  private let mostPictures: Int

  init(
    icons: IconFont, layers: [Substring: IconLayers], mostPictures: Int, generation: UInt32 = 0
  ) {
    self.icons = icons
    self.layers = layers
    self.mostPictures = mostPictures
    self.generation = generation
  }

  var isFull: Bool { numbered.withLock { $0.list.count } >= mostPictures }

  /// The next generation, without a picture.
  var next: SymbolPictures {
    SymbolPictures(
      icons: icons, layers: layers, mostPictures: mostPictures, generation: generation &+ 1)
  }

  /// Returns the glyph of a picture, always the same.
  func glyph(_ shown: Shown) -> GlyphID {
    numbered.withLock { numbered in
      if let known = numbered.numbers[shown] { return known }
      let glyph = GlyphID(numbered.list.count)
      numbered.list.append(shown)
      numbered.numbers[shown] = glyph
      return glyph
    }
  }

  /// The content of a glyph; the placeholder for a number that was never assigned.
  subscript(glyph: GlyphID) -> Shown {
    numbered.withLock { numbered in
      numbered.list.indices.contains(Int(glyph))
        ? numbered.list[Int(glyph)] : Shown(.whole(SymbolRules.placeholder), size: nil)
    }
  }
}
