import StillLayout
import Testing

/// What counts as the same value: never less than its bits say, and of what is missing nothing else.
@Suite struct SameValueTests {
  /// Of no type that is `Equatable`, and with more room than a missing value needs.
  private struct Reader {
    var read: () -> Int
    var name: (Int, String)
  }

  /// Missing, in memory that held something.
  private func missing(after number: Int) -> Reader? {
    var reader: Reader? = Reader(read: { number }, name: (number, "\(number)"))
    if number >= 0 { reader = nil }
    return reader
  }

  @Test func whatIsMissingIsTheSame() {
    #expect(sameValue(missing(after: 1), missing(after: 2)))
    #expect(sameValue(Reader??.some(nil), .some(missing(after: 3))))
    #expect(!sameValue(Reader??.some(nil), .none))
    #expect(!sameValue(Reader?.some(Reader(read: { 1 }, name: (1, ""))), missing(after: 1)))
    #expect(!sameValue((() -> Void)?.some({}), nil))
  }

  @Test func whatIsThereIsComparedAsItself() {
    #expect(sameValue(Int?.some(3), 3))
    #expect(!sameValue(Int?.some(3), 4))
    let object = Holder()
    #expect(sameValue(Holder?.some(object), object))
    #expect(!sameValue(Holder?.some(object), Holder()))
  }

  private final class Holder {}
}
