import Foundation
package import StillText
internal import Synchronization

/// Text set in the typefaces inside the binary, in those that are registered, and, for what these lack,
/// in the system's; shaped by HarfBuzz, broken by ICU.
///
/// Needs no font installed and asks the system for none unless a glyph or a family is missing.
package final class EmbeddedTextSystem: TextSystem {
  /// The one that everybody shares, with its caches.
  package static let shared = EmbeddedTextSystem(withLinkedEmoji: true)

  /// One with the same fonts as the shared one but those of the machine; made when it is first asked for.
  package static let ofNoMachine: EmbeddedTextSystem = {
    let system = EmbeddedTextSystem(withLinkedEmoji: true)
    system.allowsSystemFonts = false
    shared.registrations.withLock { registrations in
      registrations.follower = system
      for registration in registrations.made { registration(system) }
      registrations.made = []
    }
    return system
  }()

  /// The registrations, to repeat on the system that replaces this one.
  private struct Registrations {
    var made: [@Sendable (EmbeddedTextSystem) -> Void] = []
    var follower: EmbeddedTextSystem?
  }

  private let registrations = Mutex(Registrations())

  /// Has the one that follows this one do the same, now or when there is one.
  private func passOn(_ registration: @escaping @Sendable (EmbeddedTextSystem) -> Void) {
    registrations.withLock { registrations in
      if let follower = registrations.follower {
        registration(follower)
      } else {
        registrations.made.append(registration)
      }
    }
  }

  private let fonts = FontCatalog()
  private let shapes = ShapeCache()
  private let paragraphs = ParagraphCache()
  private let files = RegisteredFiles()
  private let selected = Mutex<[FontDescriptor: SelectedFont]>([:])

  /// One with caches and registrations of its own, for tests and benchmarks.
  ///
  /// - Parameter withLinkedEmoji: whether it has the typeface for emoji, where the program was linked with it.
  package init(withLinkedEmoji: Bool = false) {
    if withLinkedEmoji, let emoji = EmbeddedFontTable.linkedEmoji { _ = fonts.registerOnce(emoji) }
  }

  package func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph {
    paragraphs.paragraph(runs, style: style) {
      Paragraph(runs, style: style, engine: self, cache: shapes)
    }
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    self.font(for: font.sanitized).metrics
  }

  /// Forgets what the fonts so far have decided. What is remembered knows the system: one that is to go forgets first.
  package func forget() {
    selected.withLock { $0 = [:] }
    paragraphs.removeAll()
  }
}

extension EmbeddedTextSystem {
  /// Whether what no other font has is looked for among the system's; true at first.
  package var allowsSystemFonts: Bool {
    get { fonts.allowsSystemFonts }
    set {
      fonts.allowsSystemFonts = newValue
      forget()
    }
  }

  /// Whether the system was asked for fonts: not unless something was missing.
  package var hasAskedForSystemFonts: Bool { fonts.hasAskedForSystemFonts }

  /// The families as their files name them, without those of the system.
  package var familyNames: [String] { fonts.familyNames }

  /// Returns the names of a family's faces; empty for an unknown family.
  package func faceNames(ofFamily name: String) -> [String] { fonts.faceNames(ofFamily: name) }

  /// The number of faces, without the system's, for tests.
  package var faceCount: Int { fonts.faceCount }

  /// Adds every face of a font file. A file with the bytes of one that is there changes nothing.
  ///
  /// - Returns: The names of the families.
  /// - Throws: `FontError`; then nothing is added.
  package func register(_ file: some Collection<UInt8>) throws(FontError) -> [String] {
    try files.families(of: file) { (bytes) throws(FontError) in try add(bytes) }
  }

  private func add(_ bytes: FontBytes) throws(FontError) -> [String] {
    var programs: [FontProgram] = []
    for index in 0..<min(max(FontProgram.faceCount(of: bytes), 1), 256) {
      let program = FontProgram(bytes: bytes, index: index)
      _ = try FreeTypeFace(bytes: bytes, index: index, in: .shared())
      guard !program.coverage.isEmpty else { throw .noCharacters }
      programs.append(program)
    }
    fonts.register(
      programs.map { FontEntry($0) }, faceNames: programs.map(\.description.faceNames))
    forget()
    // A file that one system can open, the other can open too.
    if self === EmbeddedTextSystem.shared { passOn { _ = try? $0.add(bytes) } }
    var families: [String] = []
    for program in programs where !families.contains(program.description.family) {
      families.append(program.description.family)
    }
    return families
  }

