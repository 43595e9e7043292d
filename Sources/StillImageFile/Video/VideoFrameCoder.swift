import CStillFilms
import StillRaster

/// Makes planes of BT.709 of frames.
struct VideoFrameCoder: FilmCoder {
  let layout: VideoLayout

  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
    let frame = window.frame
    let (width, height) = (frame.width + frame.width % 2, frame.height + frame.height % 2)
    let count =
      switch layout {
      case .yuv420: width * height * 3 / 2
      case .yuva420: width * height * 5 / 2
      case .yuva444p10: frame.width * frame.height * 8
      }
    return .bytes(
      unsafe [UInt8](unsafeUninitializedCapacity: count) { planes, initialized in
        initialized = count
        unsafe frame.withUnsafeBytes { bytes in
          guard let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self),
            let start = planes.baseAddress
          else { return }
          if layout == .yuva444p10 {
            unsafe still_write_yuva444p10(
              pixels, frame.width, frame.height,
              UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt16.self))
          } else {
            unsafe still_write_yuv420(
              pixels, frame.width, frame.height, layout == .yuva420 ? 1 : 0, start)
          }
        }
      })
  }
}
