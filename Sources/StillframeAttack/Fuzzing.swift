#if LIBFUZZER
  import Foundation

  /// libFuzzer's own main function, as a function.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ attack: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// What libFuzzer calls, and finds when it is linked.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Fuzzing.subject.attack(UnsafeRawBufferPointer(start: bytes, count: count))
    return 0
  }

  enum Fuzzing {
    // One thread, which sets it before it starts libFuzzer.
    nonisolated(unsafe) static var subject = Subject.text

    /// - Returns: the status for the process.
    static func run(_ subject: Subject) -> CInt {
      unsafe Fuzzing.subject = subject
      // The program's name, then libFuzzer's own words.
      var words = unsafe CommandLine.unsafeArgv + 2
      unsafe words[0] = CommandLine.unsafeArgv[0]
      var count = CommandLine.argc - 2
      return unsafe withUnsafeMutablePointer(to: &words) { words in
        unsafe words.withMemoryRebound(
          to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self, capacity: 1
        ) { unsafe runDriver(&count, $0, fuzz) }
      }
    }
  }
#endif
