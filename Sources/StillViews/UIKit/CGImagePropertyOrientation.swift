/// The place of a picture's first pixel, as files of pictures say it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// At the top left, with lines from side to side.
  case up = 1
  /// At the top right, or at the bottom right or left, with lines from side to side.
  case upMirrored, down, downMirrored
  /// The same with lines that run downwards or upwards.
  case leftMirrored, right, rightMirrored, left
}
