import Foundation
import Testing

@testable import StillImageFile

/// Programs that are asked one thing, and may use only so much for it.
@Suite struct ProgramAnswerTests {
  private func ask(
    _ words: [String], _ input: Data = Data(), seconds: Int = 1, memory: Int = 1 << 30,
    most: Int = 1 << 20
  ) throws(ProgramAnswer.Failure) -> ProgramAnswer {
    try ProgramAnswer(of: words, to: input, seconds: seconds, memory: memory, most: most)
  }

  @Test func itReadsAllAndIsReadWhole() throws {
    let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
    let answer = try ask(["cat"], bytes)
    #expect(answer.output == bytes && answer.messages.isEmpty && answer.status == 0)
    let other = try ask(["sh", "-c", "echo words >&2; exit 7"])
    #expect(other.output.isEmpty && other.messages == "words\n" && other.status == 7)
  }

  @Test func itEndsAtItsBounds() {
    #expect(throws: ProgramAnswer.Failure.missing) { try ask(["stillframe-no-such-program"]) }
    #expect(throws: ProgramAnswer.Failure.tooLong) { try ask(["sh", "-c", "while :; do :; done"]) }
    #expect(throws: ProgramAnswer.Failure.tooMuch) { try ask(["cat", "/dev/zero"]) }
    // It does nothing, and takes none of a processor's time.
    #expect(throws: ProgramAnswer.Failure.tooLong) { try ask(["sleep", "100"]) }
  }

  @Test func whatItSaysOfItselfIsCutOff() throws {
    let answer = try ask(["sh", "-c", "yes | head -c 200000 >&2"])
    #expect(answer.messages.utf8.count == 16_384 && answer.status == 0)
  }

  @Test func itHasOnlySoMuchMemory() throws {
    let words = ["sh", "-c", "sleep 0.2; exec head -c 1 /dev/zero"]
    #expect(try ask(words).status == 0)
    #expect(try ask(words, memory: 1 << 16).status != 0)
  }
}
