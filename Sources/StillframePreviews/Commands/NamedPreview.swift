import StillframeScenes

/// A preview with a name that no other of the run has, which its file is called after.
struct NamedPreview {
  let name: String
  let info: PreviewInfo

  /// Names are their authors', safe for files; where two are alike, the name of the file goes before them, and then a
  /// number behind.
  static func named(_ previews: [PreviewInfo]) -> [NamedPreview] {
    let short = previews.map { SafeName.of($0.title ?? $0.plainName) ?? "Preview" }
    var counts: [String: Int] = [:]
    for name in short { counts[name.lowercased(), default: 0] += 1 }
    var taken: Set<String> = []
    return zip(previews, short).map { info, short in
      var name = short
      if counts[short.lowercased(), default: 0] > 1, info.title != nil,
        let long = SafeName.of(info.plainName)
      {
        name = "\(long)-\(short)"
      }
      let base = name
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(base)-\(number)"
      }
      return NamedPreview(name: name, info: info)
    }
  }

  func isCalled(_ name: String) -> Bool {
    name == self.name || name == info.title
  }
}
