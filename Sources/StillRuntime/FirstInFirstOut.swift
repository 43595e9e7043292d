/// Elements that leave in the order in which they came, each at the same cost.
struct FirstInFirstOut<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element; nil if there is none.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head > 32, 2 * head > elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head].take()
  }
}
