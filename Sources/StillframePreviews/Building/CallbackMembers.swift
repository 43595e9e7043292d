import Foundation

/// Methods of Foundation that take closures which other threads call, as a file of the module that calls them.
///
/// On Apple's platforms these are methods of Objective-C. A program in the Swift 5 mode may use the main actor's state in their closures, for
/// which the compiler has a warning; of the same methods of Foundation for Linux it is an error. The module's own methods are found first,
/// say that they come from before concurrency, and call Foundation's; timers that views start follow the clock of their stage.
enum CallbackMembers {
  /// Words in code that ask for a group of methods.
  static let names = groups.flatMap(\.words)

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that calls none of them.
  static func make(for module: Module, in folder: URL) -> String? {
    let asked = groups.filter { !module.asked.isDisjoint(with: $0.words) }
    let parts = asked.filter { !isDeclared($0.name, in: module) }
    guard !parts.isEmpty else { return nil }
    let imports =
      (parts.contains { $0.name == network } ? "import FoundationNetworking\n" : "")
      + (parts.contains { $0.name == timer } ? "import SwiftUI\n" : "")
    let file = folder.appendingPathComponent("\(module.name)-callbacks.swift")
    // Earlier compilers cannot name the module that a method is of.
    let text =
      "import Foundation\n\(imports)\n#if compiler(>=6.3)\n\n"
      + parts.map(\.code).joined(separator: "\n") + "\n#endif\n"
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// Whether the module declares such a method itself, or overrides it.
  private static func isDeclared(_ name: String, in module: Module) -> Bool {
    let declaration = Data("func \(name)(".utf8)
    return module.sources.files.contains { file in
      FileManager.default.contents(atPath: file)?.range(of: declaration) != nil
    }
  }

  private static let network = "dataTask"
  private static let timer = "scheduledTimer"

  private static let groups: [(name: String, words: [String], code: String)] = [
    ("addObserver", ["forName:"], observers), (timer, ["Timer"], timers),
    ("addOperation", ["addOperation"], operations), ("perform", ["RunLoop."], loops),
    (network, ["dataTask(", "downloadTask(", "uploadTask("], tasks),
  ]

  private static let observers = """
    nonisolated extension Foundation.NotificationCenter {
      @preconcurrency func addObserver(
        forName name: Foundation.NSNotification.Name?, object obj: Any?,
        queue: Foundation.OperationQueue?,
        using block: @escaping @Sendable (Foundation.Notification) -> Void
      ) -> any Foundation.NSObjectProtocol {
        self.Foundation::addObserver(forName: name, object: obj, queue: queue, using: block)
      }
    }

    """

  private static let timers = """
    nonisolated extension Foundation.Timer {
      @preconcurrency @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: Foundation.TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) -> Foundation.Timer {
        _scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }
      @preconcurrency convenience init(
        timeInterval interval: Foundation.TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) {
        self.Foundation::init(timeInterval: interval, repeats: repeats, block: block)
      }
      @preconcurrency convenience init(
        fire date: Foundation.Date, interval: Foundation.TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) {
        self.Foundation::init(fire: date, interval: interval, repeats: repeats, block: block)
      }
    }

    """

  private static let operations = """
    nonisolated extension Foundation.OperationQueue {
      @preconcurrency func addOperation(_ block: @escaping @Sendable () -> Void) {
        self.Foundation::addOperation(block)
      }
    }

    """

  private static let loops = """
    nonisolated extension Foundation.RunLoop {
      @preconcurrency func perform(_ block: @escaping @Sendable () -> Void) {
        self.Foundation::perform(block)
      }
    }

    """

  private static let tasks = """
    nonisolated extension FoundationNetworking.URLSession {
      typealias StillframeAnswer =
        @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
      typealias StillframeFile =
        @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
      @preconcurrency func dataTask(
        with url: Foundation.URL, completionHandler: @escaping StillframeAnswer
      ) -> FoundationNetworking.URLSessionDataTask {
        self.FoundationNetworking::dataTask(with: url, completionHandler: completionHandler)
      }
      @preconcurrency func dataTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler: @escaping StillframeAnswer
      ) -> FoundationNetworking.URLSessionDataTask {
        self.FoundationNetworking::dataTask(with: request, completionHandler: completionHandler)
      }
      @preconcurrency func downloadTask(
        with url: Foundation.URL, completionHandler: @escaping StillframeFile
      ) -> FoundationNetworking.URLSessionDownloadTask {
        self.FoundationNetworking::downloadTask(with: url, completionHandler: completionHandler)
      }
      @preconcurrency func downloadTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler: @escaping StillframeFile
      ) -> FoundationNetworking.URLSessionDownloadTask {
        self.FoundationNetworking::downloadTask(
          with: request, completionHandler: completionHandler)
      }
      @preconcurrency func uploadTask(
        with request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data?,
        completionHandler: @escaping StillframeAnswer
      ) -> FoundationNetworking.URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(
          with: request, from: bodyData, completionHandler: completionHandler)
      }
    }

    """
}
