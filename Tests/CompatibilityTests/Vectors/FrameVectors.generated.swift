// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: frame") struct FrameVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "frame-tok-align-center", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [25.0, 25.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_center.Tree() },
    LayoutVector(
      "frame-tok-align-top", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [25.0, 0.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_top.Tree() },
    LayoutVector(
      "frame-tok-align-bottom", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [25.0, 50.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_bottom.Tree() },
    LayoutVector(
      "frame-tok-align-leading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [0.0, 25.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_leading.Tree() },
    LayoutVector(
      "frame-tok-align-trailing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [50.0, 25.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_trailing.Tree() },
    LayoutVector(
      "frame-tok-align-topTrailing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [50.0, 0.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_topTrailing.Tree() },
    LayoutVector(
      "frame-tok-align-bottomLeading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [0.0, 50.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_bottomLeading.Tree() },
    LayoutVector(
      "frame-tok-align-bottomTrailing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [50.0, 50.0, 50.0, 50.0]]
    ) { Vector_frame_tok_align_bottomTrailing.Tree() },
    LayoutVector(
      "frame-book-center", basis: "stated-number, follows-from-verified-rule", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [200.0, 200.0],
      frames: ["a": [75.0, 90.0, 50.0, 20.0]]
    ) { Vector_frame_book_center.Tree() },
    LayoutVector(
      "frame-book-bottomtrailing", basis: "stated-number, follows-from-verified-rule", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [200.0, 200.0],
      frames: ["a": [150.0, 180.0, 50.0, 20.0]]
    ) { Vector_frame_book_bottomtrailing.Tree() },
    LayoutVector(
      "frame-width-only", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 80.0,
      size: [50.0, 80.0],
      frames: ["a": [0.0, 0.0, 50.0, 80.0], "f": [0.0, 0.0, 50.0, 80.0]]
    ) { Vector_frame_width_only.Tree() },
    LayoutVector(
      "frame-inf-proposal", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: .infinity,
      size: [40.0, .infinity],
      frames: [:]
    ) { Vector_frame_inf_proposal.Tree() },
  ]
}

private enum Vector_frame_tok_align_center {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_top {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .top).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_bottom {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .bottom).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_leading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .leading).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_trailing {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .trailing).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_topTrailing {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .topTrailing).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_bottomLeading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .bottomLeading).probe("box")
    }
  }
}

private enum Vector_frame_tok_align_bottomTrailing {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 50).probe("inner").frame(width: 100, height: 100, alignment: .bottomTrailing).probe("box")
    }
  }
}

private enum Vector_frame_book_center {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 20).probe("a").frame(width: 200, height: 200)
    }
  }
}

private enum Vector_frame_book_bottomtrailing {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 20).probe("a").frame(width: 200, height: 200, alignment: .bottomTrailing)
    }
  }
}

private enum Vector_frame_width_only {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(width: 50).probe("f")
    }
  }
}

private enum Vector_frame_inf_proposal {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(width: 40)
    }
  }
}
