extension Array where Element: _LayoutElement {
  /// The same list, as one of elements of any kind. A conversion would copy it, one reference after the other; but a list
  /// of objects is a list of references whatever their class, so that it is the same memory here.
  @inlinable package var asElements: [_LayoutElement] {
    unsafe unsafeBitCast(self, to: [_LayoutElement].self)
  }

  /// Runs `body` with the element at an index, which the list keeps alive meanwhile.
  ///
  /// Counting a reference up and down takes longer than most questions to an element, and a layout asks each of its
  /// children several of them. Here none is counted, which the compiler does not see by itself where the element is
  /// asked in another way.
  @inlinable @inline(__always)
  package func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { elements in
      precondition(elements.indices.contains(index))
      // An array of objects is one of references; `Unmanaged` is a reference that is not counted.
      return unsafe UnsafeRawPointer(elements.baseAddress.unsafelyUnwrapped + index)
        .load(as: Unmanaged<Element>.self)._withUnsafeGuaranteedRef(body)
    }
  }
}
