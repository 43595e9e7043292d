extension LayoutReport.Node {
  /// A node of a flattened report, as far as its name tells its role.
  package struct Naming {
    let view: String
    let parent: Int?
    let isModifier: Bool

    /// `parent` is the place of the node around it; nil for the outermost one.
    package init(view: String, parent: Int?, isModifier: Bool) {
      self.view = view
      self.parent = parent
      self.isModifier = isModifier
    }
  }

  /// The roles that names tell. Written reports hold a role only where this is wrong, so that most need none, and those of
  /// earlier versions, which have none, can be compared.
  ///
  /// - Parameter list: The nodes, each before what is inside it, in drawing order.
  package static func rolesByName(_ list: [Naming]) -> [Role] {
    var children = Array(repeating: [Int](), count: list.count)
    for (place, node) in list.enumerated() {
      if let parent = node.parent, list.indices.contains(parent) { children[parent].append(place) }
    }
    var roles = list.map { node -> Role in
      guard node.isModifier else {
        return node.parent == nil && node.view == "VStack" ? .implied : .view
      }
      return switch node.view {
      case "Identified": .identifier
      case "Background": .background
      case "Overlay": .overlay
      default: .view
      }
    }
    for place in list.indices where children[place].count > 1 {
      let secondary: Int? =
        switch roles[place] {
        case .background: children[place].first
        case .overlay: children[place].last
        default: nil
        }
      if let secondary, list[secondary].view == "ZStack" { roles[secondary] = .implied }
    }
    return roles
  }
}
