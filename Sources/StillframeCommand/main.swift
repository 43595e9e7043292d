import Foundation
import StillframeArguments

StandardStreams.open()
do {
  exit(Tool().run(try StandardStreams.words()).rawValue)
} catch {
  Console.process().message("error", error.description)
  exit(Tool.Status.failed.rawValue)
}
