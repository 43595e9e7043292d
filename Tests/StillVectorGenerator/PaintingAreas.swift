/// The areas of the painting vectors that are turned into tests, in the order of the files.
package let paintingAreas = [
  "paint-gradient", "paint-color", "paint-shape", "paint-align", "paint-trim", "paint-stroke",
  "paint-path", "paint-mask", "paint-group", "paint-shadow", "paint-transform",
  "paint-style", "paint-material", "paint-blend", "paint-blur", "paint-effect", "paint-canvas",
]
