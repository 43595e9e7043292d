import Foundation
import Stillframe
import StillframeArguments
import StillframeEmoji
import StillframeGallery
import StillframeScenes
import StillframeWorldFonts

StandardStreams.open()
WarningOutput.silence()
FontRegistry.registerEmoji()
FontRegistry.registerWorldFonts()
let console = Console.process("stillframe")
do {
  let words = try StandardStreams.words()
  let manual = Manual(kind: .catalogue)
  exit(Tool(manual, scenes: Gallery.scenes, console: console).run(words).rawValue)
} catch {
  console.message("error", error.description)
  exit(Tool.Status.failed.rawValue)
}
