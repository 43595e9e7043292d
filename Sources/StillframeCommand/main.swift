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
let console = Console.process("stillframe")
do {
  if showsPreviews {
    registerFonts()
    exit(PreviewChild.run(console))
  }
  let words = try StandardStreams.words()
  var tool = Tool(
    Manual(), scenes: galleryWithFonts(), console: console, previews: PreviewTool(),
    reviews: ReviewTool())
  tool.isProcess = true
  exit(tool.run(words).rawValue)
} catch {
  console.message("error", error.description)
  exit(Tool.Status.failed.rawValue)
}

/// Adds the fonts of the tool to those of the process.
func registerFonts() {
  FontRegistry.registerEmoji()
  FontRegistry.registerWorldFonts()
}

/// Returns the gallery's scenes, whose fonts are registered then.
func galleryWithFonts() -> [SceneEntry] {
  registerFonts()
  return Gallery.scenes
}
