package import Foundation

/// A scene as a server knows it: a name, and a closure that reads requests.
package struct ServedScene: Sendable {
  package let name: String
  package let title: String
  /// "still", "film" or "rows".
  package let kind: String
  /// Checks a request and returns what makes its bytes. Runs on the thread of the request, and draws nothing.
  ///
  /// - Throws: ``ServingError``.
  package let prepare: @Sendable (SceneRequest) throws -> PictureJob

  package init(
    name: String, title: String, kind: String,
    prepare: @escaping @Sendable (SceneRequest) throws -> PictureJob
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.prepare = prepare
  }
}

/// A request to a scene.
package struct SceneRequest: Sendable {
  /// The last part of the path after the scene's name: ".png", ".sheet.png".
  package var fileExtension: String
  /// From `@2x` in the name; nil: it says nothing.
  package var scale: Int?
  package var query: QueryItems
  /// A row in JSON.
  package var body: Data?
}

/// A picture to be made.
package struct PictureJob: Sendable {
  /// All that the bytes depend on beside the program: equal keys have equal bytes.
  package var key: Data
  package var type: String
  package var headers: [(name: String, value: String)]
  package var work: Work

  /// The work of making the bytes. Closures throw ``ServingError``.
  package enum Work: Sendable {
    case picture(@Sendable () throws -> Data)
    /// Writes into a stream; a progressive one is sent while it is written.
    case film(isProgressive: Bool, @Sendable (PictureStream) throws -> Void)
  }

  package init(
    key: Data, type: String, headers: [(name: String, value: String)] = [], work: Work
  ) {
    self.key = key
    self.type = type
    self.headers = headers
    self.work = work
  }
}
