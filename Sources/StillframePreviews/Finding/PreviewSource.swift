import Foundation
import StillViewGraph
import StillViews
import Stillframe

/// A type that makes previews, found in a loaded library by what it conforms to.
///
/// Unchecked because a metatype of `PreviewRegistry` is not known to be Sendable; it is immutable, like every metatype.
struct PreviewSource: @unchecked Sendable {
  private let kind: Kind

  private enum Kind {
    case registry(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
    case app(any App.Type)
  }

  /// A view with its name and settings.
  struct Made {
    /// As its author wrote it.
    var title: String?
    var settings: PreviewSettings
    /// Where the content is made.
    let view: @MainActor () -> AnyView
  }

  private init?(_ type: Any.Type) {
    if let type = type as? any PreviewRegistry.Type {
      kind = .registry(type)
    } else if let type = type as? any PreviewProvider.Type {
      kind = .provider(type)
    } else if let type = type as? any App.Type {
      kind = .app(type)
    } else {
      return nil
    }
  }

  /// The source location: "Card.swift:12", or the name of the type.
  var place: String {
    switch kind {
    case .registry(let type):
      (type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID) + ":\(type.line)"
    case .provider(let type): "\(type)"
    case .app(let type): "\(type)"
    }
  }

  /// The name of a preview without a title.
  var plainName: String {
    switch kind {
    case .registry(let type):
      Self.plainName(ofFile: type.fileID.split(separator: "/").last.map(String.init) ?? "Preview")
    case .provider(let type): Self.plainName(ofProvider: "\(type)")
    case .app(let type): "\(type)"
    }
  }

  /// Returns the name of a preview in a file.
  static func plainName(ofFile file: String) -> String { file.trimmingSuffix(".swift") }

  /// Returns the name of the previews of a type.
  static func plainName(ofProvider type: String) -> String {
    type.trimmingSuffix("_Previews").trimmingSuffix("Previews").trimmingSuffix("_Preview")
  }

  /// Runs the author's code: whatever can go wrong there goes wrong here.
  @MainActor func make() throws -> [Made] {
    switch kind {
    case .registry(let type):
      let preview = try type.makePreview()
      if let parts = preview.parts {
        return parts.map { part in
          Made(title: preview.name, settings: part.settings, view: { part.view })
        }
      }
      var settings = PreviewSettings()
      for trait in preview.traits { settings.fill(from: trait.settings) }
      return [Made(title: preview.name, settings: settings, view: { preview.makeView() })]
    case .provider(let type):
      return type.parts.map { part in
        Made(title: part.settings.displayName, settings: part.settings, view: { part.view })
      }
    case .app(let type):
      guard let view = type.firstWindow else { return [] }
      return [Made(title: nil, settings: PreviewSettings(layout: .device), view: { view })]
    }
  }

  /// Order of the files, then of their lines; what has no line comes as the image has it, and apps at the end.
  private var order: (Int, String, Int) {
    switch kind {
    case .registry(let type): (0, type.fileID, type.line)
    case .provider: (1, "", 0)
    case .app: (2, "", 0)
    }
  }

  /// The module that it belongs to.
  private var module: String {
    let name =
      switch kind {
      case .registry(let type): type.fileID.split(separator: "/").first
      case .provider(let type): String(reflecting: type).split(separator: ".").first
      case .app(let type): String(reflecting: type).split(separator: ".").first
      }
    return name.map(String.init) ?? ""
  }

  /// The module of the program that it belongs to, without the number of a further part.
  var program: String {
    module.range(of: "_part[0-9]+$", options: .regularExpression)
      .map { String(module[..<$0.lowerBound]) } ?? module
  }

  /// Starts the program of the preview's module, as far as the library has one.
  @MainActor func launchProgram() {
    if case .app(let type) = kind { type.launch() }
  }

  /// Whether it is the window of a program.
  var isProgram: Bool { if case .app = kind { true } else { false } }

  /// Returns those of a library, which is loaded already.
  ///
  /// - Parameter hidden: modules whose previews are not meant.
  static func all(inLibraryAt path: String, hiding hidden: [String] = []) -> [PreviewSource] {
    LoadedTypes.all(inLibraryAt: path).compactMap { PreviewSource($0) }
      .filter { source in
        !hidden.contains { source.module == $0 || source.module.hasPrefix($0 + "_part") }
      }
      .enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.order, b.element.order)
        return (first.0, first.1, first.2, a.offset) < (second.0, second.1, second.2, b.offset)
      }
      .map(\.element)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : String(self)
  }
}
