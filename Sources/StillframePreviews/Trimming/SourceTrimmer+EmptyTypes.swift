import Foundation

/// Types of missing modules that models store: `let created: Timestamp`. The model stays, with an empty type in their place, which takes
/// the arguments that it is made of: `Timestamp(date: .now)`.
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
      let calls = module.calls(ofStored: name)
    else { return false }
    module.addEmptyType(name, madeOf: calls)
    for file in module.files where !file.missing.isEmpty {
      reasons[name, default: []].formUnion(file.missing)
    }
    let causes = module.filesMentioning(name).map { module.files[$0].missing }
    for cause in Set(causes.flatMap { $0 }) {
      report.add(TrimReport.Loss(empty: [name]), for: [cause])
    }
    return true
  }

  /// The types of a module that are declared empty, with the labels of the arguments that they are made of.
  func emptyTypes(of name: String) -> [String: Set<[String]>] { module(name)?.emptyTypes ?? [:] }
}

extension TrimmedModule {
  /// Whether a file mentions a name.
  fileprivate func mentions(_ name: String) -> Bool { !filesMentioning(name).isEmpty }

  /// The numbers of the files that mention a name.
  fileprivate func filesMentioning(_ name: String) -> [Int] {
    files.indices.filter { names(in: $0).contains(name) }
  }

  /// Returns the labels of the arguments of all calls that make a type which stored variables have; nil where none has it, or it has other
  /// uses than declarations of variables and parameters, and calls.
  fileprivate func calls(ofStored name: String) -> Set<[String]>? {
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
    guard isStored, !isMore else { return nil }
    var result: Set<[String]> = []
    for number in filesMentioning(name) {
      guard let calls = files[number].calls(of: name) else { return nil }
      result.formUnion(calls)
    }
    return result
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

  /// Returns the labels of the arguments of the calls that make a type; nil where its name is used with members, generic types or modules.
  fileprivate func calls(of name: String) -> Set<[String]>? {
    var result: Set<[String]> = []
    for range in places(of: name) {
      let before = range.lowerBound > data.startIndex ? data[range.lowerBound - 1] : 0x20
      if [UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ".")].contains(before) { return nil }
      switch data[range.upperBound...].first {
      case UInt8(ascii: "."):
        // The type itself, as decoders take it.
        let word = data[range.upperBound...].prefix(6)
        let end = word.count < 6 ? 0x20 : word[word.endIndex - 1]
        guard word.starts(with: Data(".self".utf8)), !Self.isOfName(end) else { return nil }
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "("):
        guard let labels = ArgumentLabels.read(data[range.upperBound...]) else { return nil }
        result.insert(labels)
      default: break
      }
    }
    return result
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
