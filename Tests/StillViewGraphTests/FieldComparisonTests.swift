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

  private final class Equal: Equatable {
    static func == (a: Equal, b: Equal) -> Bool { true }
  }

  private enum Place: Equatable {
    case here
    case at(Double, Double)
  }

  private struct Given {
    var action: (() -> Void)?
    var place = Place.here
    var name: AnyHashable = 1
    var number: Int?
    weak var thing: Equal?
    @State var count = 1
    @Environment(\.self) var environment
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
  @Test func casesAreToldApart() {
    #expect(
      !areSame(Chosen(choice: .text("a long text, kept elsewhere")), Chosen(choice: .nothing)))
    #expect(!areSame(Chosen(choice: .padded(nil)), Chosen(choice: .text(nil))))
    #expect(!areSame(Chosen(choice: .nothing), Chosen(choice: .nothing, number: 2)))
  }

  private enum Kind {
    case plain
    case other
    case action(run: () -> Void)
    case names([(String, Int)], Thing)
    indirect case nested(Kind)
  }

  /// A case leaves the bytes of larger ones as they were, and each copy of a value has others there.
  @Test func casesAreTheSameWhereTheyCarryTheSame() {
    let (action, thing, names) = ({}, Thing(), [("a", 1)])
    #expect(areSame(Kind.plain, .plain) && !areSame(Kind.plain, .other))
    #expect(areSame(Kind.action(run: action), .action(run: action)))
    #expect(!areSame(Kind.action(run: action), .action(run: { print(names) })))
    #expect(areSame(Kind.names(names, thing), .names(names, thing)))
    #expect(!areSame(Kind.names(names, thing), .names(names, Thing())))
    #expect(!areSame(Kind.names(names, thing), .action(run: action)))
    #expect(!areSame(Kind.names(names, thing), .plain))
    #expect(areSame(Kind.nested(.action(run: action)), .nested(.action(run: action))))
    #expect(!areSame(Kind.nested(.plain), .nested(.other)))
  }

  @Test func casesMayBeNestedDeeply() {
    let action = {}
    // The outermost value comes first and is freed first: no value frees more than one level.
    func levels() -> [Kind] {
      var levels = [Kind.action(run: action)]
      for _ in 0..<100_000 { levels.append(.nested(levels[levels.count - 1])) }
      return levels.reversed()
    }
    let (a, b) = (levels(), levels())
    #expect(areSame(a[0], b[0]) && !areSame(a[0], b[1]))
  }

  /// Of a closure that is not there, a case and a number in a box, some bytes have no meaning.
  @Test func partsWithoutAMeaningDoNotCount() {
    #expect(areSame(Given(), Given()))
    #expect(areSame(Given(place: .at(1, .nan)), Given(place: .at(1, .nan))))
    #expect(!areSame(Given(), Given(place: .at(0, 0))))
    #expect(!areSame(Given(), Given(action: {})) && !areSame(Given(), Given(name: "a")))
    #expect(!areSame(Given(number: 0), Given()))
  }

  /// Weak references are not read, and objects with `==` are the same only where they are one.
  @Test func objectsAreTheSameAndNotEqual() {
    let (a, b) = (Equal(), Equal())
    #expect(areSame(Given(thing: a), Given(thing: a)) && !areSame(Given(thing: a), Given(thing: b)))
    #expect(areSame((a, 1), (a, 1)) && !areSame((a, 1), (b, 1)))
  }

  /// The properties of a view inside are those of its storage.
  @Test func propertiesAreComparedByTheirStorage() {
    #expect(areSame(Given(count: 1), Given(count: 2)))
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
