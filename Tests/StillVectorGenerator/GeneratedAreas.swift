/// The areas of the conformance vectors that are turned into tests, in the order of the files.
///
/// To extend: add the area's name as `vectors.json` spells it and run `scripts/generate-vector-tests`.
/// Only areas whose vectors have a proposal (layout vectors) can be listed.
package let generatedAreas = [
  "hstack", "vstack", "zstack", "frame", "flexframe", "padding", "spacer", "overlay",
  "layout-protocol", "structure",
]
