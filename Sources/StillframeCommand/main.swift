import Foundation
import Stillframe
import StillframeArguments

StandardStreams.open()
WarningOutput.silence()
do {
  exit(Tool().run(try StandardStreams.words()).rawValue)
} catch {
  Console.process().message("error", error.description)
  exit(Tool.Status.failed.rawValue)
}
