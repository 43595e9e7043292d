// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-curve") struct MotionCurveVectors1 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "curve-linear", rule: "8.10, 8.12",
      size: [300.0, 100.0], taps: [("go", 0.25)],
      moments: [
        .init(at: 0.25, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.75, frames: ["a": [100.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 2.25, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_curve_linear.Tree() },
    MotionVector(
      "curve-easein-default", rule: "8.10, 8.12",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.07, frames: ["a": [12.4564, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.175, frames: ["a": [63.0714, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.28, frames: ["a": [138.3268, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.35, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_curve_easein_default.Tree() },
    MotionVector(
      "curve-easeout", rule: "8.10, 8.12",
      size: [300.0, 100.0], taps: [("go", 0.5)],
      moments: [
        .init(at: 0.7, frames: ["a": [74.0079, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [164.3144, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.4, frames: ["a": [235.9136, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.5, frames: ["a": [240.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_curve_easeout.Tree() },
    MotionVector(
      "curve-easeinout", rule: "8.10, 8.12",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.2, frames: ["a": [8.1808, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [124.3138, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [191.8192, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.9, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_curve_easeinout.Tree() },
    MotionVector(
      "curve-overshoot", rule: "8.10, 8.12",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.35, frames: ["a": [-9.506, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.05, frames: ["a": [109.506, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_curve_overshoot.Tree() },
    MotionVector(
      "spring-duration-bounce", rule: "8.14, 8.15, 8.17",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.3, frames: ["a": [43.9609, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.45, frames: ["a": [153.8204, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.6, frames: ["a": [211.1805, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.8, frames: ["a": [214.7894, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 6.2, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
      ]
    ) { Motion_spring_duration_bounce.Tree() },
    MotionVector(
      "spring-response", rule: "8.14, 8.15, 8.17",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.3, frames: ["a": [89.9928, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.45, frames: ["a": [211.1805, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.6, frames: ["a": [211.9101, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.8, frames: ["a": [198.3034, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 6.2, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
      ]
    ) { Motion_spring_response.Tree() },
    MotionVector(
      "spring-bouncy", rule: "8.14, 8.15, 8.17",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.3, frames: ["a": [84.6604, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.45, frames: ["a": [196.8175, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.6, frames: ["a": [207.8605, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.8, frames: ["a": [200.1473, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 6.2, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
      ]
    ) { Motion_spring_bouncy.Tree() },
    MotionVector(
      "spring-smooth", rule: "8.14, 8.15, 8.17",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.3, frames: ["a": [71.5479, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.45, frames: ["a": [164.2051, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.6, frames: ["a": [192.0915, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 0.8, frames: ["a": [199.0922, 0.0, 20.0, 20.0]], tolerance: 1.2),
        .init(at: 6.2, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 1.2),
      ]
    ) { Motion_spring_smooth.Tree() },
    MotionVector(
      "spring-interpolating", rule: "8.17, 8.20",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.42000000000000004),
        .init(at: 0.15, frames: ["a": [32.49, 0.0, 20.0, 20.0]], tolerance: 0.42000000000000004),
        .init(at: 0.3, frames: ["a": [197.2406, 0.0, 20.0, 20.0]], tolerance: 0.42000000000000004),
        .init(at: 0.55, frames: ["a": [204.1995, 0.0, 20.0, 20.0]], tolerance: 0.42000000000000004),
        .init(at: 0.9, frames: ["a": [200.0396, 0.0, 20.0, 20.0]], tolerance: 0.42000000000000004),
      ]
    ) { Motion_spring_interpolating.Tree() },
    MotionVector(
      "spring-initial-velocity", rule: "8.17, 8.20",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.22),
        .init(at: 0.15, frames: ["a": [29.3078, 0.0, 20.0, 20.0]], tolerance: 0.22),
        .init(at: 0.3, frames: ["a": [105.9065, 0.0, 20.0, 20.0]], tolerance: 0.22),
        .init(at: 0.55, frames: ["a": [107.6722, 0.0, 20.0, 20.0]], tolerance: 0.22),
        .init(at: 0.9, frames: ["a": [98.5364, 0.0, 20.0, 20.0]], tolerance: 0.22),
      ]
    ) { Motion_spring_initial_velocity.Tree() },
    MotionVector(
      "compose-delay", rule: "8.26",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [136.9286, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.7, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_compose_delay.Tree() },
    MotionVector(
      "compose-speed", rule: "8.26",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.3, frames: ["a": [12.4564, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [63.0714, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_compose_speed.Tree() },
  ]
}

private enum Motion_curve_linear {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_curve_easein_default {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeIn) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_curve_easeout {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 240 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeOut(duration: 1)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_curve_easeinout {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeInOut(duration: 0.7)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_curve_overshoot {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 100 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_duration_bounce {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(duration: 0.8, bounce: 0.4)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_response {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_bouncy {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.bouncy) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_smooth {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.smooth) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_interpolating {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_spring_initial_velocity {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 100 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_compose_delay {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeOut(duration: 1).delay(0.5)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_compose_speed {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeIn(duration: 2).speed(4)) { moved.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
