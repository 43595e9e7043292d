/// The declarations that were left out of some modules, with the reasons.
struct TrimReport {
  /// The declarations that one missing module takes away.
  struct Loss {
    /// Views that show their name only.
    var placeholders: Set<String> = []
    /// Types that are declared without anything.
    var empty: Set<String> = []
    /// How many other declarations are left out, or have no code.
    var others = 0
    /// How many declarations do without a part of their code.
    var partial = 0
  }

  /// A preview that is left out.
  struct Preview: CustomStringConvertible {
    var place: String
    /// The missing modules that it needs; none: it does not compile for another reason.
    var modules: [String]

    var description: String {
      let reason =
        modules.isEmpty
        ? "does not compile" : "needs \(modules.map { "'\($0)'" }.joined(separator: ", "))"
      return "the preview at \(place) \(reason): it is left out"
    }
  }

  /// By the name of the missing module.
  var losses: [String: Loss] = [:]
  var previews: [Preview] = []
  /// Declarations that do not compile for reasons of their own: "body at Card.swift:12".
  var faults: [String] = []

  /// The places of declarations that do not compile, of modules that are not shown.
  var hiddenFaults: [String: Set<String>] = [:]

  mutating func add(_ loss: Loss, for modules: Set<String>) {
    for module in modules {
      losses[module, default: Loss()].placeholders.formUnion(loss.placeholders)
      losses[module, default: Loss()].empty.formUnion(loss.empty)
      losses[module, default: Loss()].others += loss.others
      losses[module, default: Loss()].partial += loss.partial
    }
  }

  /// Adds what was left out of other modules.
  mutating func add(_ other: TrimReport) {
    for (module, loss) in other.losses { add(loss, for: [module]) }
    previews += other.previews
    faults += other.faults
    hiddenFaults.merge(other.hiddenFaults, uniquingKeysWith: { $0.union($1) })
  }

  /// A warning for each missing module, and for each that is there in part.
  var warnings: [String] {
    missingModules
      + hiddenFaults.sorted { $0.key < $1.key }.map { module, places in
        let count = places.count
        return count == 1
          ? "one declaration of '\(module)' does not compile: it is left out"
          : "\(count) declarations of '\(module)' do not compile: they are left out"
      }
  }

  private var missingModules: [String] {
    losses.sorted { $0.key < $1.key }.map { module, loss in
      var parts: [String] = []
      let views = loss.placeholders.sorted()
      switch views.count {
      case 0: break
      case 1: parts.append("the view \(views[0]) is a placeholder")
      case 2...4:
        parts.append("the views \(views.joined(separator: ", ")) are placeholders")
      default:
        parts.append(
          "the views \(views.prefix(3).joined(separator: ", ")) and \(views.count - 3) more are placeholders"
        )
      }
      let empty = loss.empty.sorted()
      if !empty.isEmpty {
        parts.append(
          empty.count == 1
            ? "the type \(empty[0]) is empty"
            : "the types \(empty.joined(separator: ", ")) are empty")
      }
      if loss.others > 0 {
        parts.append(
          loss.others == 1
            ? "one declaration is left out" : "\(loss.others) declarations are left out")
      }
      if loss.partial > 0 {
        parts.append(
          loss.partial == 1
            ? "one declaration lacks a part" : "\(loss.partial) declarations lack a part")
      }
      let effect = parts.isEmpty ? "nothing needs it" : parts.joined(separator: ", ")
      return "there is no package or framework '\(module)': \(effect)"
    }
  }
}
