import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// Strings of which the width on iOS is known, from public view and accessibility dumps.
struct SystemWidthTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let size: CGFloat
    let weight: CGFloat
    /// In points, rounded up to a multiple of `step`.
    let width: CGFloat
    let step: CGFloat
    /// How much wider than on iOS the text is here, in percent of the width there, which is taken half a step
    /// below the number known.
    let error: CGFloat

    var testDescription: String { text }
  }

  private static func ours(_ sample: Sample) -> CGFloat {
    lineWidth(sample.text, size: sample.size, weight: sample.weight)
  }

  private static func error(_ sample: Sample) -> CGFloat {
    100 * (ours(sample) / (sample.width - sample.step / 2) - 1)
  }

  @Test(arguments: samples)
  func isAsFarFromTheWidthOnIOSAsItWas(_ sample: Sample) {
    let error = Self.error(sample)
    #expect(abs(error - sample.error) < 0.006, "\(error)")
  }

  @Test func isAsWideAsOnIOS() {
    let errors = Self.samples.map { (abs(Self.error($0)), $0.text) }
    #expect(errors.count == 58)
    #expect(errors.reduce(0) { $0 + $1.0 } / CGFloat(errors.count) < 0.4)
    for (error, text) in errors where text.count > 2 { #expect(error < 1.0, "\(text)") }
  }

  private static let third: CGFloat = 1.0 / 3

  static let samples = [
    Sample(
      text: "Benchmarking", size: 10, weight: 500, width: 71, step: third, error: 0.10),
    Sample(
      text: "Extra", size: 10, weight: 500, width: 25.667, step: third, error: -0.10),
    Sample(
      text: "Profiling", size: 10, weight: 500, width: 41.667, step: third, error: -0.31),
    Sample(
      text: "Benchmarking", size: 10, weight: 600, width: 72.333, step: third, error: 0.39),
    Sample(
      text: "Extra", size: 10, weight: 600, width: 26.333, step: third, error: -0.67),
    Sample(
      text: "Profiling", size: 10, weight: 600, width: 42.667, step: third, error: -0.05),
    Sample(
      text: "Cap 2 / Caption 2", size: 11, weight: 400, width: 92, step: 1, error: -0.07),
    Sample(
      text: "Short Cap 1 / Caption 1", size: 12, weight: 400, width: 130, step: 1, error: 0.13),
    Sample(
      text: "Author: Aldous huxley", size: 13, weight: 400, width: 132.7, step: third, error: -0.01),
    Sample(
      text: "Capture NSException", size: 13, weight: 400, width: 130, step: 1, error: -0.04),
    Sample(
      text: "Crash the app", size: 13, weight: 400, width: 86, step: 1, error: -0.22),
    Sample(
      text: "DiskWriteException", size: 13, weight: 400, width: 118, step: 1, error: 0.06),
    Sample(
      text: "FN / Footnote", size: 13, weight: 400, width: 83, step: 1, error: -0.28),
    Sample(
      text: "Fatal Duplicate Key Error", size: 13, weight: 400, width: 150, step: 1, error: 0.01),
    Sample(
      text: "Force unwrap optional", size: 13, weight: 400, width: 135, step: 1, error: 0.19),
    Sample(
      text: "Throw FatalError", size: 13, weight: 400, width: 101, step: 1, error: 0.09),
    Sample(
      text: "Unhandled C++ Exception", size: 13, weight: 400, width: 158, step: 1, error: 0.13),
    Sample(
      text: "?", size: 14, weight: 400, width: 7.333, step: third, error: -0.58),
    Sample(
      text: "Oğuz Atay · 1972", size: 15, weight: 400, width: 116, step: third, error: 0.01),
    Sample(
      text: "Short Subheadline", size: 15, weight: 400, width: 127, step: 1, error: 0.12),
    Sample(
      text: "Subheadline", size: 15, weight: 400, width: 85, step: 1, error: 0.52),
    Sample(
      text: "The Detroit News", size: 15, weight: 400, width: 119, step: 0.5, error: 0.12),
    Sample(
      text: "WSB Atlanta", size: 15, weight: 400, width: 85.3, step: 0.5, error: -0.10),
    Sample(
      text: "Add another machine later", size: 16, weight: 400, width: 192, step: third,
      error: -0.05
    ),
    Sample(
      text: "point", size: 16, weight: 400, width: 37, step: third, error: -0.40),
    Sample(
      text: "the", size: 16, weight: 400, width: 23.667, step: third, error: 0.35),
    Sample(
      text: "What's", size: 16, weight: 600, width: 52.667, step: third, error: 0.64),
    Sample(
      text: "Add Breadcrumb", size: 17, weight: 400, width: 128.667, step: third, error: 0.47),
    Sample(
      text: "Async Crash", size: 17, weight: 400, width: 95.667, step: third, error: 0.33),
    Sample(
      text: "CENTER", size: 17, weight: 400, width: 64.333, step: third, error: 0.13),
    Sample(
      text: "Capture Error", size: 17, weight: 400, width: 102.667, step: third, error: -0.01),
    Sample(
      text: "Capture NSException", size: 17, weight: 400, width: 162.667, step: third, error: 0.19),
    Sample(
      text: "Capture Transaction", size: 17, weight: 400, width: 154.333, step: third, error: 0.03),
    Sample(
      text: "Crash", size: 17, weight: 400, width: 45, step: third, error: -0.06),
    Sample(
      text: "Form Screen", size: 17, weight: 400, width: 97.333, step: third, error: -0.51),
    Sample(
      text: "Hello", size: 17, weight: 400, width: 39, step: third, error: -0.35),
    Sample(
      text: "Hello, world!", size: 17, weight: 400, width: 94.667, step: third, error: -0.24),
    Sample(
      text: "OOM Crash", size: 17, weight: 400, width: 89, step: third, error: -0.23),
    Sample(
      text: "Show TTD", size: 17, weight: 400, width: 79, step: third, error: -0.20),
    Sample(
      text: "Tap me!", size: 17, weight: 400, width: 60.7, step: third, error: 0.03),
    Sample(
      text: "This is the detail view 1", size: 17, weight: 400, width: 174.667, step: third,
      error: -0.09),
    Sample(
      text: "UIKit Screen", size: 17, weight: 400, width: 94.333, step: third, error: 0.25),
    Sample(
      text: "Use-after-free", size: 17, weight: 400, width: 110, step: third, error: 0.13),
    Sample(
      text: "Wave Charge", size: 17, weight: 400, width: 101.3, step: third, error: -0.03),
    Sample(
      text: "abc", size: 17, weight: 400, width: 28.5, step: 0.5, error: 0.02),
    Sample(
      text: "auto.ui.swift_ui", size: 17, weight: 400, width: 114.667, step: third, error: -0.47),
    Sample(
      text: "error", size: 17, weight: 400, width: 37, step: third, error: -0.42),
    Sample(
      text: "the", size: 17, weight: 400, width: 25, step: third, error: -0.34),
    Sample(
      text: "Brave New World", size: 17, weight: 600, width: 136, step: third, error: -0.49),
    Sample(
      text: "H1 / Headline", size: 17, weight: 600, width: 104, step: 1, error: 0.02),
    Sample(
      text: "Posts", size: 17, weight: 600, width: 44.7, step: third, error: -0.41),
    Sample(
      text: "Tutunamayanlar", size: 17, weight: 600, width: 128, step: third, error: 0.05),
    Sample(
      text: "What's", size: 17, weight: 600, width: 55.667, step: third, error: 0.05),
    Sample(
      text: "T2 / Title2", size: 20, weight: 400, width: 88, step: 1, error: -0.49),
    Sample(
      text: "Enter Your City ", size: 26, weight: 400, width: 171.5, step: 0.5, error: -0.02),
    Sample(
      text: "T0 / Title0", size: 30, weight: 400, width: 132, step: 1, error: -0.20),
    Sample(
      text: "Books", size: 34, weight: 700, width: 98.3, step: third, error: -0.40),
    Sample(
      text: "Settings", size: 34, weight: 700, width: 133, step: third, error: 0.46),
  ]
}
