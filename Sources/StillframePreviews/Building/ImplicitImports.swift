import Foundation

/// Modules that every file sees without naming them: what `import Foundation` brings along on Apple's platforms, and here does not, and
/// Foundation itself, which every framework there brings along.
enum ImplicitImports {
  /// Parts of Foundation that are libraries of their own here, which take time to start: only code that names something of them has them.
  private static let parts = [
    ("FoundationNetworking", ["URLSession", "URLRequest", "HTTPURLResponse", "URLCache"]),
    ("FoundationXML", ["XMLParser", "XMLDocument"]),
  ]
  /// Names of Foundation that lie in the module of views here. Files that import no views have them, too.
  private static let beside = [
    "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "NSItemProvider",
    "NSUserActivity", "RelativeDateTimeFormatter", "UndoManager", "CFAbsoluteTimeGetCurrent",
    "CACurrentMediaTime", "autoreleasepool", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "documentsDirectory", "cachesDirectory", "applicationSupportDirectory",
  ]

  static func modules(for module: Module) -> [String] {
    var open = parts
    var result = ["Foundation", "CoreGraphics", "Combine", "Observation"]
    var needsViews = false
    for file in module.sources.files where !open.isEmpty || !needsViews {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      open.removeAll { name, words in
        guard words.contains(where: { text.contains($0) }) else { return false }
        result.append(name)
        return true
      }
      if !needsViews {
        needsViews =
          beside.contains { text.contains($0) }
          && ImportScan(of: data).modules.isDisjoint(with: views)
      }
    }
    return needsViews ? result + ["SwiftUI"] : result
  }

  private static let views: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WidgetKit"]
}
