import Foundation

/// The objects of an Xcode project's file: a property list in which each refers to others by identifiers.
struct XcodeObjects {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  /// The object that stands for the whole.
  let root: Object

  /// - Parameter data: the content of `project.pbxproj`; nil: it is no project.
  init?(_ data: Data) {
    guard
      let list = unsafe try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil)
        as? Object,
      let objects = list["objects"] as? [String: Object]
    else { return nil }
    self.objects = objects
    root = (list["rootObject"] as? String).flatMap { objects[$0] } ?? [:]
  }

  /// Returns the object of an identifier.
  func object(_ identifier: Any?) -> Object? {
    (identifier as? String).flatMap { objects[$0] }
  }

  /// Returns the objects that a list of an object names, with their identifiers.
  func list(_ key: String, of object: Object) -> [(identifier: String, object: Object)] {
    ((object[key] as? [Any]) ?? []).compactMap { item in
      guard let identifier = item as? String, let object = objects[identifier] else { return nil }
      return (identifier, object)
    }
  }

  /// Returns all objects of a kind, such as "PBXGroup".
  func all(_ kind: String) -> [Object] { identified(kind).map(\.object) }

  /// Returns all objects of a kind with their identifiers.
  func identified(_ kind: String) -> [(identifier: String, object: Object)] {
    objects.sorted { $0.key < $1.key }.filter { $0.value["isa"] as? String == kind }
      .map { ($0.key, $0.value) }
  }

  /// Returns the settings of a target: its own, and for what it does not say those of the project.
  ///
  /// Of several configurations the one for debugging counts, or else the first.
  ///
  /// - Parameter places: the paths of files by their identifiers, for configurations in files of their own.
  func settings(of target: Object, filesAt places: [String: String] = [:]) -> [String: String] {
    ownSettings(of: root, places).merging(ownSettings(of: target, places)) { $1 }
  }

  private func ownSettings(of object: Object, _ places: [String: String]) -> [String: String] {
    guard let configurations = self.object(object["buildConfigurationList"]) else { return [:] }
    let all = list("buildConfigurations", of: configurations).map(\.object)
    let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
    let own = (chosen?["buildSettings"] as? Object ?? [:]).compactMapValues { $0 as? String }
    let file =
      (chosen?["baseConfigurationReference"] as? String).flatMap { places[$0] }
      ?? (chosen?["baseConfigurationReferenceAnchor"] as? String).flatMap { places[$0] }.flatMap {
        folder in
        (chosen?["baseConfigurationReferenceRelativePath"] as? String).map { "\(folder)/\($0)" }
      }
    return (file.map { XcodeConfiguration($0).settings } ?? [:]).merging(own) { $1 }
  }
}
