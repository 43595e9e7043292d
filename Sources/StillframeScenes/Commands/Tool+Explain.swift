import Foundation
import Stillframe
import StillframeArguments

extension Tool {
  /// Prints why a scene's views have their sizes, or draws a picture of it.
  func explain(_ options: Command.Explain) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    let setting = try SceneSetting(options.size, scale: options.scale, options.looks)
    let explanation = try picture(scene.name, setting).explanation()
    warn(explanation.report.warnings)
    switch options.picture {
    case nil:
      try print(explanation.report, json: options.json)
    case .standardOutput:
      try refuseTerminal()
      try console.output(explanation.pngData())
    case .path(let path):
      try explanation.write(to: URL(fileURLWithPath: path))
    }
  }
}
