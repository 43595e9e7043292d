import StillCairo
import StillImageFile
import Synchronization

/// Pictures that were painted lately, for those that are like them, such as cards of one design with other titles: what differs is
/// painted over one of them, and the rest of it and of its file is taken over.
///
/// The bytes of a file do not depend on it. Any number of threads may use it.
package final class RecentPictures: Sendable {
  /// The pictures that this task or thread uses; nil: each picture is painted from nothing.
  @TaskLocal package static var current: RecentPictures?

  /// The latest last.
  private let pictures = Mutex<[RecentPicture]>([])
  private let mostPixels: Int

  /// - Parameter mostPixels: The most pixels, of four bytes each, of all pictures that are kept.
  package init(mostPixels: Int = 1 << 23) {
    self.mostPixels = mostPixels
  }

  /// Removes the picture that is most like a content, and returns it; nil where none has the same size, scale and background.
  func take(like content: ShownContent) -> RecentPicture? {
    pictures.withLock { pictures in
      let comparable = pictures.indices.filter { pictures[$0].content.isComparable(to: content) }
      let index = comparable.last { pictures[$0].content.hasStructure(of: content) }
      return (index ?? comparable.last).map { pictures.remove(at: $0) }
    }
  }

  /// Keeps a picture, and forgets those that were kept before it where there are too many pixels.
  func keep(_ picture: RecentPicture) {
    pictures.withLock { pictures in
      pictures.append(picture)
      var pixels = pictures.reduce(0) { $0 + $1.content.areas.pixelCount }
      while pixels > mostPixels {
        pixels -= pictures.removeFirst().content.areas.pixelCount
      }
    }
  }
}

/// A picture that was painted lately.
struct RecentPicture: Sendable {
  let content: ShownContent
  /// Its memory, to paint over.
  let frame: OldFrame
  /// Nil where it is no PNG.
  let file: PackedStill?
}
