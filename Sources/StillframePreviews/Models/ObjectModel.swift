import Foundation
import StillImageFile

/// The entities of a Core Data model, as Xcode's editor writes them: `Model.xcdatamodeld`.
struct ObjectModel {
  struct Entity {
    let name: String
    /// The class of its objects.
    let className: String
    /// The entity that it has attributes and relations of; nil: none.
    let parent: String?
    let code: CodeGeneration
    let attributes: [Attribute]
    let relations: [Relation]
  }

  /// The code that Xcode writes for an entity: none, properties alone, or the class too.
  enum CodeGeneration: String {
    case manual, category
    case all = "class"
  }

  struct Attribute {
    let name: String
    /// As the editor names it: "Integer 16".
    let kind: String
    /// Whether the property is a plain number rather than an object.
    let isScalar: Bool
    let initial: String?
    /// The class of a transformable value.
    let className: String?
  }

  struct Relation {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let deletion: String
  }

  let entities: [Entity]

  /// Reads a model, of several versions the current one; nil where it cannot be read.
  ///
  /// - Parameter path: of a folder that ends in `.xcdatamodeld` or `.xcdatamodel`.
  init?(path: String) {
    let file = URL(fileURLWithPath: Self.version(of: path)).appendingPathComponent("contents")
    guard let data = try? AtomicFile.readRegular(file, atMost: 16 << 20),
      let element = MarkupReader.element(in: data), element.name == "model"
    else { return nil }
    entities = element.all("entity").compactMap(Self.entity)
  }

  /// Returns the folder of the current version: the one that the model names, or else the last.
  private static func version(of path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let current = folder.appendingPathComponent(".xccurrentversion")
    if let data = try? AtomicFile.readRegular(current, atMost: 1 << 20),
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String, !name.contains("/")
    {
      return path + "/" + name
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return path + "/" + (names.filter { $0.hasSuffix(".xcdatamodel") }.max() ?? "")
  }

  private static func entity(_ element: MarkupReader.Element) -> Entity? {
    let values = element.attributes
    guard let name = values["name"], isName(name) else { return nil }
    // A class of this module may be written with a full stop in front.
    let type = (values["representedClassName"] ?? "").drop { $0 == "." }
    return Entity(
      name: name, className: isName(type) ? String(type) : "NSManagedObject",
      parent: values["parentEntity"].flatMap { isName($0) ? $0 : nil },
      code: values["codeGenerationType"].flatMap(CodeGeneration.init) ?? .manual,
      attributes: element.all("attribute").compactMap(attribute),
      relations: element.all("relationship").compactMap(relation))
  }

  private static func attribute(_ element: MarkupReader.Element) -> Attribute? {
    let values = element.attributes
    guard let name = values["name"], isName(name), let kind = values["attributeType"] else {
      return nil
    }
    return Attribute(
      name: name, kind: kind, isScalar: values["usesScalarValueType"] == "YES",
      initial: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
      className: values["customClassName"].flatMap { isType($0) ? $0 : nil })
  }

  private static func relation(_ element: MarkupReader.Element) -> Relation? {
    let values = element.attributes
    guard let name = values["name"], isName(name), let destination = values["destinationEntity"],
      isName(destination)
    else { return nil }
    return Relation(
      name: name, destination: destination,
      inverse: values["inverseName"].flatMap { isName($0) ? $0 : nil },
      isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
      deletion: values["deletionRule"].flatMap { deletions.contains($0) ? $0 : nil } ?? "Nullify")
  }

  private static let deletions = ["Nullify", "Cascade", "Deny", "No Action"]

  /// Whether a text can stand in code as a type: names, and the marks of arrays, dictionaries and optionals.
  private static func isType(_ text: String) -> Bool {
    text.first?.isNumber == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]<>,:? ".contains($0) }
  }

  /// Whether a word can stand in code as a name.
  private static func isName(_ word: some StringProtocol) -> Bool {
    word.first?.isNumber == false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