  /// Adds the faces of a further product, once.
  package func register(_ table: EmbeddedFontTable) {
    guard fonts.registerOnce(table) else { return }
    forget()
    if self === EmbeddedTextSystem.shared { passOn { $0.register(table) } }
  }
}

extension EmbeddedTextSystem: TextEngine {
  /// Returns the face for a sanitized descriptor.
  package func font(for descriptor: FontDescriptor) -> SelectedFont {
    if let known = selected.withLock({ $0[descriptor] }) { return known }
    let font = select(descriptor)
    if case .named(let name) = descriptor.family, name.utf8.count > 256 { return font }
    selected.withLock { selected in
      if selected.count >= 512 { selected = [:] }
      selected[descriptor] = font
    }
    return font
  }

  private func select(_ descriptor: FontDescriptor) -> SelectedFont {
    let traits = FontTraits(descriptor)
    var descriptor = descriptor
    var design = FontDesign.default
    var warning: String?
    switch descriptor.family {
    case .system(let wanted): design = wanted
    case .named(let name):
      if let face = fonts.face(family: name, traits: traits) {
        let metrics = face.metrics(size: descriptor.size)
        return SelectedFont(
          face: face, size: descriptor.size, metrics: metrics.spaced(descriptor))
      }
      let standIn = FamilyStandIn(for: name)
      design = standIn?.design ?? design
      if standIn?.isBold == true { descriptor.weight = max(descriptor.weight, 700) }
      if standIn?.isItalic == true { descriptor.isItalic = true }
      warning =
        "There is no font family named \(name.prefix(80)): "
        + (standIn.map { "the system family is used in \($0.words). " }
          ?? "the system family is used. ")
        + "Register its file with FontRegistry."
    }
    return SystemDesigns(fonts: fonts).font(design, descriptor, warning: warning)
  }

  package func fallback(
    for characters: [Unicode.Scalar], presentation: CharacterPresentation,
    language: String?, descriptor: FontDescriptor
  ) -> SelectedFont? {
    fonts.fallback(
      for: characters, traits: FontTraits(descriptor), presentation: presentation,
      language: language
    ).map { face in
      if !face.isColored, Self.isSmaller(language, descriptor) {
        let size = descriptor.size * Self.japaneseShare
        return SelectedFont(
          face: face, size: size, metrics: face.typographicMetrics(size: size),
          tracking: SystemDesigns(fonts: fonts).tracking(of: face, standingIn: descriptor))
      }
      let metrics = face.typographicMetrics(size: descriptor.size)
      if face.isColored, let emoji = fonts.emoji(face, EmojiMeasures(descriptor)) {
        return SelectedFont(face: emoji, size: emoji.pictureSize, metrics: metrics)
      }
      return SelectedFont(
        face: face, size: descriptor.size, metrics: metrics,
        tracking: SystemDesigns(fonts: fonts).tracking(of: face, standingIn: descriptor))
    }
  }

  /// The size of Japanese words in the system's font, as a share of its size (rule L9.19).
  private static let japaneseShare: CGFloat = 0.933

  /// Returns whether words of a language are smaller than the font that they are asked for in.
  private static func isSmaller(_ language: String?, _ descriptor: FontDescriptor) -> Bool {
    guard case .system = descriptor.family, let language else { return false }
    return language == "ja" || language.hasPrefix("ja-") || language.hasPrefix("ja_")
  }

  package func symbol(_ request: SymbolRequest) -> Symbol {
    EmbeddedSymbols.shared.symbol(request)
  }

  package func lineBreaks(in text: [UInt16]) -> [LineBreakOpportunity] {
    PhraseBreaks.keepingPhrases(LineBreakIterator.opportunities(in: text), in: text)
  }

  package func bidiLevels(of text: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    BidiAlgorithm.levels(
      of: text, direction: .firstStrong(fallback: isRightToLeft ? 1 : 0))
  }

  package func script(of scalar: Unicode.Scalar) -> ScriptTag {
    CharacterProperties.script(of: scalar)
  }

  package func isWide(_ scalar: Unicode.Scalar) -> Bool {
    CharacterProperties.isWide(scalar)
  }
}
