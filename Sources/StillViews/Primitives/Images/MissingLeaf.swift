import Foundation
import StillDrawing
import StillGeometry
public import StillViewGraph

/// An image whose picture is missing: nothing is drawn, in the room that an empty picture takes on iOS (rule P11.7).
nonisolated package struct MissingLeaf: Equatable {
  /// A sentence that says which picture is missing, and what to do.
  let problem: String
  let isResizable: Bool
  /// Whether a crossed box marks the place.
  let isMarked: Bool

  /// Nothing, or all that is proposed to a resizable image; a marked one has the size of its box.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let natural = isMarked ? MissingPicture.size : .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func measuresLike(_ other: MissingLeaf) -> Bool {
    isResizable == other.isResizable && isMarked == other.isMarked
  }

  func draw(in frame: CGRect, _ pass: inout DrawingPass) {
    if isMarked { pass.add(MissingPicture.command(in: frame)) }
  }
}

private let marksMissingImagesEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether a red crossed box marks each image whose picture is missing (default: false, as Xcode's previews draw nothing there).
  public var marksMissingImages: Bool {
    get { self[marksMissingImagesEntry] }
    set { self[marksMissingImagesEntry] = newValue }
  }
}
