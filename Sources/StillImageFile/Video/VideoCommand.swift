/// The arguments of ffmpeg.
struct VideoCommand {
  let shape: FilmShape
  let format: FilmFormat
  let codec: FilmOptions.Codec
  let quality: Double?

  /// The package of Debian that has the program.
  static let package = "ffmpeg"

  /// The pixel layout of the input.
  var layout: VideoLayout {
    switch codec {
    case .prores: .yuva444p10
    case .vp9 where shape.hasAlpha: .yuva420
    default: .yuv420
    }
  }

  /// Whether transparency is kept.
  var keepsAlpha: Bool { layout != .yuv420 }

  /// In pixels, as they are written: where colours are shared by two, an odd column or row is repeated.
  var size: (width: Int, height: Int) {
    layout == .yuva444p10
      ? (shape.width, shape.height)
      : (shape.width + shape.width % 2, shape.height + shape.height % 2)
  }

  /// The program and its words. It writes to descriptor 3, the same bytes whenever it is given the same frames: how many
  /// threads take part is fixed, because what some codecs write depends on it, and nothing is written about the moment. Without
  /// `-xerror` it ends well where the disk is full.
  var words: [String] {
    let color = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "bt709",
    ]
    return ["ffmpeg", "-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y"]
      + ["-f", "rawvideo", "-pixel_format", layout.name]
      + ["-video_size", "\(size.width)x\(size.height)", "-framerate", shape.rate.text]
      + color + ["-i", "pipe:0", "-an"] + encoder + ["-pix_fmt", layout.name] + color
      + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
      + container + ["file:/proc/self/fd/3"]
  }

  private var container: [String] {
    switch format {
    case .webm: ["-f", "webm"]
    case .mov: ["-f", "mov", "-movflags", "+write_colr"]
    default: ["-f", "mp4", "-movflags", "+faststart+write_colr"]
    }
  }

  private var encoder: [String] {
    switch codec {
    case .h264:
      ["-c:v", "libx264", "-preset", "medium", "-crf", level(best: 10, worst: 40, usual: 18)]
        + ["-threads", "6"]
    case .vp9:
      ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", level(best: 10, worst: 55, usual: 24)]
        + ["-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-tile-columns", "1"]
        + ["-threads", "4", "-auto-alt-ref", shape.hasAlpha ? "0" : "1"]
    case .av1:
      ["-c:v", "libaom-av1", "-b:v", "0", "-crf", level(best: 10, worst: 55, usual: 24)]
        + ["-cpu-used", "6", "-row-mt", "1", "-threads", "4"]
    case .prores:
      ["-c:v", "prores_ks", "-profile:v", "4444", "-alpha_bits", "16", "-vendor", "apl0"]
        + ["-threads", "4"]
    }
  }

  /// Returns a rate factor for the quality asked for.
  private func level(best: Double, worst: Double, usual: Int) -> String {
    guard let quality else { return "\(usual)" }
    return "\(Int((worst + (best - worst) * quality / 100).rounded()))"
  }
}

/// The pixel layout of a video frame.
enum VideoLayout {
  case yuv420
  case yuva420
  case yuva444p10

  /// The name of the pixel format in ffmpeg.
  var name: String {
    switch self {
    case .yuv420: "yuv420p"
    case .yuva420: "yuva420p"
    case .yuva444p10: "yuva444p10le"
    }
  }
}
