import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// What explaining does to scenes of every kind.
@Suite struct ExplainedSceneTests {
  init() { GalleryFonts.register() }

  @Test(arguments: Gallery.scenes.map(\.name))
  func explainingASceneLeavesItAsItWas(_ name: String) throws {
    let still = try #require(Gallery.scene(named: name)).makeStill()
    let report = try still.layoutReport()
    let picture = try still.bitmap()
    let explained = try still.explanation().report
    #expect(try still.layoutReport() == report)
    #expect(try still.bitmap() == picture)

    var open = [(explained.root, report.root)]
    var answers = 0
    while let (node, plain) = open.popLast() {
      #expect(node.view == plain.view && node.frame == plain.frame)
      #expect(node.children.count == plain.children.count)
      answers += try #require(node.explanation).proposals.count
      open += zip(node.children, plain.children)
    }
    // Candidates that lose and cells out of sight are asked too, and not shown.
    let measurements = try #require(explained.measurements)
    #expect(answers > 0 && answers <= measurements)
  }
}
