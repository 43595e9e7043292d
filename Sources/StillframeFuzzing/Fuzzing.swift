#if LIBFUZZER
  import Foundation

  /// Called by libFuzzer first, with the words of the command line: `--fuzz SUBJECT`, and then its own; or
  /// `--moving FIRST COUNT`, which ends the process.
  @_cdecl("LLVMFuzzerInitialize")
  public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
  ) -> CInt {
    let list = unsafe words.pointee
    if unsafe count.pointee == 4, let option = unsafe list[1], let first = unsafe list[2],
      let trees = unsafe list[3], unsafe String(cString: option) == "--moving",
      let first = Int(unsafe String(cString: first)), let trees = Int(unsafe String(cString: trees))
    {
      exit(MovingFuzzing.list(first: first, count: trees))
    }
    guard unsafe count.pointee >= 3, let option = unsafe list[1], let name = unsafe list[2],
      unsafe String(cString: option) == "--fuzz",
      let subject = Subject(rawValue: unsafe String(cString: name))
    else {
      print("StillframeFuzzing --fuzz SUBJECT [ARGUMENT OF LIBFUZZER…]")
      exit(2)
    }
    unsafe Fuzzing.subject = subject
    // The program's name, then libFuzzer's own words.
    unsafe list[2] = list[0]
    unsafe words.pointee = list + 2
    unsafe count.pointee -= 2
    return 0
  }

  /// Called by libFuzzer with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Fuzzing.subject.fuzz(UnsafeRawBufferPointer(start: bytes, count: count))
    return 0
  }

  enum Fuzzing {
    // One thread, which sets it before the first input.
    nonisolated(unsafe) static var subject = Subject.text
  }
#endif
