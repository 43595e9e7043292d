// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-canvas") struct PaintCanvasVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "canvas-fill-and-transform", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 1, [51, 102, 204, 255], within: 2.0),
        .init(23, 14, [204, 153, 51, 255], within: 2.0),
        .init(31, 27, [204, 153, 51, 255], within: 2.0),
        .init(20, 14, [0, 0, 0, 0], within: 2.0),
        .init(33, 20, [0, 0, 0, 0], within: 2.0),
        .init(26, 30, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_canvas_fill_and_transform.Tree() },
    PaintingVector(
      "canvas-clip-inverse", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 2, [51, 102, 204, 255], within: 2.0),
        .init(12, 12, [0, 0, 0, 0], within: 2.0),
        .init(20, 12, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_canvas_clip_inverse.Tree() },
    PaintingVector(
      "canvas-opacity-and-blend", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 102, 204, 255], within: 2.0),
        .init(12, 4, [143, 133, 112, 255], within: 2.0),
        .init(20, 4, [41, 61, 41, 255], within: 2.0),
      ]
    ) { Vector_canvas_opacity_and_blend.Tree() },
    PaintingVector(
      "canvas-layer", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 16.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 8, [51, 102, 204, 153], within: 2.0),
        .init(12, 8, [204, 153, 51, 153], within: 2.0),
        .init(20, 8, [204, 153, 51, 153], within: 2.0),
      ]
    ) { Vector_canvas_layer.Tree() },
    PaintingVector(
      "canvas-copy-is-free", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 0, 0, 0], within: 2.0),
        .init(12, 4, [51, 102, 204, 153], within: 2.0),
        .init(20, 4, [204, 153, 51, 255], within: 2.0),
      ]
    ) { Vector_canvas_copy_is_free.Tree() },
    PaintingVector(
      "canvas-filter-order", basis: "rule, follows-from-verified-rule",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [77, 179, 255, 255], within: 3.0),
      ]
    ) { Vector_canvas_filter_order.Tree() },
    PaintingVector(
      "canvas-alpha-threshold", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 0, 0, 0], within: 2.0),
        .init(12, 4, [204, 153, 51, 255], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_canvas_alpha_threshold.Tree() },
    PaintingVector(
      "canvas-blur", basis: "rule, follows-from-verified-rule",
      width: 80.0, height: 60.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(14, 30, [51, 102, 204, 22], within: 2.0),
        .init(19, 30, [51, 102, 204, 115], within: 2.0),
        .init(20, 30, [51, 102, 204, 140], within: 2.0),
        .init(25, 30, [51, 102, 204, 233], within: 2.0),
        .init(40, 30, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_canvas_blur.Tree() },
    PaintingVector(
      "canvas-symbol", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(21, 13, [51, 102, 204, 255], within: 2.0),
        .init(27, 17, [51, 102, 204, 255], within: 2.0),
        .init(19, 14, [0, 0, 0, 0], within: 2.0),
        .init(29, 14, [0, 0, 0, 0], within: 2.0),
        .init(2, 3, [51, 102, 204, 255], within: 2.0),
        .init(9, 8, [51, 102, 204, 255], within: 2.0),
        .init(11, 6, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_canvas_symbol.Tree() },
    PaintingVector(
      "canvas-gradient-shading", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 4, [51, 102, 204, 255], within: 2.0),
        .init(12, 4, [72, 112, 191, 255], within: 2.0),
        .init(20, 4, [134, 136, 144, 255], within: 2.0),
        .init(27, 4, [186, 150, 86, 255], within: 2.0),
        .init(36, 4, [204, 153, 51, 255], within: 2.0),
      ]
    ) { Vector_canvas_gradient_shading.Tree() },
  ]
}

private enum Vector_canvas_fill_and_transform {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
        context.translateBy(x: 20, y: 10)
        context.scaleBy(x: 2, y: 3)
        context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(Color(red: 0.8, green: 0.6, blue: 0.2)))
      }
    }
  }
}

private enum Vector_canvas_clip_inverse {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 6, y: 6, width: 12, height: 12)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
      }
    }
  }
}

private enum Vector_canvas_opacity_and_blend {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
        context.opacity = 0.6
        context.fill(Path(CGRect(x: 8, y: 0, width: 8, height: 8)), with: .color(Color(red: 0.8, green: 0.6, blue: 0.2)))
        context.opacity = 1
        context.blendMode = .multiply
        context.fill(Path(CGRect(x: 16, y: 0, width: 8, height: 8)), with: .color(Color(red: 0.8, green: 0.6, blue: 0.2)))
      }
    }
  }
}

private enum Vector_canvas_layer {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.opacity = 0.6
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
          layer.fill(Path(CGRect(x: 8, y: 0, width: 16, height: 16)), with: .color(Color(red: 0.8, green: 0.6, blue: 0.2)))
        }
      }
    }
  }
}

private enum Vector_canvas_copy_is_free {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        var copy = context
        copy.translateBy(x: 8, y: 0)
        copy.opacity = 0.6
        copy.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
        context.fill(Path(CGRect(x: 16, y: 0, width: 8, height: 8)), with: .color(Color(red: 0.8, green: 0.6, blue: 0.2)))
      }
    }
  }
}

private enum Vector_canvas_filter_order {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.addFilter(.contrast(2))
        context.addFilter(.brightness(0.2))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
      }
    }
  }
}

private enum Vector_canvas_alpha_threshold {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0.8, green: 0.6, blue: 0.2)))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.black.opacity(0.3)))
          layer.fill(Path(CGRect(x: 8, y: 0, width: 8, height: 8)), with: .color(.black.opacity(0.7)))
        }
      }
    }
  }
}

private enum Vector_canvas_blur {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.addFilter(.blur(radius: 4))
        context.fill(Path(CGRect(x: 20, y: 16, width: 40, height: 28)), with: .color(Color(red: 0.2, green: 0.4, blue: 0.8)))
      }
    }
  }
}

private enum Vector_canvas_symbol {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 7) {
          context.draw(symbol, at: CGPoint(x: 20, y: 12), anchor: .topLeading)
          context.draw(symbol, at: CGPoint(x: 6, y: 6))
        }
      } symbols: {
        Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 8, height: 6).tag(7)
      }
    }
  }
}

private enum Vector_canvas_gradient_shading {

  struct Tree: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(Gradient(colors: [Color(red: 0.2, green: 0.4, blue: 0.8), Color(red: 0.8, green: 0.6, blue: 0.2)]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 30, y: 0)))
      }
    }
  }
}
