// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-scope") struct MotionScopeVectors1 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "scope-value-one-of-two", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_value_one_of_two.Tree() },
    MotionVector(
      "scope-nil-blocks", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [25.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [50.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_nil_blocks.Tree() },
    MotionVector(
      "scope-disables-animations", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_disables_animations.Tree() },
    MotionVector(
      "scope-transaction-removes", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [25.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [50.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_transaction_removes.Tree() },
    MotionVector(
      "scope-transaction-replaces", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [12.5, 0.0, 20.0, 20.0], "b": [25.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [50.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [50.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_transaction_replaces.Tree() },
    MotionVector(
      "scope-inner-wins", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [6.25, 0.0, 20.0, 20.0], "b": [25.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [12.5, 0.0, 20.0, 20.0], "b": [50.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_inner_wins.Tree() },
    MotionVector(
      "scope-nested-innermost", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [12.5, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [50.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_nested_innermost.Tree() },
    MotionVector(
      "scope-binding-animation", rule: "C7.8",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [100.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_binding_animation.Tree() },
    MotionVector(
      "scope-two-transactions", rule: "C7.8",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [25.0, 0.0, 20.0, 20.0], "b": [12.5, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 20.0, 20.0], "b": [25.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [50.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_two_transactions.Tree() },
    MotionVector(
      "scope-animation-body", rule: "8.31",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_animation_body.Tree() },
    MotionVector(
      "scope-first-appearance", rule: "8.32, C8.24",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [100.0, 0.0, 20.0, 20.0], "b": [0.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_scope_first_appearance.Tree() },
    MotionVector(
      "completion-curve", rule: "8.19, 8.28, 8.33",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 1.15, texts: ["text": "running"]),
        .init(at: 1.25, texts: ["text": "done"]),
      ]
    ) { Motion_completion_curve.Tree() },
  ]
}

private enum Motion_scope_value_one_of_two {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).animation(.linear(duration: 1), value: on)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { on.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_scope_nil_blocks {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).animation(nil, value: on)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_scope_disables_animations {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).animation(.linear(duration: 1), value: on)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { on.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_scope_transaction_removes {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).transaction { $0.animation = nil }
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_scope_transaction_replaces {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).transaction { $0.animation = .linear(duration: 2) }
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_scope_inner_wins {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).animation(.linear(duration: 4), value: on)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_scope_nested_innermost {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0).animation(.linear(duration: 2), value: on).animation(.linear(duration: 1), value: on)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { on.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_scope_binding_animation {
  struct Root: View {
    @State private var on = false
    @State private var other = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: other ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { $on.animation(.linear(duration: 1)).wrappedValue = true; other = true }.accessibilityIdentifier("go")
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

private enum Motion_scope_two_transactions {
  struct Root: View {
    @State private var on = false
    @State private var other = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
          Color.blue.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(x: other ? 100 : 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on = true }; withAnimation(.linear(duration: 2)) { other = true } }.accessibilityIdentifier("go")
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

private enum Motion_scope_animation_body {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).animation(.linear(duration: 1)) { $0.offset(x: on ? 100 : 0) }.offset(y: on ? 40 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { on.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_scope_first_appearance {
  struct Root: View {
    @State private var on = false
    @State private var later = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: 100).animation(.linear(duration: 1), value: on)
        Color.red.accessibilityIdentifier("b").frame(width: 20, height: 20).offset(y: later ? 40 : 0).onAppear { withAnimation(.linear(duration: 1)) { later = true } }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { on.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_completion_curve {
  struct Root: View {
    @State private var on = false
    @State private var text = "running"
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
          Text(text).accessibilityIdentifier("text")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } completion: { text = "done" } }.accessibilityIdentifier("go")
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
