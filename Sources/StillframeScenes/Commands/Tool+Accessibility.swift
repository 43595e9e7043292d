package import Foundation
package import Stillframe
package import StillframeArguments

extension Tool {
  /// Writes what VoiceOver reads of a scene, with the findings of an audit.
  func accessibility(_ options: Command.Accessibility) throws -> Status {
    let scene = try scene(options.scene)
    try use(options.fonts)
    let setting = try SceneSetting(options.size, scale: options.scale, options.looks)
    let picture = try picture(scene.name, setting)
    warn(try picture.layoutWarnings())
    let answer = try AccessibilityResponse(picture, options)
    switch options.picture {
    case nil: try console.print(answer.text)
    case .standardOutput:
      try refuseTerminal()
      try console.output(answer.picture(scale: setting.scale).pngData())
    case .path(let path):
      try answer.picture(scale: setting.scale).write(to: URL(fileURLWithPath: path))
      if let words = answer.words { try console.print(words) }
    }
    return answer.findings?.isEmpty == false ? .different : .done
  }
}

/// Answer of the command `accessibility` about a picture.
package struct AccessibilityResponse {
  /// The tree.
  package let tree: AccessibilityTree
  /// Nil: nobody audited.
  package let findings: [AccessibilityFinding]?
  private let isJSON: Bool

  package init(_ picture: any StillPicture, _ options: Command.Accessibility) throws {
    tree = try picture.accessibilityTree()
    findings = options.isAudited ? tree.audit() : nil
    isJSON = options.json
  }

  /// The tree and the findings, for people or for programs.
  package var text: String {
    get throws {
      if isJSON { return try tree.json(findings: findings) }
      let elements = tree.description
      let parts = [elements.isEmpty ? "(no elements)" : elements, words].compactMap(\.self)
      return parts.joined(separator: "\n\n")
    }
  }

  /// The findings, one a line; nil where nobody audited.
  package var words: String? {
    findings.map { findings in
      findings.isEmpty ? "no findings" : findings.map(\.description).joined(separator: "\n")
    }
  }

  /// The tree with numbered regions and a legend.
  package func picture(scale: CGFloat) throws(RenderError) -> AccessibilityPicture {
    try tree.picture(scale: scale, findings: findings ?? [])
  }
}
