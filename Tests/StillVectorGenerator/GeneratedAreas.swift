/// The areas of the conformance vectors that are turned into tests, in the order of the files.
///
/// To extend: add the area's name as `vectors.json` spells it and run `scripts/generate-vector-tests`.
/// Only areas whose vectors have a proposal (layout vectors) can be listed, and `font`, whose vectors are tables.
package let generatedAreas = [
  "hstack", "vstack", "zstack", "frame", "flexframe", "padding", "spacer", "overlay",
  "layout-protocol", "structure", "aspect", "fixedsize",
  "geometryreader", "leaf", "offset", "position", "priority", "rtl", "scrollview",
  "lazygrid", "grid", "viewthatfits", "alignment", "spacing", "font",
]

/// The areas of `controls.json` that are turned into tests.
package let controlAreas = [
  "control-toggle", "control-labelled", "control-button", "control-menu", "control-presentation",
  "control-label", "control-style", "control-progress", "control-divider", "control-section",
  "control-list", "control-navigation", "control-safearea", "control-viewthatfits",
]

/// Areas some of whose vectors are plain values; those are no views, and tests of their own read them:
/// `Tests/StillLayoutTests/SpacingVectorTests.swift`.
package let areasWithValues: Set<String> = ["spacing"]

/// Vectors and cases whose expectation is wrong, each with the reason. They stay in the tests, which then expect
/// them to fail, so that one that passes after all is noticed.
package let disputedVectors: [String: String] = [
  "timeline-animation": groupedDigits,
  "timeline-minimum-interval": groupedDigits,
  "timeline-periodic": groupedDigits,
  "timeline-explicit": groupedDigits,
  "overlay-multiple-zstack":
    "Apple's pictures show the views centered on each other and the alignment placing them as a whole",
]

private let groupedDigits =
  "an integer that is interpolated into a text is written as the locale has it: 10,000 where the case says 10000"
