internal import CStillStack
import Foundation
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor: work of a queue goes to the queue, all other work to the main thread.
final class MainActorExecutor: SerialExecutor {
  private static let shared = MainActorExecutor()
  private static let isInstalled: Bool = {
    let reference = unsafe shared.asUnownedSerialExecutor()
    let words = unsafe unsafeBitCast(
      unsafe reference, to: (UnsafeMutableRawPointer?, UInt).self)
    return unsafe still_executor_install(
      words.0, words.1,
      { sink, job in
        let queue = unsafe Unmanaged<TaskQueue>.fromOpaque(sink).takeUnretainedValue()
        queue.addGlobal(unsafe unsafeBitCast(job, to: UnownedJob.self))
      },
      { job in
        let queue = TaskOwners.shared.owner(of: unsafe still_job_task(job))
        return queue?.takeGlobal(unsafe unsafeBitCast(job, to: UnownedJob.self)) ?? false
      })
  }()

  private static let ready = Atomic(false)
  static var isReady: Bool { ready.load(ordering: .relaxed) }

  static func install() {
    if isInstalled { ready.store(true, ordering: .relaxed) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let raw = unsafe unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    let task = unsafe still_job_task(raw)
    if let queue = TaskQueue.current ?? TaskOwners.shared.owner(of: task) {
      queue.addMain(job)
    } else {
      DispatchQueue.main.async {
        unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  func checkIsolated() {
    precondition(
      Thread.isMainThread || TaskQueue.current != nil, "code of the main actor runs elsewhere")
  }
}
