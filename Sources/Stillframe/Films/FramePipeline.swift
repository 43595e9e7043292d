import Foundation
import StillImageFile
import StillRaster

/// Makes the frames of a film on all cores and delivers them in order.
///
/// The calling thread plays the frames, as views may belong to it, and delivers them. In between it helps the other
/// threads paint frames, and encode those whose predecessors are ready. No thread waits for the slowest of a batch, and
/// the number of frames in progress is bounded, so that memory does not depend on the film's length.
///
/// Unchecked because the properties below `condition` are accessed only while it is locked.
final class FramePipeline: @unchecked Sendable {
  private let coder: any FilmCoder
  /// The frames that are delivered, by their position among those that the format shows.
  private let range: Range<Int>
  /// How many frames may be in work.
  private let window: Int
  /// The limit of frames ahead of the delivered ones: one frame may take as long as many others.
  private let reach: Int
  private let error: @Sendable (ImageFileError) -> RenderError

  private let condition = NSCondition()
  private var slots: [Int: Slot] = [:]
  /// Frames that are no longer needed, the latest last: new ones are painted over them.
  private var old: [OldFrame] = []
  /// The next position to be delivered, and the next to be played.
  private var (delivered, next): (Int, Int)
  /// How many frames have pixels, or will have them.
  private var held = 0
  private var isClosed = false
  private var helpers = 0

  /// A frame in work.
  private struct Slot {
    var job: FrameJob?
    var frame: ShownFrame?
    var isEncoding = false
    var piece: FilmPiece?
    var failure: RenderError?
    /// Whether its pixels are not needed any more.
    var isReleased = false
  }

  private enum Task {
    case paint(Int, FrameJob, over: OldFrame?)
    case encode(FrameWindow)
  }

  /// Creates a pipeline for a range of frames.
  ///
  /// - Parameters:
  ///   - frameSize: The size of a frame in bytes.
  ///   - error: A closure that translates the coder's errors.
  init(
    _ range: Range<Int>, coder: any FilmCoder, frameSize: Int,
    error: @escaping @Sendable (ImageFileError) -> RenderError
  ) {
    self.range = range
    self.coder = coder
    self.error = error
    let cores = ProcessInfo.processInfo.activeProcessorCount
    window = max(2, min(16, 4 * cores, Self.mostBytes / max(frameSize, 1)))
    reach = max(window, min(64, Self.mostBytes / max(frameSize, 1)))
    // The first delivered frame may need the two frames before it.
    (delivered, next) = (range.lowerBound, max(range.lowerBound - 2, 0))
  }

  /// The most memory for frames in work, unless two need more.
  private static let mostBytes = 1 << 29

  /// Makes and delivers all frames.
  ///
  /// - Parameters:
  ///   - threads: The number of threads, including this one.
  ///   - deliver: A closure that receives the pieces in order, on this thread.
  func run(
    _ source: any FrameSource, _ selection: FrameSelection, threads: Int,
    deliver: (Int, FilmPiece) throws(RenderError) -> Void
  ) throws(RenderError) {
    for _ in 1..<max(min(threads, window), 1) { startHelper() }
    defer { close() }
    while let step = nextStep() {
      switch step {
      case .fail(let failure): throw failure
      case .deliver(let position, let piece): try deliver(position, piece)
      case .play(let position): play(position, source, selection)
      case .work(let task): perform(task)
      }
    }
  }

  private enum Step {
    case fail(RenderError)
    case deliver(Int, FilmPiece)
    case play(Int)
    case work(Task)
  }

