import Foundation

/// A code as a matrix of modules, black or white.
struct ModuleMatrix: Equatable {
  let width: Int
  let height: Int
  /// Row by row; true is black.
  var modules: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    modules = [Bool](repeating: false, count: width * height)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { modules[y * width + x] }
    set { modules[y * width + x] = newValue }
  }

  /// The matrix with white modules around it, and each row as high as some modules.
  func framed(by margin: Int, rowHeight: Int = 1) -> ModuleMatrix {
    var result = ModuleMatrix(width: width + 2 * margin, height: height * rowHeight + 2 * margin)
    for y in 0..<height {
      for x in 0..<width where self[x, y] {
        for row in 0..<rowHeight { result[x + margin, y * rowHeight + row + margin] = true }
      }
    }
    return result
  }
}
