// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: font") struct FontVectors {
  @Test(arguments: cases) @MainActor func matches(_ vector: FontVector) {
    vector.expectMatch()
  }

  static let cases: [FontVector] = [
    FontVector(
      "font-largeTitle", basis: "documentation, stated-by-Apple", style: .largeTitle,
      sizes: [
        (.xSmall, 31.0), (.small, 32.0), (.medium, 33.0), (.large, 34.0),
        (.xLarge, 36.0), (.xxLarge, 38.0), (.xxxLarge, 40.0),
        (.accessibility1, 44.0), (.accessibility2, 48.0), (.accessibility3, 52.0),
        (.accessibility4, 56.0), (.accessibility5, 60.0),
      ]),
    FontVector(
      "font-title", basis: "documentation, stated-by-Apple", style: .title,
      sizes: [
        (.xSmall, 25.0), (.small, 26.0), (.medium, 27.0), (.large, 28.0),
        (.xLarge, 30.0), (.xxLarge, 32.0), (.xxxLarge, 34.0),
        (.accessibility1, 38.0), (.accessibility2, 43.0), (.accessibility3, 48.0),
        (.accessibility4, 53.0), (.accessibility5, 58.0),
      ]),
    FontVector(
      "font-title3", basis: "documentation, stated-by-Apple", style: .title3,
      sizes: [
        (.xSmall, 17.0), (.small, 18.0), (.medium, 19.0), (.large, 20.0),
        (.xLarge, 22.0), (.xxLarge, 24.0), (.xxxLarge, 26.0),
        (.accessibility1, 31.0), (.accessibility2, 37.0), (.accessibility3, 43.0),
        (.accessibility4, 49.0), (.accessibility5, 55.0),
      ]),
    FontVector(
      "font-body", basis: "documentation, stated-by-Apple", style: .body,
      sizes: [
        (.xSmall, 14.0), (.small, 15.0), (.medium, 16.0), (.large, 17.0),
        (.xLarge, 19.0), (.xxLarge, 21.0), (.xxxLarge, 23.0),
        (.accessibility1, 28.0), (.accessibility2, 33.0), (.accessibility3, 40.0),
        (.accessibility4, 47.0), (.accessibility5, 53.0),
      ]),
    FontVector(
      "font-subheadline", basis: "documentation, stated-by-Apple", style: .subheadline,
      sizes: [
        (.xSmall, 12.0), (.small, 13.0), (.medium, 14.0), (.large, 15.0),
        (.xLarge, 17.0), (.xxLarge, 19.0), (.xxxLarge, 21.0),
        (.accessibility1, 25.0), (.accessibility2, 30.0), (.accessibility3, 36.0),
        (.accessibility4, 42.0), (.accessibility5, 49.0),
      ]),
    FontVector(
      "font-footnote", basis: "documentation, stated-by-Apple", style: .footnote,
      sizes: [
        (.xSmall, 12.0), (.small, 12.0), (.medium, 12.0), (.large, 13.0),
        (.xLarge, 15.0), (.xxLarge, 17.0), (.xxxLarge, 19.0),
        (.accessibility1, 23.0), (.accessibility2, 27.0), (.accessibility3, 33.0),
        (.accessibility4, 38.0), (.accessibility5, 44.0),
      ]),
    FontVector(
      "font-caption", basis: "documentation, stated-by-Apple", style: .caption,
      sizes: [
        (.xSmall, 11.0), (.small, 11.0), (.medium, 11.0), (.large, 12.0),
        (.xLarge, 14.0), (.xxLarge, 16.0), (.xxxLarge, 18.0),
        (.accessibility1, 22.0), (.accessibility2, 26.0), (.accessibility3, 32.0),
        (.accessibility4, 37.0), (.accessibility5, 43.0),
      ]),
    FontVector(
      "font-caption2", basis: "documentation, stated-by-Apple", style: .caption2,
      sizes: [
        (.xSmall, 11.0), (.small, 11.0), (.medium, 11.0), (.large, 11.0),
        (.xLarge, 13.0), (.xxLarge, 15.0), (.xxxLarge, 17.0),
        (.accessibility1, 20.0), (.accessibility2, 24.0), (.accessibility3, 29.0),
        (.accessibility4, 34.0), (.accessibility5, 40.0),
      ]),
  ]
}
