// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: zstack") struct ZstackVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "zstack-os-top", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [20.0, 0.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_top.Tree() },
    LayoutVector(
      "zstack-os-leading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [0.0, 20.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_leading.Tree() },
    LayoutVector(
      "zstack-os-trailing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [40.0, 20.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_trailing.Tree() },
    LayoutVector(
      "zstack-os-topLeading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [0.0, 0.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_topLeading.Tree() },
    LayoutVector(
      "zstack-os-bottomLeading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [0.0, 40.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_bottomLeading.Tree() },
    LayoutVector(
      "zstack-os-bottomTrailing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 60.0],
      frames: ["blue": [40.0, 40.0, 20.0, 20.0], "red": [0.0, 0.0, 60.0, 60.0]]
    ) { Vector_zstack_os_bottomTrailing.Tree() },
    LayoutVector(
      "zstack-os-priority", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [40.0, 40.0],
      frames: ["blue": [0.0, -30.0, 100.0, 100.0], "dot": [10.0, 10.0, 20.0, 20.0], "green": [0.0, 0.0, 40.0, 40.0], "red": [0.0, -10.0, 60.0, 60.0]]
    ) { Vector_zstack_os_priority.Tree() },
    LayoutVector(
      "zstack-os-overlay-background", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 400.0, height: 400.0,
      size: [200.0, 200.0],
      frames: ["blue": [100.0, 100.0, 100.0, 100.0], "green": [0.0, 0.0, 100.0, 100.0], "red": [0.0, 0.0, 200.0, 200.0]]
    ) { Vector_zstack_os_overlay_background.Tree() },
    LayoutVector(
      "zstack-book-union", basis: "stated-number, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 50.0],
      frames: ["a": [25.0, 0.0, 50.0, 50.0], "b": [0.0, 15.0, 100.0, 20.0]]
    ) { Vector_zstack_book_union.Tree() },
    LayoutVector(
      "zstack-skip-three", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 12.0, height: 12.0,
      size: [12.0, 12.0],
      frames: ["a": [0.0, 0.0, 12.0, 12.0], "b": [3.0, 3.0, 6.0, 6.0], "c": [4.0, 4.0, 4.0, 4.0]]
    ) { Vector_zstack_skip_three.Tree() },
    LayoutVector(
      "zstack-skip-bottomtrailing", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 12.0, height: 12.0,
      size: [12.0, 12.0],
      frames: ["a": [0.0, 0.0, 12.0, 12.0], "b": [6.0, 6.0, 6.0, 6.0], "c": [8.0, 8.0, 4.0, 4.0]]
    ) { Vector_zstack_skip_bottomtrailing.Tree() },
    LayoutVector(
      "zstack-flex-fills", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [100.0, 50.0],
      frames: ["a": [0.0, 0.0, 100.0, 50.0], "b": [40.0, 15.0, 20.0, 20.0]]
    ) { Vector_zstack_flex_fills.Tree() },
    LayoutVector(
      "zstack-low-priority-gets-zstack-size", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [40.0, 20.0],
      frames: ["b": [0.0, 0.0, 40.0, 20.0], "bg": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_zstack_low_priority_gets_zstack_size.Tree() },
    LayoutVector(
      "zstack-empty", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [0.0, 0.0],
      frames: [:]
    ) { Vector_zstack_empty.Tree() },
  ]
}

private enum Vector_zstack_os_top {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .top) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_leading {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .leading) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_trailing {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .trailing) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_topLeading {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_bottomLeading {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .bottomLeading) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_bottomTrailing {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.red.frame(width: 20, height: 20).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_os_priority {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .leading) {
          Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1).probe("blue")
          Color.red.frame(width: 60, height: 60).probe("red")
          Color.green.frame(width: 40, height: 40).layoutPriority(1).probe("green")
      }.overlay {
          Color.red.frame(width: 20, height: 20).probe("dot")
      }
    }
  }
}

private enum Vector_zstack_os_overlay_background {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .leading) {
          Color.red.frame(width: 200, height: 200).probe("red")
      }.overlay(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 100).probe("green")
      }.background(alignment: .bottomTrailing) {
          Color.red.frame(width: 100, height: 100).probe("blue")
      }
    }
  }
}

private enum Vector_zstack_book_union {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 50, height: 50).probe("a")
          Color.red.frame(width: 100, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_zstack_skip_three {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 12, height: 12).probe("a")
          Color.red.frame(width: 6, height: 6).probe("b")
          Color.red.frame(width: 4, height: 4).probe("c")
      }
    }
  }
}

private enum Vector_zstack_skip_bottomtrailing {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 12, height: 12).probe("a")
          Color.red.frame(width: 6, height: 6).probe("b")
          Color.red.frame(width: 4, height: 4).probe("c")
      }
    }
  }
}

private enum Vector_zstack_flex_fills {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.probe("a")
          Color.red.frame(width: 20, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_zstack_low_priority_gets_zstack_size {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.layoutPriority(-1).probe("bg")
          Color.red.frame(width: 40, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_zstack_empty {
  struct Tree: View {
    var body: some View {
      ZStack {
          EmptyView()
      }
    }
  }
}
