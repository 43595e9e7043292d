import SwiftUI

/// A parcel that jumps along keyframes: up, over, and down with a bounce.
struct Parcel: View {
  private struct Pose {
    var x: CGFloat = 0
    var height: CGFloat = 0
    var stretch: CGFloat = 1
    var angle = Angle.zero
  }

  @State private var jumps = 0

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      HStack {
        box
          .keyframeAnimator(initialValue: Pose(), trigger: jumps) { view, pose in
            view
              .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
              .rotationEffect(pose.angle)
              .offset(x: pose.x, y: -pose.height)
          } keyframes: { _ in
            KeyframeTrack(\.stretch) {
              CubicKeyframe(0.75, duration: 0.2)
              CubicKeyframe(1.15, duration: 0.2)
              CubicKeyframe(1, duration: 0.35)
              CubicKeyframe(0.8, duration: 0.1)
              SpringKeyframe(1, duration: 0.5, spring: .bouncy)
            }
            KeyframeTrack(\.height) {
              LinearKeyframe(0, duration: 0.2)
              CubicKeyframe(90, duration: 0.3)
              CubicKeyframe(0, duration: 0.3)
            }
            KeyframeTrack(\.x) {
              LinearKeyframe(0, duration: 0.2)
              LinearKeyframe(180, duration: 0.6)
            }
            KeyframeTrack(\.angle) {
              LinearKeyframe(.zero, duration: 0.2)
              LinearKeyframe(.degrees(360), duration: 0.6)
            }
          }
        Spacer()
      }
      .padding(.horizontal, 30)
      Capsule().fill(.tertiary).frame(height: 4)
    }
    .padding(20)
    .contentShape(Rectangle())
    .onTapGesture { jumps += 1 }
    .accessibilityIdentifier("ground")
  }

  private var box: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.brown.gradient)
      .overlay { Rectangle().fill(.yellow.opacity(0.8)).frame(width: 10) }
      .overlay(alignment: .bottomTrailing) {
        Image(systemName: "heart.fill").font(.caption2).foregroundStyle(.red).padding(5)
      }
      .frame(width: 54, height: 48)
  }
}

extension GalleryScene {
  static let parcel = GalleryScene(
    "keyframes", title: "A parcel along keyframes", size: CGSize(width: 320, height: 190)
  ) {
    Parcel()
  }
  .film(duration: 1.8, events: [.tap("ground", at: 0.2)])
}
