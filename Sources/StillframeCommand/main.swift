import Foundation
import Stillframe
import StillframeArguments
import StillframeEmoji
import StillframeGallery
import StillframePreviews
import StillframeReview
import StillframeScenes
import StillframeWorldFonts

StandardStreams.open()
let showsPreviews = PreviewChild.begin()
PictureMemory.keep()
WarningOutput.silence()
FontRegistry.registerEmoji()
FontRegistry.registerWorldFonts()
let console = Console.process("stillframe")
do {
  if showsPreviews { exit(PreviewChild.run(console)) }
  let words = try StandardStreams.words()
  var tool = Tool(
    Manual(), scenes: Gallery.scenes, console: console, previews: PreviewTool(),
    reviews: ReviewTool())
  tool.isProcess = true
  exit(tool.run(words).rawValue)
} catch {
  console.message("error", error.description)
  exit(Tool.Status.failed.rawValue)
}
