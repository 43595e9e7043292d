// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: aspect") struct AspectVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "aspect-os-half-fit", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 50.0],
      frames: ["a": [37.5, 0.0, 25.0, 50.0]]
    ) { Vector_aspect_os_half_fit.Tree() },
    LayoutVector(
      "aspect-os-half-fill", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 100.0],
      frames: ["a": [0.0, 0.0, 50.0, 100.0]]
    ) { Vector_aspect_os_half_fill.Tree() },
    LayoutVector(
      "aspect-os-two-fill", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 100.0],
      frames: ["a": [-75.0, 0.0, 200.0, 100.0]]
    ) { Vector_aspect_os_two_fill.Tree() },
    LayoutVector(
      "aspect-os-nil-fit", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 50.0],
      frames: ["a": [25.0, 0.0, 50.0, 50.0]]
    ) { Vector_aspect_os_nil_fit.Tree() },
    LayoutVector(
      "aspect-os-nil-fill", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 100.0],
      frames: ["a": [-25.0, 0.0, 100.0, 100.0]]
    ) { Vector_aspect_os_nil_fill.Tree() },
    LayoutVector(
      "aspect-tok-1-fit", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [200.0, 100.0],
      frames: ["a": [50.0, 0.0, 100.0, 100.0]]
    ) { Vector_aspect_tok_1_fit.Tree() },
    LayoutVector(
      "aspect-tok-1.5-fill", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["a": [-25.0, 0.0, 150.0, 100.0]]
    ) { Vector_aspect_tok_1_5_fill.Tree() },
    LayoutVector(
      "aspect-tok-0.5-fit", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["a": [25.0, 0.0, 50.0, 100.0]]
    ) { Vector_aspect_tok_0_5_fit.Tree() },
    LayoutVector(
      "aspect-tok-0.5-fill", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["a": [0.0, -50.0, 100.0, 200.0]]
    ) { Vector_aspect_tok_0_5_fill.Tree() },
    LayoutVector(
      "aspect-one-axis-fit-h", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 30.0,
      size: [60.0, 30.0],
      frames: ["a": [0.0, 0.0, 60.0, 30.0]]
    ) { Vector_aspect_one_axis_fit_h.Tree() },
    LayoutVector(
      "aspect-zero", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 0.0, height: 50.0,
      size: [0.0, 0.0],
      frames: ["a": [0.0, 0.0, 0.0, 0.0]]
    ) { Vector_aspect_zero.Tree() },
    LayoutVector(
      "aspect-child-ideal", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [100.0, 50.0],
      frames: ["a": [0.0, 0.0, 100.0, 50.0], "r": [0.0, 0.0, 100.0, 50.0]]
    ) { Vector_aspect_child_ideal.Tree() },
  ]
}

private enum Vector_aspect_os_half_fit {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
    }
  }
}

private enum Vector_aspect_os_half_fill {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
    }
  }
}

private enum Vector_aspect_os_two_fill {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(2, contentMode: .fill).frame(width: 50, height: 100)
    }
  }
}

private enum Vector_aspect_os_nil_fit {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
    }
  }
}

private enum Vector_aspect_os_nil_fill {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
    }
  }
}

private enum Vector_aspect_tok_1_fit {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
    }
  }
}

private enum Vector_aspect_tok_1_5_fill {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(1.5, contentMode: .fill).frame(width: 100, height: 100)
    }
  }
}

private enum Vector_aspect_tok_0_5_fit {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100)
    }
  }
}

private enum Vector_aspect_tok_0_5_fill {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
    }
  }
}

private enum Vector_aspect_one_axis_fit_h {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(2, contentMode: .fit)
    }
  }
}

private enum Vector_aspect_zero {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").aspectRatio(2, contentMode: .fit)
    }
  }
}

private enum Vector_aspect_child_ideal {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit).probe("r")
    }
  }
}
