public import CStillStack

/// Room for recursion: trees may be deeper than the caller's stack (10,000 nested views are legal).
///
/// Every recursive step of the engine passes through `ensured`. When little of the stack is left, the
/// step goes on, on the same thread, on a fresh one.
///
/// The check is compiled into the modules that ask it: a call with a closure for each view would cost more.
public enum CallStack {
  /// The most stack that a step between two checks may need, user code included: 192 KiB.
  @inlinable public static var reserve: Int { 192 << 10 }
  /// Size of a fresh stack, reserved but committed only as touched: 512 MiB.
  private static let segment = 512 << 20

  /// Whether the current stack has enough space left; if not, the step belongs on a `fresh` one. For steps of other
  /// modules that run for every view: a step written after this check is not wrapped in a closure.
  @inlinable public static var isAmple: Bool { still_stack_remaining() > reserve }

  /// Runs `body` where enough stack is left.
  @inlinable @inline(__always)
  public static func ensured<Result>(_ body: () -> Result) -> Result {
    if still_stack_remaining() > reserve { return body() }
    return fresh(body)
  }

  /// Runs `body` on a fresh stack of the same thread.
  public static func fresh<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    func run() { result = body() }
    withoutActuallyEscaping(run) { step in
      let call = Call(step)
      let code = unsafe still_stack_run(
        segment,
        { context in
          guard let context = unsafe context else { return }
          unsafe Unmanaged<Call>.fromOpaque(context).takeUnretainedValue().body?()
        },
        Unmanaged.passUnretained(call).toOpaque())
      precondition(code == 0, "no memory for a stack of \(segment) bytes (errno \(code))")
      call.body = nil
    }
    guard let result else { preconditionFailure("the fresh stack did not run its body") }
    return result
  }

  private final class Call {
    var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
