/// A declaration of a file with its state: as it is, without its code, as a placeholder, or left out.
final class Declaration {
  enum State: Equatable {
    case kept
    /// The text stands in the place of the braces.
    case emptied(String)
    /// A view that keeps its name and its initialisers, and shows its name.
    case placeholder
    case leftOut
    /// A stored variable that no initialiser gives a value any more: the text of one that stops when it is read.
    case computed(String)
  }

  let item: SourceOutline.Item
  /// The number of its file.
  let file: Int
  /// The type or extension that it is a member of.
  private(set) weak var parent: Declaration?
  private(set) var members: [Declaration] = []
  /// The parts of its code that can be left out one by one.
  let parts: [CodePart]
  private(set) var state = State.kept
  /// The round that changed its state.
  private var round: Int?
  /// How many rounds had errors in its code.
  private(set) var faultyRounds = 0
  private var lastFaultyRound: Int?
  /// The numbers of the types that it inherits from no more.
  var lostTypes: Set<Int> = []
  /// The round in which an error took the last of them.
  var lastLoss: Int?
  /// The numbers of the attributes that it is compiled without.
  var lostMarks: Set<Int> = []
  /// Whether it throws any errors, as the type of those that it throws is nowhere.
  var throwsAny = false
  /// The code in the place of defaults that do not compile, by the numbers of their parameters.
  var lostDefaults: [Int: String] = [:]
  /// The numbers of the parameters that it is compiled without.
  var lostParameters: Set<Int> = []
  /// The protocols that it conforms to in the place of those that it has lost.
  var gainedTypes: [String] = []
  /// The round that made it belong to no actor.
  var freed: Int?
  /// The conformances that belong to no actor.
  var freedConformances: Set<String> = []
  /// The rounds that gave it a conformance.
  var gains: [String: Int] = [:]
  /// In the place of the round, where the compiler cannot write the conformance.
  static let failedGain = -1
  /// Whether it gets an initialiser without arguments.
  var isMadeOfNothing = false
  /// Whether its names count no more.
  var isForgotten = false

  init(_ item: SourceOutline.Item, file: Int, parent: Declaration? = nil) {
    self.item = item
    self.file = file
    self.parent = parent
    parts = item.pieces.map { CodePart($0) }
    members = item.members.map { Declaration($0, file: file, parent: self) }
  }

  /// Changes its state.
  ///
  /// - Parameter round: the round of leaving out.
  func change(to state: State, in round: Int) {
    self.state = state
    self.round = round
  }

  /// Counts a round with errors in its code.
  func countFault(in round: Int) {
    if lastFaultyRound != round { faultyRounds += 1 }
    lastFaultyRound = round
  }

  /// Whether an error at an offset is about code that a round has already changed.
  func isStale(at offset: Int, in round: Int) -> Bool {
    guard item.range[0] <= offset, offset < max(item.range[1], item.range[0] + 1) else {
      return false
    }
    return self.round == round || parts.contains { $0.isStale(at: offset, in: round) }
      || members.contains { $0.isStale(at: offset, in: round) }
  }

  /// Whether its code is compiled, and that of everything around it.
  var isPresent: Bool {
    guard state != .leftOut else { return false }
    guard let parent else { return true }
    return parent.isPresent && (parent.state != .placeholder || staysInPlaceholder)
  }

  var name: String { item.names.first ?? item.extended ?? item.kind }

  var isType: Bool { Self.types.contains(item.kind) }
  private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

  /// Whether it may throw an error of any type.
  var mayThrowAny: Bool { throwsAny || item.effects.contains("throws") }

  /// Whether it groups members: a type, or an extension.
  var isGroup: Bool { isType || item.kind == "extension" }

  var isStatic: Bool { item.modifiers.contains("static") || item.modifiers.contains("class") }

  func inherits(_ names: Set<String>) -> Bool {
    item.inherits.contains { inherited in
      names.contains(inherited.text.split(separator: ".").last.map(String.init) ?? "")
    }
  }

