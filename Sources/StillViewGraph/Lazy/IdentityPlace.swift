/// The place of an element with an identity, as its collection knows it without a search.
package enum IdentityPlace {
  /// The element's offset from the start.
  case at(Int)
  /// There is no such element.
  case nowhere
  /// Only a search finds out.
  case unknown

  func map(_ change: (Int) -> Int) -> IdentityPlace {
    if case .at(let index) = self { .at(change(index)) } else { self }
  }
}

/// A collection that knows the places of its elements.
package protocol IdentityLocating {
  /// Returns the place of an element by its identity.
  func place(of identity: AnyHashable) -> IdentityPlace
}

extension ForEach {
  /// Returns the place of an element by its identity, found without a search where the elements are numbers in a range
  /// or the collection knows.
  func place(of identity: ID) -> IdentityPlace {
    if let data = data as? any IdentityLocating { return data.place(of: AnyHashable(identity)) }
    guard let numbers = data as? Range<Int>, let number = identity as? Int,
      let first = data.first, let last = data.last,
      // Where both ends are their own identities, all numbers are.
      identify(first) as? Int == numbers.first, identify(last) as? Int == numbers.last
    else { return .unknown }
    return numbers.contains(number) ? .at(number - numbers.lowerBound) : .nowhere
  }
}
