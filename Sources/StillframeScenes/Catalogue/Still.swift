public import Foundation
public import Stillframe
import StillframeServing

/// A picture of a catalogue.
public struct Still: SceneList {
  /// The scene as the command line takes it.
  public let entry: SceneEntry

  public var entries: [SceneEntry] { [entry] }

  /// A picture of a view.
  ///
  /// - Parameters:
  ///   - name: its name on the command line.
  ///   - title: one line for `list`.
  ///   - size: of the picture, in points; nil: the content's own.
  public init(
    _ name: String, _ title: String = "", size: CGSize? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    var entry = SceneEntry(name, title, size: size)
    entry.still = { setting in
      setting.picture(size: size, of: content)
    }
    self.entry = entry
  }

  /// A picture for every row of a file, made by `batch`.
  ///
  /// Rows are made on several threads at the same time: what the view reads has to bear that.
  ///
  /// - Parameters:
  ///   - size: of each picture, in points; nil: the content's own.
  ///   - rows: The type that a line of JSON or, under `serve`, a query is decoded as; dates are ISO 8601.
  public init<Row: Decodable & Sendable>(
    _ name: String, _ title: String = "", size: CGSize? = nil, rows: Row.Type,
    @ViewBuilder content: @escaping @MainActor @Sendable (Row) -> some View
  ) {
    var entry = SceneEntry(name, title, size: size)
    entry.rowStill = { source in
      let row = try source.decode(Row.self)
      return { setting in setting.picture(size: size) { content(row) } }
    }
    self.entry = entry
  }
}
