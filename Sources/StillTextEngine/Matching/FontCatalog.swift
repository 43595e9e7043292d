internal import CStillFonts
internal import Foundation
internal import StillText
internal import Synchronization

/// The faces that text may be set in: those inside the binary, those that were registered, and those of
/// the system, each opened when it is first asked for.
final class FontCatalog: Sendable {
  private let contents = Mutex(Contents())
  private let system = SystemFonts()

  fileprivate struct Contents {
    /// In the order of fallback.
    var entries: [FontEntry] = []
    /// Indices of entries, by family in lower case.
    var families: [String: [Int]] = [:]
    /// Families in the order of fallback.
    var familyOrder: [String] = []
    /// Families of pictures that came with the package: behind all others, so that those that a program
    /// registers come first.
    var lastFamilies: [String] = []
    /// Indices of entries by full and PostScript names in lower case.
    var faceNames: [String: Int] = [:]
    var instances: [Instance: EngineFace] = [:]
    /// How many of them are places in the design space of a variable font.
    var variationCount = 0
    var mostVariations = 0
    /// Indices of the entries of the system's families that were asked for, by family in lower case; kept
    /// apart, because the system's fonts may be forbidden at any time.
    var systemFamilies: [String: [Int]] = [:]
    var fallbacks: [FallbackKey: EngineFace?] = [:]
    var emoji: [EmojiKey: EmojiFace?] = [:]
    var identifiers = FaceIdentifiers()
    var allowsSystemFonts = true
    /// Which tables of other products were added.
    var tables: Set<UInt> = []
  }

  /// A face at a place in its design space.
  fileprivate struct Instance: Hashable {
    var entry: Int
    var variation: FontVariation
    var cut: SystemCut?
  }

  /// The inputs of a fallback.
  fileprivate struct FallbackKey: Hashable {
    var characters: [UInt32]
    var traits: FontTraits
    var presentation: CharacterPresentation
    var language: String?
  }

  /// A face of pictures and how large they are.
  fileprivate struct EmojiKey: Hashable {
    var face: UInt32
    var measures: EmojiMeasures
  }

  /// The most unknown and system's families that are remembered, the most bytes of a family's name, and the most characters
  /// of a cluster whose fallback is remembered.
  private static let (mostFamilies, longestFamily, longestFallback) = (1_024, 256, 16)

  /// The number of faces that are always embedded; their identifiers are their places in the table.
  private let embeddedCount: Int

  /// - Parameter mostVariations: How many places in the design spaces of variable fonts are kept open: a weight or a
  ///   width on its way goes through many.
  init(mostVariations: Int = 256) {
    let table = unsafe cstillfonts_table()
    embeddedCount = unsafe Int(table.count)
    contents.withLock { contents in
      contents.mostVariations = mostVariations
      for index in 0..<embeddedCount {
        unsafe contents.append(FontEntry(table.faces[index]))
      }
    }
  }

  /// Whether what no other face covers may be looked for among the system's fonts.
  var allowsSystemFonts: Bool {
    get { contents.withLock { $0.allowsSystemFonts } }
    set {
      contents.withLock { contents in
        guard contents.allowsSystemFonts != newValue else { return }
        contents.allowsSystemFonts = newValue
        contents.fallbacks = [:]
      }
    }
  }

