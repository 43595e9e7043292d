import CStillPreviews
import StillViews

/// The types of a loaded library that previews are found by.
enum LoadedTypes {
  /// Returns the types that are a preview, a program, or the start of one.
  static func all(inLibraryAt path: String) -> [Any.Type] {
    final class Box { var types: [Any.Type] = [] }
    let box = Box()
    unsafe still_preview_types(
      path,
      { type, context in
        guard let type = unsafe type, let context = unsafe context else { return }
        let box = unsafe Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
        unsafe box.types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(box).toOpaque())
    return box.types
  }

  /// Starts the programs of a library, which has just been loaded.
  @MainActor static func start(inLibraryAt path: String) {
    for type in all(inLibraryAt: path) {
      (type as? any _ProgramStart.Type)?.start()
      (type as? any _NotedType.Type)?._note()
      if let type = type as? any UIApplicationDelegate.Type { ProgramDelegates.type = type }
    }
  }
}
