import Foundation
import Testing

@testable import StillImageFile

/// Programs that are asked one thing, and may use only so much for it.
@Suite struct ProgramResponseTests {
  private func ask(
    _ words: [String], _ input: Data = Data(), seconds: Int = 1, memory: Int = 1 << 30,
    most: Int = 1 << 20
  ) throws(ProgramResponse.Failure) -> ProgramResponse {
    try ProgramResponse(of: words, to: input, seconds: seconds, memory: memory, most: most)
  }

  @Test func itReadsAllAndIsReadWhole() throws {
    let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
    let answer = try ask(["cat"], bytes)
    #expect(answer.output == bytes && answer.messages.isEmpty && answer.status == 0)
    let other = try ask(["sh", "-c", "echo words >&2; exit 7"])
    #expect(other.output.isEmpty && other.messages == "words\n" && other.status == 7)
  }

  @Test func itEndsAtItsBounds() {
    #expect(throws: ProgramResponse.Failure.missing) { try ask(["stillframe-no-such-program"]) }
    #expect(throws: ProgramResponse.Failure.tooLong) {
      try ask(["sh", "-c", "while :; do :; done"])
    }
    #expect(throws: ProgramResponse.Failure.tooMuch) { try ask(["cat", "/dev/zero"]) }
    // It does nothing, and takes none of a processor's time.
    #expect(throws: ProgramResponse.Failure.tooLong) { try ask(["sleep", "100"]) }
  }

  /// What a program started holds its output open, and is ended with it.
  @Test func whatItStartedIsEndedWithIt() throws {
    try withTemporaryFolder { folder in
      let mark = folder.appendingPathComponent("mark").path
      let began = ContinuousClock.now
      let answer = try ask(["sh", "-c", "(sleep 3; touch \(mark)) & echo words"], seconds: 5)
      #expect(answer.output == Data("words\n".utf8) && answer.status == 0)
      #expect(throws: ProgramResponse.Failure.tooLong) {
        try ask(["sh", "-c", "(sleep 9; touch \(mark)) & sleep 100"])
      }
      #expect(ContinuousClock.now - began < .seconds(8))
      Thread.sleep(forTimeInterval: 4)
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  /// It closes what it writes to, and goes on.
  @Test func anEndIsWaitedForWithinItsBounds() {
    #expect(throws: ProgramResponse.Failure.tooLong) {
      try ask(["sh", "-c", "exec >&- 2>&-; sleep 100"])
    }
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
