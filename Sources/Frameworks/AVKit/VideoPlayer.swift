@_exported public import AVFoundation
@_exported public import SwiftUI

/// A player of films: black, with a symbol, and the overlay that it was given. No film is read.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// A player with a view above the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    ZStack {
      Color.black
      Image(systemName: "play.fill")
        .font(.system(size: 34))
        .foregroundStyle(.white.opacity(0.85))
      overlay
    }
    .warns(["draws a black ground with a symbol: films are not played"])
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A player.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// The player of UIKit: black.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The player; nil: none.
  public var player: AVPlayer?
  /// No effect: there are no controls.
  public var showsPlaybackControls = true
  /// How a film would lie in the view. No effect: no film is drawn.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// No effect: no film is drawn.
  public var allowsPictureInPicturePlayback = true
  /// No effect: no film is drawn.
  public var entersFullScreenWhenPlaybackBegins = false
  /// No effect: no film is drawn.
  public var exitsFullScreenWhenPlaybackEnds = false
  /// No effect: no film is drawn.
  public var allowsVideoFrameAnalysis = true
  /// No effect: there is no center of what plays.
  public var updatesNowPlayingInfoCenter = true

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A player of nothing.
  public init() {
    super.init()
    view.backgroundColor = .black
  }
}