  /// The families as their files name them, without those of the system. Opens every font.
  var familyNames: [String] {
    var seen: Set<String> = []
    return contents.withLock { $0.entries }.map(\.program.description.family)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the PostScript names, or else the full names, of a family's faces.
  func faceNames(ofFamily name: String) -> [String] {
    let family = name.lowercased()
    return contents.withLock { $0.entries }
      .filter { $0.families.contains(family) }
      .compactMap(\.program.description.faceNames.last)
  }

  /// How many faces there are, without those of the system that were not asked for.
  var faceCount: Int { contents.withLock { $0.entries.count } }

  /// Whether the system was asked for fonts.
  var hasAskedForSystemFonts: Bool { system.hasLooked }

  /// Adds faces behind those that are there. Faces of one family may come in any number of calls.
  func register(_ entries: [FontEntry], faceNames: [[String]] = []) {
    contents.withLock { contents in
      for (index, entry) in entries.enumerated() {
        contents.append(entry)
        for name in index < faceNames.count ? faceNames[index] : [] {
          contents.faceNames[name.lowercased()] = contents.entries.count - 1
        }
      }
      contents.fallbacks = [:]
    }
  }

  /// Adds the faces of another product, coloured ones behind all others; false when they are there already.
  func registerOnce(_ table: EmbeddedFontTable) -> Bool {
    contents.withLock { contents in
      guard contents.tables.insert(table.identity).inserted else { return false }
      for entry in table.entries { contents.append(entry, isLast: entry.isColored) }
      contents.fallbacks = [:]
      return true
    }
  }

  /// Returns the face of a family that comes nearest to the traits; of two equally near ones the first. nil for a
  /// family that neither the catalog nor, where they are allowed, the system's fonts have.
  ///
  /// - Parameter family: Or the name of a face, which is taken when the traits ask for nothing else.
  ///   Upper and lower case are the same.
  func face(family: String, traits: FontTraits) -> EngineFace? {
    guard family.utf8.count <= Self.longestFamily else { return nil }
    return contents.withLock { contents in
      if let face = contents.face(family, traits, embeddedCount: embeddedCount) { return face }
      let name = family.lowercased()
      if let face = contents.face(name, traits, embeddedCount: embeddedCount) { return face }
      guard contents.allowsSystemFonts else { return nil }
      var indices = contents.systemFamilies[name]
      if indices == nil {
        indices = system.faces(ofFamily: family).map { contents.index(of: FontEntry($0)) }
        if contents.systemFamilies.count >= FontCatalog.mostFamilies {
          contents.systemFamilies = [:]
        }
        contents.systemFamilies[name] = indices
      }
      guard let index = contents.nearest(indices ?? [], traits) else { return nil }
      return contents.open(index, traits, embeddedCount: embeddedCount)
    }
  }

  /// Returns the face of an embedded family that comes nearest to the traits, as one of the system's cuts. Where text asks
  /// for the family by its name, characters stand as drawn.
  func systemFace(
    family: String, traits: FontTraits, cut: SystemCut?
  ) -> EngineFace? {
    contents.withLock { contents in
      guard let index = contents.nearest(contents.families[family] ?? [], traits) else {
        return nil
      }
      return contents.open(
        index, traits, embeddedCount: embeddedCount, cut: cut)
    }
  }

  /// Returns a face for characters that the font of their text lacks: from the catalog in its order, then from the
  /// system. nil when there is none.
  ///
  /// - Parameters:
  ///   - characters: All of one cluster that need a glyph.
  ///   - presentation: Whether a coloured picture is preferred to a glyph, or the other way round.
  ///   - language: BCP 47; decides between faces for ideographs.
  func fallback(
    for characters: [Unicode.Scalar], traits: FontTraits, presentation: CharacterPresentation,
    language: String?
  ) -> EngineFace? {
    let key = FallbackKey(
      characters: characters.map(\.value), traits: traits, presentation: presentation,
      language: language)
    return contents.withLock { contents in
      if let known = contents.fallbacks[key] { return known }
      let found = findFallback(characters, traits, presentation, language, &contents)
      guard characters.count <= Self.longestFallback, (language?.utf8.count ?? 0) <= 64 else {
        return found
      }
      if contents.fallbacks.count >= 4096 { contents.fallbacks = [:] }
      contents.fallbacks[key] = .some(found)
      return found
    }
  }

  /// Returns a face between two cuts of a family.
  func blend(
    _ small: BlendedFace.Cut, _ large: BlendedFace.Cut, size: CGFloat,
    tabularDigits features: FontFeatures?
  ) -> BlendedFace {
    let identifier = contents.withLock { $0.identifiers.passing() }
    return BlendedFace(
      small: small, large: large, size: size, tabularDigits: features, identifier: identifier)
  }

  /// Returns a face of pictures as large as emoji are on iOS; the same object for the same measures. nil where nothing would show.
  func emoji(_ face: EngineFace, _ measures: EmojiMeasures) -> EmojiFace? {
    contents.withLock { contents in
      let key = EmojiKey(face: face.identifier, measures: measures)
      if let known = contents.emoji[key] { return known }
      if contents.emoji.count >= 256 { contents.emoji = [:] }
      let made = EmojiFace(face, measures, identifier: contents.identifiers.passing())
      contents.emoji[key] = .some(made)
      return made
    }
  }

  private func findFallback(
    _ characters: [Unicode.Scalar], _ traits: FontTraits, _ presentation: CharacterPresentation,
    _ language: String?, _ contents: inout Contents
  ) -> EngineFace? {
    let wantsColor = presentation == .color
    var second: Int?
    for family in contents.familyOrder + contents.lastFamilies {
      guard
        let index = contents.nearest(contents.families[family] ?? [], traits),
        contents.entries[index].program.coverage.contains(all: characters)
      else { continue }
      if contents.entries[index].isColored == wantsColor {
        return contents.open(index, traits, embeddedCount: embeddedCount)
      }
      second = second ?? index
    }
    if contents.allowsSystemFonts, second == nil || presentation != .plain,
      let program = system.face(
        for: characters, traits: traits, wantsColor: wantsColor, language: language),
      program.coverage.contains(all: characters)
    {
      let entry = FontEntry(program)
      if second == nil || entry.isColored == wantsColor {
        let index = contents.index(of: entry)
        return contents.open(index, traits, embeddedCount: embeddedCount)
      }
    }
    return second.flatMap { contents.open($0, traits, embeddedCount: embeddedCount) }
  }
}

extension FontCatalog.Contents {
  fileprivate mutating func append(_ entry: FontEntry, isLast: Bool = false) {
    for family in entry.families where families[family]?.last != entries.count {
      if isLast {
        lastFamilies.append(family)
      } else if families[family] == nil {
        familyOrder.append(family)
      }
      families[family, default: []].append(entries.count)
    }
    entries.append(entry)
  }

