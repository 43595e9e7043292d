import StillLayout
import StillViewGraph

/// A custom attribute of a part of a text, for a renderer.
public protocol TextAttribute {}

extension Text {
  /// Sets a custom attribute on the text, one of each type; only renderers use it. Inner values take precedence.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var result = self
    for index in result.runs.indices { result.runs[index].style.customAttributes.add(value) }
    return result
  }
}

/// The custom attributes of a part of a text, one of each type.
nonisolated struct CustomTextAttributes: Equatable, @unchecked Sendable {
  // Unchecked because a user's values may be of types that are not Sendable; like the other values of views, they
  // are read by the one thread that renders a picture.
  private var values: [any TextAttribute] = []

  var isEmpty: Bool { values.isEmpty }

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    for value in values {
      if let value = value as? T { return value }
    }
    return nil
  }

  /// Sets a value unless there is one of its type.
  mutating func add(_ value: some TextAttribute) {
    if !values.contains(where: { type(of: $0) == type(of: value) }) { values.append(value) }
  }

  /// Returns the attributes with those of the surrounding text for the missing types.
  func inside(_ outer: CustomTextAttributes) -> CustomTextAttributes {
    if outer.isEmpty { return self }
    var result = self
    for value in outer.values { result.add(value) }
    return result
  }

  static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool {
    guard a.values.count == b.values.count else { return false }
    for (value, other) in zip(a.values, b.values) where !value.isSame(as: other) { return false }
    return true
  }
}

extension TextAttribute {
  fileprivate nonisolated func isSame(as other: any TextAttribute) -> Bool {
    (other as? Self).map { sameValue(self, $0) } ?? false
  }
}

/// The custom attributes along a whole text.
nonisolated struct CustomTextAttributeSpans {
  /// In the order of the text; the end is a UTF-16 offset.
  private var spans: [(end: Int, attributes: CustomTextAttributes)] = []

  /// Whether there is none anywhere.
  var isEmpty: Bool { spans.allSatisfy { $0.attributes.isEmpty } }

  /// Goes on with a stretch of text.
  ///
  /// - Parameter length: In UTF-16 units.
  mutating func append(_ attributes: CustomTextAttributes, length: Int) {
    let end = (spans.last?.end ?? 0) + length
    if let last = spans.indices.last, spans[last].attributes == attributes {
      spans[last].end = end
    } else {
      spans.append((end, attributes))
    }
  }

  /// Returns the index of the span that contains an offset; the last one for offsets beyond the end.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = max(spans.count - 1, 0)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the attributes of a span.
  func attributes(_ index: Int) -> CustomTextAttributes {
    spans.indices.contains(index) ? spans[index].attributes : CustomTextAttributes()
  }
}
