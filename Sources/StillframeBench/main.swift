import Foundation
import StillImageFile

// `stillframe-bench`: measures the stages of the engine beside what else does the same work.
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(Options.usage)
  } else {
    PictureMemory.keep()
    let bench = Bench(options)
    try LayoutSubject.measure(bench)
    try DeepSubject.measure(bench)
    try ChangeSubject.measure(bench)
    try GraphSubject.measure(bench)
    try AccessibilitySubject.measure(bench)
    try TextSubject.measure(bench)
    try CardSubject.measure(bench)
    try PNGSubject.measure(bench)
    try DiffSubject.measure(bench)
    try SnapshotSubject.measure(bench)
    try PictureSubject.measure(bench)
    try ImageSubject.measure(bench)
    try BatchSubject.measure(bench)
    try ChartSubject.measure(bench)
    try FilmSubject.measure(bench)
    try SystemMotionSubject.measure(bench)
    try MotionSubject.measure(bench)
    try MemorySubject.measure(bench)
    try bench.finish()
  }
} catch {
  FileHandle.standardError.write(Data("stillframe-bench: error: \(error)\n".utf8))
  exit(1)
}