  /// Whether it is a type that shows something.
  var isView: Bool {
    isType && item.kind != "protocol"
      && (inherits(Self.views) || gainedTypes.contains(Self.gainedView))
  }
  private static let views: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]

  /// The name of the type that it is or belongs to.
  var typeName: String? {
    if isType { return name }
    if item.kind == "extension" {
      return item.extended?.split(separator: ".").last.map(String.init)
    }
    return parent?.typeName
  }

  /// The names of the types around it, its own among them.
  var typeNames: [String] {
    if isType { return [name] + (parent?.typeNames ?? []) }
    if item.kind == "extension" {
      return item.extended?.split(separator: ".").map(String.init) ?? []
    }
    return parent?.typeNames ?? []
  }

  /// A stored variable of an object.
  var isStored: Bool {
    (item.kind == "let" || item.kind == "var") && item.body == nil && !isStatic
      && parent?.isGroup == true
  }

  /// Whether a view without it is none, or has other initialisers.
  var isNeededByView: Bool {
    guard let parent else { return false }
    if item.names == ["body"] || item.kind == "init" { return true }
    guard isStored, !parent.members.contains(where: { $0.item.kind == "init" }) else {
      return false
    }
    return item.parameters.contains { parameter in
      // What has a value is rarely given another one; where it is, that view is a placeholder.
      !parameter.attributes.contains(where: Self.valued.contains) && parameter.initial == nil
    }
  }

  /// Whether its type is nothing without it.
  var isNeededByParent: Bool {
    guard let parent, parent.isType else { return false }
    if item.names == ["previews"] { return parent.inherits(["PreviewProvider"]) }
    return item.names == ["body"] && parent.inherits(["App", "Scene", "Widget", "WidgetBundle"])
  }

  /// Whether it is an enumeration all of whose cases are left out. The compiler stops at code that stores a value of such a type.
  var lacksCases: Bool {
    let cases = item.kind == "enum" ? members.filter { $0.item.kind == "case" } : []
    return !cases.isEmpty && cases.allSatisfy { $0.state == .leftOut }
  }

  /// Calls a closure with it and with everything in it.
  func visit(_ body: (Declaration) -> Void) {
    body(self)
    for member in members { member.visit(body) }
  }

  /// The innermost declaration at an offset that is compiled.
  func innermost(at offset: Int) -> Declaration? {
    guard state != .leftOut, item.range[0] <= offset, offset < max(item.range[1], item.range[0] + 1)
    else { return nil }
    for member in members {
      if let found = member.innermost(at: offset) { return found }
    }
    return self
  }

  /// Whether any part of its code is replaced, other than by code that does the same.
  var isPartial: Bool {
    var result = false
    for part in parts { part.visitReplaced { if !$0.piece.isBinding { result = true } } }
    return result
  }

  /// Whether its code returns a value that a part of it gives.
  var hasVitalPart: Bool { parts.contains(where: \.piece.isVital) }

  /// Whether the part that gives its value is replaced.
  var lacksVitalPart: Bool { parts.contains(where: \.lacksVitalPart) }

  /// Whether it is a preview, of either kind, that shows nothing but what stands in the place of its view.
  var isEmptyPreview: Bool {
    guard item.kind == "preview" || item.names == ["previews"], !parts.isEmpty else { return false }
    return parts.allSatisfy { part in
      part.showsNothing || !part.piece.binds.isEmpty || part.piece.text.isEmpty
    }
  }

  /// The number of the attribute at an offset that it still has; nil: there is none.
  func mark(at offset: Int) -> Int? {
    item.marks.indices.first { number in
      let range = item.marks[number].range
      return range[0] <= offset && offset < range[1] && !lostMarks.contains(number)
    }
  }

  /// Everything that it mentions outside of its members.
  var allMentions: [SourceOutline.Mentions] {
    [item.head, item.code] + item.marks.map(\.mentions) + item.parameters.map(\.initialMentions)
  }

  /// Whether an offset is in its braces.
  func hasInCode(_ offset: Int) -> Bool {
    guard let body = item.body else { return false }
    return body[0] <= offset && offset <= body[1]
  }
}
