import Dispatch
import StillImageFile
import Synchronization

/// The images that one picture loads from hosts: each address once, also one that fails, and none after a deadline.
final class WebImages: Sendable {
  private let deadline: DispatchTime
  private let results = Mutex<[String: Result<FilePicture, ImageFileError>]>([:])

  /// - Parameter seconds: The time for all addresses together, from now on.
  init(seconds: Double) { deadline = .now() + seconds }

  /// Returns the image of an address.
  ///
  /// - Throws: `ImageFileError`
  func picture(
    at address: String, _ make: (Double) throws(ImageFileError) -> FilePicture
  ) throws(ImageFileError) -> FilePicture {
    if let known = results.withLock({ $0[address] }) { return try known.get() }
    let now = DispatchTime.now()
    guard now < deadline else {
      throw .unreadable(path: address, reason: "the time of the picture is over")
    }
    let rest = Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
    let result = Result { () throws(ImageFileError) in try make(rest) }
    results.withLock { $0[address] = result }
    return try result.get()
  }
}
