import SwiftUI

/// A ring that goes through its phases again and again.
struct Beacons: View {
  private enum Phase: CaseIterable {
    case still, wide, faint

    var scale: CGFloat {
      switch self {
      case .still: 0.4
      case .wide: 1
      case .faint: 1.15
      }
    }

    var opacity: Double { self == .faint ? 0 : 1 }
    var hue: Color { self == .still ? .teal : .blue }
  }

  var body: some View {
    HStack(spacing: 34) {
      ring
      tile([.wide, .still, .faint])
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var ring: some View {
    PhaseAnimator(Phase.allCases) { phase in
      ZStack {
        Circle().fill(phase.hue.opacity(0.18)).scaleEffect(phase.scale)
        Circle().stroke(phase.hue, lineWidth: 5).scaleEffect(phase.scale * 0.8)
        Image(systemName: "bell.fill").font(.title).foregroundStyle(phase.hue)
          .rotationEffect(.degrees(phase == .wide ? 12 : -6))
      }
      .opacity(phase.opacity == 0 ? 0.25 : 1)
      .frame(width: 120, height: 120)
    } animation: { phase in
      phase == .still ? .easeIn(duration: 0.3) : .spring(duration: 0.5, bounce: 0.35)
    }
  }

  private func tile(_ phases: [Phase]) -> some View {
    PhaseAnimator(phases) { phase in
      RoundedRectangle(cornerRadius: phase == .wide ? 60 : 18)
        .fill(phase.hue.gradient)
        .frame(width: 84, height: 84)
        .rotationEffect(.degrees(phase == .still ? 45 : 0))
        .scaleEffect(phase.scale)
        .frame(width: 120, height: 120)
    } animation: { _ in
      .snappy(duration: 0.5)
    }
  }
}

extension GalleryScene {
  static let beacons = GalleryScene(
    "phases", title: "Phases that follow each other", size: CGSize(width: 320, height: 160)
  ) {
    Beacons()
  }
  .film(duration: 2)
}
