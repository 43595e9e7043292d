import Foundation

/// The code that Xcode writes for the Core Data models of a module: classes, properties and requests; and a description of the entities, as
/// programs here read no models.
struct ObjectModelCode {
  private let entities: [ObjectModel.Entity]
  /// The code of the module.
  private let sources: String

  /// Returns the models of a module.
  static func models(of module: Module) -> [ObjectModel] {
    files(of: module).compactMap { ObjectModel(path: $0) }
  }

  /// Returns the paths of a module's models that cannot be read.
  static func unreadable(in module: Module) -> [String] {
    files(of: module).filter { ObjectModel(path: $0) == nil }
  }

  private static func files(of module: Module) -> [String] {
    guard module.imports.contains("CoreData") else { return [] }
    let resources = module.resources.filter { $0.hasSuffix(".xcdatamodeld") }
    return Set(module.sources.models + resources).sorted()
  }

  /// Returns the names that the code of a module's models declares.
  static func names(in module: Module) -> Set<String> {
    var names: Set<String> = []
    for entity in models(of: module).flatMap(\.entities) where entity.code != .manual {
      names.insert(entity.className)
      names.formUnion(entity.attributes.map(\.name))
      for relation in entity.relations {
        names.insert(relation.name)
        let capital = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
        names.formUnion(["addTo\(capital)", "removeFrom\(capital)"])
      }
    }
    return names
  }

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module without models.
  static func make(for module: Module, in folder: URL) -> String? {
    let models = models(of: module)
    guard !models.isEmpty else { return nil }
    let texts = module.sources.files.compactMap { FileManager.default.contents(atPath: $0) }
    let sources = texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let file = folder.appendingPathComponent("\(module.name)-models.swift")
    let text = ObjectModelCode(models, sources: sources).text(named: module.name)
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// - Parameter sources: the code of the module.
  init(_ models: [ObjectModel], sources: String) {
    // Of two entities with one name, the first one counts.
    var names: Set<String> = []
    entities = models.flatMap(\.entities).filter { names.insert($0.name).inserted }
    self.sources = sources
  }

  /// Returns the file's text.
  func text(named module: String) -> String {
    let made = entities.filter { $0.code != .manual && $0.className != "NSManagedObject" }
    return ["import CoreData\nimport SwiftUI\n", made.map(code).joined(), description(module)]
      .joined(separator: "\n")
  }

  /// Whether code declares a type of that name, which is none in another type.
  private func isDeclared(_ type: String) -> Bool {
    let pattern = "(?m)^(?:[\\w@()]+\\s+)*(?:class|struct|enum)\\s+\(type)\\b"
    return (try? Regex(pattern).firstMatch(in: sources)) != nil
  }

  /// Whether the class of an entity stands anywhere.
  private func hasClass(_ entity: ObjectModel.Entity) -> Bool {
    entity.className == "NSManagedObject" || entity.code == .all || isDeclared(entity.className)
  }

  private func code(of entity: ObjectModel.Entity) -> String {
    let type = entity.className
    let parent = entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
    var text = ""
    if entity.code == .all {
      if isDeclared(type) { return "" }
      text += "nonisolated public class \(type): \(parent) {}\n"
    }
    if !inherits(entity, { $0.code != .manual }), !isIdentifiable(type) {
      text += "nonisolated extension \(type): Swift.Identifiable {}\n"
    }
    let relations = entity.relations
    return text + """
      nonisolated extension \(type) {
        public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(entity.name)")
        }
      \(entity.attributes.map { property($0.name, Self.type(of: $0)) }.joined())\
      \(relations.map { property($0.name, self.type(of: $0)) }.joined())\
      \(relations.filter(\.isToMany).map(methods).joined())}

      """
  }

  /// Whether an entity above is of a kind; entities in a circle end where they began.
  private func inherits(
    _ entity: ObjectModel.Entity, _ isMeant: (ObjectModel.Entity) -> Bool
  ) -> Bool {
    var (seen, name): (Set<String>, String?) = ([], entity.parent)
    while let above = entities.first(where: { $0.name == name }), seen.insert(above.name).inserted {
      if isMeant(above) { return true }
      name = above.parent
    }
    return false
  }

  private func isIdentifiable(_ type: String) -> Bool {
    let pattern = "(extension|class)\\s+\(type)\\s*:[^{]*\\bIdentifiable\\b"
    return (try? Regex(pattern).firstMatch(in: sources)) != nil
  }

  private func property(_ name: String, _ type: String) -> String {
    """
      public var `\(name)`: \(type) {
        get { _managed("\(name)") }
        set { _setManaged(newValue, "\(name)") }
      }

    """
  }

  private func methods(of relation: ObjectModel.Relation) -> String {
    let name = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
    let set = relation.isOrdered ? "NSOrderedSet" : "NSSet"
    let type = className(of: relation.destination)
    return [type, set].map { value in
      """
        public func addTo\(name)(_ value: \(value)) { _addManaged(value, to: "\(relation.name)") }
        public func removeFrom\(name)(_ value: \(value)) {
          _removeManaged(value, from: "\(relation.name)")
        }

      """
    }.joined()
  }

  private func className(of name: String) -> String {
    guard let entity = entities.first(where: { $0.name == name }), hasClass(entity) else {
      return "NSManagedObject"
    }
    return entity.className
  }

  private func type(of relation: ObjectModel.Relation) -> String {
    guard !relation.isToMany else { return relation.isOrdered ? "NSOrderedSet?" : "NSSet?" }
    return className(of: relation.destination) + "?"
  }

  private static func type(of attribute: ObjectModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if attribute.isScalar, let scalar = scalars[attribute.kind] { return scalar }
    switch attribute.kind {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (attribute.className ?? "NSObject") + "?"
    default: return "NSNumber?"
    }
  }

  /// The description of all entities, which previews call before anything else.
  private func description(_ module: String) -> String {
    var lines: [String] = []
    for (index, entity) in entities.enumerated() {
      let type = hasClass(entity) ? entity.className : "NSManagedObject"
      let parent = entity.parent.map { ", parent: \"\($0)\"" } ?? ""
      lines.append("let entity\(index) = _ManagedEntity(\"\(entity.name)\", \(type).self\(parent))")
      for attribute in entity.attributes {
        let initial = Self.initial(of: attribute).map { ", \($0)" } ?? ""
        lines.append(
          "entity\(index).attribute(\"\(attribute.name)\", .\(Self.kind(attribute))\(initial))")
      }
      for relation in entity.relations {
        let inverse = relation.inverse.map { ", inverse: \"\($0)\"" } ?? ""
        lines.append(
          "entity\(index).relation(\"\(relation.name)\", to: \"\(relation.destination)\"\(inverse), "
            + "isToMany: \(relation.isToMany), isOrdered: \(relation.isOrdered), "
            + "deletion: \"\(relation.deletion)\")")
      }
    }
    let all = entities.indices.map { "entity\($0)" }.joined(separator: ", ")
    lines.append("_ManagedEntity.describe([\(all)])")
    return """
      enum StillframeModelsOf\(module): SwiftUI._ProgramStart {
        nonisolated static func start() {
          \(lines.joined(separator: "\n    "))
        }
      }

      """
  }

  private static func kind(_ attribute: ObjectModel.Attribute) -> String {
    let kinds = [
      "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
      "Decimal": "decimal", "Double": "double", "Float": "float", "String": "string",
      "Boolean": "boolean", "Date": "date", "Binary": "binaryData", "UUID": "UUID", "URI": "URI",
      "Transformable": "transformable",
    ]
    return (kinds[attribute.kind] ?? "undefined") + "AttributeType"
  }

  /// Returns the first value as code.
  private static func initial(of attribute: ObjectModel.Attribute) -> String? {
    guard let text = attribute.initial else { return nil }
    switch attribute.kind {
    case "Integer 16": return Int16(text).map { "Int16(\($0))" }
    case "Integer 32": return Int32(text).map { "Int32(\($0))" }
    case "Integer 64": return Int64(text).map { "Int64(\($0))" }
    case "Double": return Double(text).flatMap { $0.isFinite ? "Double(\($0))" : nil }
    case "Float": return Float(text).flatMap { $0.isFinite ? "Float(\($0))" : nil }
    case "Boolean": return text == "YES" || text == "1" ? "true" : "false"
    case "String": return text.debugDescription
    case "Date":
      return Double(text).flatMap {
        $0.isFinite ? "Date(timeIntervalSinceReferenceDate: \($0))" : nil
      }
    default: return nil
    }
  }
}
