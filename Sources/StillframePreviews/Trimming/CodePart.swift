/// A piece of a declaration's code with its state: as it is, or with something else in its place.
final class CodePart {
  let piece: SourceOutline.Piece
  private(set) weak var parent: CodePart?
  private(set) var parts: [CodePart] = []
  /// Whether its code is not compiled.
  private(set) var isReplaced = false
  /// The round that replaced it.
  private var round: Int?

  init(_ piece: SourceOutline.Piece, parent: CodePart? = nil) {
    self.piece = piece
    self.parent = parent
    parts = piece.pieces.map { CodePart($0, parent: self) }
  }

  /// Replaces its code.
  ///
  /// - Parameter round: the round of leaving out.
  func replace(in round: Int) {
    isReplaced = true
    self.round = round
  }

  /// Whether an error at an offset is about code that a round has already replaced.
  func isStale(at offset: Int, in round: Int) -> Bool {
    guard piece.range[0] <= offset, offset < piece.range[1] else { return false }
    return isReplaced ? self.round == round : parts.contains { $0.isStale(at: offset, in: round) }
  }

  /// Replaces the parts that a condition holds for, those within others after these.
  ///
  /// - Parameters:
  ///   - round: the round of leaving out.
  ///   - lost: names of variables that are gone; those that are lost here are for what follows.
  ///   - open: names of variables that are declared without a value.
  ///   - isMissing: whether something that a piece mentions is declared nowhere.
  /// - Returns: Whether any part changed.
  static func replace(
    _ parts: [CodePart], in round: Int, losing lost: Set<String>, opening open: Set<String> = [],
    _ isMissing: (SourceOutline.Piece) -> Bool
  ) -> Bool {
    var (lost, open) = (lost, open)
    var isChanged = false
    for part in parts {
      if !part.isReplaced, !lost.isDisjoint(with: part.piece.locals) || isMissing(part.piece) {
        part.replace(in: round)
        isChanged = true
      }
      if part.isReplaced {
        lost.formUnion(part.piece.binds)
      } else if replace(part.parts, in: round, losing: lost, opening: open, isMissing) {
        isChanged = true
      }
      open.formUnion(part.piece.opens)
      lost.formUnion(part.lostAssignments.intersection(open))
    }
    return isChanged
  }

  /// The names of variables that have no value without the code that is not compiled.
  private var lostAssignments: Set<String> {
    let inner = parts.reduce(into: Set<String>()) { names, part in
      names.formUnion(isReplaced ? part.assignments : part.lostAssignments)
    }
    return isReplaced ? inner.union(piece.assigns) : inner
  }

  private var assignments: Set<String> {
    parts.reduce(into: Set(piece.assigns)) { $0.formUnion($1.assignments) }
  }

  /// The innermost part at an offset that is compiled.
  func innermost(at offset: Int) -> CodePart? {
    guard !isReplaced, piece.range[0] <= offset, offset < piece.range[1] else { return nil }
    for part in parts where !part.piece.isBinding {
      if let found = part.innermost(at: offset) { return found }
    }
    return self
  }

  /// The condition at an offset that binds a name to an optional.
  func binding(at offset: Int) -> CodePart? {
    guard !isReplaced, piece.range[0] <= offset, offset < piece.range[1] else { return nil }
    return piece.isBinding ? self : parts.lazy.compactMap { $0.binding(at: offset) }.first
  }

  /// Calls a closure with the outermost parts whose code is not compiled.
  func visitReplaced(_ body: (CodePart) -> Void) {
    if isReplaced { return body(self) }
    for part in parts { part.visitReplaced(body) }
  }

  /// Whether it, or a part of it, is replaced that nothing else may stand in the place of.
  var lacksVitalPart: Bool {
    isReplaced ? piece.isVital : parts.contains(where: \.lacksVitalPart)
  }

  /// Whether nothing is left of the view that a statement makes, or of all that it contains.
  var showsNothing: Bool {
    if isReplaced { return true }
    guard let base = parts.first(where: \.piece.isBase) else { return false }
    let views = base.parts.filter { $0.piece.text == Self.nothing }
    return base.isReplaced || !views.isEmpty && views.allSatisfy(\.showsNothing)
  }

  /// The code that stands in the place of a statement that makes a view.
  static let nothing = "SwiftUI.EmptyView()"
}
