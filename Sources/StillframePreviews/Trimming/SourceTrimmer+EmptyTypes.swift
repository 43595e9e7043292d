import Foundation

/// Types of missing modules that models store and nothing asks for more: `let created: Timestamp`. The model stays, with an empty type in
/// their place.
extension SourceTrimmer {
  /// Declares the missing types of a module's stored variables empty that are used for nothing else.
  func addEmptyTypes(to module: TrimmedModule) {
    var names: Set<String> = []
    module.visit { part in
      guard !module.files[part.file].missing.isEmpty, let name = part.storedType else { return }
      if self.isMissing(name, in: module, part.file) { names.insert(name) }
    }
    for name in names.sorted() { addEmptyType(name, to: module) }
  }

  /// Declares a missing type empty where a stored variable has it and it is used for nothing else.
  ///
  /// - Returns: Whether that is so.
  @discardableResult
  func addEmptyType(_ name: String, to module: TrimmedModule) -> Bool {
    guard module.counts[name] == nil, modules.count(where: { $0.mentions(name) }) == 1,
      module.storesOnly(name)
    else { return false }
    module.addEmptyType(name)
    for file in module.files where !file.missing.isEmpty {
      reasons[name, default: []].formUnion(file.missing)
    }
    let causes = module.filesMentioning(name).map { module.files[$0].missing }
    for cause in Set(causes.flatMap { $0 }) {
      report.add(TrimReport.Loss(empty: [name]), for: [cause])
    }
    return true
  }

  /// The names of a module's types that are declared empty.
  func emptyTypes(of name: String) -> Set<String> { module(name)?.emptyTypes ?? [] }
}

extension TrimmedModule {
  /// Whether a file mentions a name.
  fileprivate func mentions(_ name: String) -> Bool { !filesMentioning(name).isEmpty }

  /// The numbers of the files that mention a name.
  fileprivate func filesMentioning(_ name: String) -> [Int] {
    files.indices.filter { names(in: $0).contains(name) }
  }

  /// Whether stored variables have a type, and its other uses are other declarations of variables and parameters, and values without
  /// arguments.
  fileprivate func storesOnly(_ name: String) -> Bool {
    var isStored = false
    var isMore = false
    visit { part in
      if part.storedType == name { isStored = true }
      if part.inherits([name]) || part.item.marks.contains(where: { $0.name == name }) {
        isMore = true
      }
      // The wrapper of an object asks it for its changes.
      let wraps = ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"]
      if part.item.attributes.contains(where: wraps.contains), part.variableType == name {
        isMore = true
      }
    }
    guard isStored, !isMore else { return false }
    return filesMentioning(name).allSatisfy { files[$0].usesPlainly(name) }
  }
}

extension TrimmedModule.File {
  /// The places of a name as a word of its own.
  private func places(of name: String) -> [Range<Data.Index>] {
    let word = Data(name.utf8)
    var result: [Range<Data.Index>] = []
    var rest = data[...]
    while let range = rest.range(of: word) {
      rest = data[range.upperBound...]
      let before = range.lowerBound > data.startIndex ? data[range.lowerBound - 1] : 0x20
      let after = rest.first ?? 0x20
      if !Self.isOfName(before), !Self.isOfName(after) { result.append(range) }
    }
    return result
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Whether the name of a type is used without arguments, members, generic types and modules.
  fileprivate func usesPlainly(_ name: String) -> Bool {
    places(of: name).allSatisfy { range in
      let before = range.lowerBound > data.startIndex ? data[range.lowerBound - 1] : 0x20
      let after = data[range.upperBound...].prefix(2)
      if before == UInt8(ascii: "@") || before == UInt8(ascii: "#") || before == UInt8(ascii: ".") {
        return false
      }
      switch after.first {
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: "."): return false
      case UInt8(ascii: "("): return after.last == UInt8(ascii: ")")
      default: return true
      }
    }
  }
}

extension Declaration {
  /// The name of the type of a variable without a wrapper that a type other than a view stores.
  fileprivate var storedType: String? {
    guard isStored, parent?.isView == false, parent?.item.kind != "extension",
      item.attributes.isEmpty
    else { return nil }
    return variableType
  }

  /// The name of a variable's type: that of `Timestamp`, `Timestamp?` and `[Timestamp]`.
  fileprivate var variableType: String? {
    guard item.kind == "let" || item.kind == "var",
      let type = item.parameters.first?.type ?? item.result,
      let match = type.wholeMatch(of: /\[?([A-Z]\w*)\??\]?\??/)
    else { return nil }
    return String(match.1)
  }
}
