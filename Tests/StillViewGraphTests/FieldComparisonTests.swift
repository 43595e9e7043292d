import Testing

@testable import StillViewGraph

/// Values of which the same bytes mean the same, except for those without a meaning.
@Suite struct FieldComparisonTests {
  private struct Padded {
    var flag = true
    var number = 5.0
    var last: Bool = false
  }

  private struct Outer {
    var inner: Padded?
    var object: AnyObject?
    weak var other: AnyObject?
    var action: () -> Void = {}
  }

  private final class Thing {}

  private enum Choice {
    case text(String?)
    case padded(Padded?)
    case nothing
  }

  private struct Chosen {
    var choice: Choice
    var number = 1
  }

  /// Compares two values in memory that had other bytes before.
  private func areSame<T>(_ a: T, _ b: T) -> Bool {
    let comparison = FieldComparison.of(T.self)
    let places = unsafe [0xAA, 0x55].map { byte in
      let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
      unsafe UnsafeMutableRawPointer(place).initializeMemory(
        as: UInt8.self, repeating: UInt8(byte), count: MemoryLayout<T>.stride)
      return unsafe place
    }
    unsafe places[0].initialize(to: a)
    unsafe places[1].initialize(to: b)
    defer {
      for index in 0..<2 {
        unsafe places[index].deinitialize(count: 1)
        unsafe places[index].deallocate()
      }
    }
    return unsafe comparison.areEqual(places[0], places[1])
  }

  @Test func bytesBetweenPartsHaveNoMeaning() {
    #expect(areSame(Padded(), Padded()))
    #expect(!areSame(Padded(), Padded(flag: false)))
    #expect(!areSame(Padded(), Padded(last: true)))
  }

  @Test func nothingIsTheSameAsNothing() {
    #expect(areSame(Padded?.none, nil) && areSame(Padded?(Padded()), Padded()))
    #expect(!areSame(nil, Padded?(Padded())) && !areSame(Padded(number: 1), Padded?(Padded())))
  }

  /// The cases of an enumeration share their memory.
  @Test func enumerationsAreComparedByTheirBytes() {
    #expect(
      !areSame(Chosen(choice: .text("a long text, kept elsewhere")), Chosen(choice: .nothing)))
    #expect(!areSame(Chosen(choice: .padded(nil)), Chosen(choice: .text(nil))))
    #expect(!areSame(Chosen(choice: .nothing), Chosen(choice: .nothing, number: 2)))
  }

  @Test func partsOfPartsAreCompared() {
    let (a, b) = (Thing(), Thing())
    let action = {}
    let outer = Outer(inner: Padded(), object: a, other: b, action: action)
    #expect(areSame(outer, outer))
    #expect(!areSame(outer, Outer(inner: Padded(), object: b, other: b, action: action)))
    #expect(!areSame(outer, Outer(inner: nil, object: a, other: b, action: action)))
    #expect(areSame((Padded(), 1), (Padded(), 1)) && !areSame((Padded(), 1), (Padded(), 2)))
  }
}