  /// Returns the place of an entry for a program, which is added, without a family, when it is new.
  fileprivate mutating func index(of entry: FontEntry) -> Int {
    if let known = entries.lastIndex(where: { $0.program === entry.program }) { return known }
    entries.append(entry)
    return entries.count - 1
  }

  fileprivate func nearest(_ indices: [Int], _ traits: FontTraits) -> Int? {
    var best: (index: Int, distance: (Int, CGFloat, CGFloat))?
    for index in indices {
      let distance = entries[index].distance(to: traits)
      if let best, best.distance <= distance { continue }
      best = (index, distance)
    }
    return best?.index
  }

  fileprivate mutating func face(
    _ name: String, _ traits: FontTraits, embeddedCount: Int
  ) -> EngineFace? {
    if let index = nearest(families[name] ?? [], traits) {
      return open(index, traits, embeddedCount: embeddedCount)
    }
    guard let named = faceNames[name] else { return nil }
    let entry = entries[named]
    let asksForMore = traits.weight != 400 || traits.isItalic
    var wanted = traits
    // Who names a bold face and asks for italics alone wants bold ones.
    if traits.weight == 400 { wanted.weight = entry.weights.nearest(400) }
    guard asksForMore, let family = entry.families.first,
      let index = nearest(families[family] ?? [], wanted)
    else { return open(named, traits, embeddedCount: embeddedCount) }
    return open(index, wanted, embeddedCount: embeddedCount)
  }

  /// nil for a file that is no font after all.
  fileprivate mutating func open(
    _ index: Int, _ traits: FontTraits, embeddedCount: Int,
    cut: SystemCut? = nil
  ) -> EngineFace? {
    let entry = entries[index]
    let instance = FontCatalog.Instance(
      entry: index, variation: entry.variation(for: traits), cut: cut)
    if let known = instances[instance] { return known }
    var identifier = UInt32(index)
    if !instance.variation.isDefault {
      identifier = identifiers.passing()
    } else if index >= embeddedCount || cut != nil {
      identifier = identifiers.lasting()
    }
    let weight = instance.variation.weight ?? entry.weights.lowerBound
    let face = try? EngineFace(
      entry.program, variation: instance.variation, identifier: identifier, cut: cut,
      pairs: cut == nil ? nil : EmbeddedPairs(face: index, weight: weight))
    if !instance.variation.isDefault {
      if variationCount >= mostVariations {
        instances = instances.filter { $0.key.variation.isDefault }
        variationCount = 0
      }
      variationCount += 1
    }
    instances[instance] = face
    return face
  }
}