  /// Returns the next step of the calling thread; nil at the end.
  private func nextStep() -> Step? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      guard delivered < range.upperBound else { return nil }
      let first = max(min(delivered, next) - 2, 0)
      for position in first...delivered {
        if let failure = slots[position]?.failure { return .fail(failure) }
      }
      if let piece = slots[delivered]?.piece {
        release(delivered - 2)
        slots[delivered - 2] = nil
        delivered += 1
        return .deliver(delivered - 1, piece)
      }
      if mayPlay {
        next += 1
        held += 1
        return .play(next - 1)
      }
      if let task = takeTask() { return .work(task) }
      condition.wait()
    }
  }

  /// Whether there is room for another frame; call it locked. A frame that only waits for its predecessors needs little
  /// memory.
  private var mayPlay: Bool {
    guard next < range.upperBound else { return false }
    let distance = next - delivered
    return distance < window || (held < window && distance < reach)
  }

  /// Lets go of a frame's pixels, locked.
  private func release(_ position: Int) {
    guard let slot = slots[position], !slot.isReleased else { return }
    slots[position]?.isReleased = true
    slots[position]?.frame = nil
    held -= 1
    guard let frame = slot.frame, frame.content != nil else { return }
    old.append(OldFrame(frame))
    if old.count > window { old.removeFirst() }
  }

  /// Lets go of the frames that a new piece was the last to need, locked: each is needed for the two after it.
  private func releaseFrames(around position: Int) {
    func isMade(_ position: Int) -> Bool {
      position < max(range.lowerBound, delivered) || slots[position]?.piece != nil
    }
    for place in max(position - 2, 0)...position
    where slots[place] != nil && isMade(place) && isMade(place + 1) && isMade(place + 2) {
      release(place)
    }
  }

  private func play(_ position: Int, _ source: any FrameSource, _ selection: FrameSelection) {
    var slot = Slot()
    do {
      slot.job = try source.job(at: selection.index(at: position))
    } catch {
      slot.failure = error
    }
    condition.lock()
    slots[position] = slot
    condition.broadcast()
    condition.unlock()
  }

  /// Takes the first task that is ready; call it locked.
  private func takeTask() -> Task? {
    for position in max(delivered - 2, 0)..<next {
      guard let slot = slots[position] else { continue }
      if let job = slot.job {
        slots[position]?.job = nil
        return .paint(position, job, over: ground(below: position))
      }
      guard position >= range.lowerBound, let frame = slot.frame, slot.piece == nil,
        !slot.isEncoding
      else { continue }
      var window = FrameWindow(position: position, frame: frame.picture)
      window.content = frame.content
      if position > 0 {
        guard let previous = slots[position - 1]?.frame else { continue }
        window.previous = previous.picture
        window.previousContent = previous.content
      }
      if position > 1 {
        guard let frame = slots[position - 2]?.frame else { continue }
        window.beforePrevious = frame.picture
        window.beforePreviousContent = frame.content
      }
      slots[position]?.isEncoding = true
      return .encode(window)
    }
    return nil
  }

  /// Returns the frame to paint over; call it locked: one that is no longer needed, or a copy of the nearest previous
  /// one. Copying a picture and painting the changes is faster than painting all of it.
  private func ground(below position: Int) -> OldFrame? {
    if let frame = old.popLast() { return frame }
    for place in stride(from: position - 1, through: max(delivered - 2, 0), by: -1) {
      // Pictures share their memory until one of them is painted on.
      if let frame = slots[place]?.frame, frame.content != nil { return OldFrame(frame) }
    }
    return nil
  }

  private func perform(_ task: Task) {
    switch task {
    case .paint(let position, let job, let old):
      let result = Result { () throws(RenderError) in try job.make(old) }
      store(at: position) { slot in
        switch result {
        case .success(let frame): slot.frame = frame
        case .failure(let failure): slot.failure = failure
        }
      }
    case .encode(let window):
      let result = Result { () throws(ImageFileError) in try coder.piece(of: window) }
      store(at: window.position) { slot in
        switch result {
        case .success(let piece): slot.piece = piece
        case .failure(let failure): slot.failure = error(failure)
        }
      }
    }
  }

  private func store(at position: Int, _ change: (inout Slot) -> Void) {
    condition.lock()
    change(&slots[position, default: Slot()])
    releaseFrames(around: position)
    condition.broadcast()
    condition.unlock()
  }

  private func startHelper() {
    condition.lock()
    helpers += 1
    condition.unlock()
    let thread = Thread { self.help() }
    // As much as the main thread has: painting looks for itself where more is needed.
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func help() {
    condition.lock()
    while !isClosed {
      if let task = takeTask() {
        condition.unlock()
        perform(task)
        condition.lock()
      } else {
        condition.wait()
      }
    }
    helpers -= 1
    condition.broadcast()
    condition.unlock()
  }

  private func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    while helpers > 0 { condition.wait() }
    slots = [:]
    old = []
    condition.unlock()
  }
}
