import Foundation
import StillViewGraph

/// A type-erased source of a film's content.
protocol FilmContentMaking: Sendable {
  /// Returns a new stage with the content's first value.
  func makeStage(
    _ size: CGSize, _ scale: CGFloat, _ scheme: ColorScheme, systemMotion: Bool
  ) -> Stage
}

/// A content that follows a value.
///
/// Unchecked because the type of a view is not known to be Sendable; nothing but the type is shared, and
/// the closure and the value are Sendable themselves.
struct FilmContent<Value: Sendable, Content: View>: FilmContentMaking, @unchecked Sendable {
  let value: Value
  let content: @MainActor @Sendable (Value) -> Content

  func makeStage(
    _ size: CGSize, _ scale: CGFloat, _ scheme: ColorScheme, systemMotion: Bool
  ) -> Stage {
    Stage(size: size, scale: scale, colorScheme: scheme, systemMotion: systemMotion) {
      content(value)
    }
  }

  /// Returns a cue that gives the content a new value.
  func cue(_ change: FrameSequence.Change<Value>) -> FrameSequence.Cue {
    let step: any StageStep = Step(film: self, change: change)
    return FrameSequence.Cue(time: change.time) { stage throws(StageError) in
      step.act(on: stage)
      return nil
    }
  }

  /// A change with the film that it belongs to. Unchecked for the reason given above.
  private struct Step: StageStep, @unchecked Sendable {
    let film: FilmContent<Value, Content>
    let change: FrameSequence.Change<Value>

    func act(on stage: Stage) {
      let content = callIsolated { film.content(change.value) }
      stage.setContent(content, Transaction(animation: change.animation))
    }
  }
}

/// Something done to a stage.
protocol StageStep: Sendable {
  func act(on stage: Stage)
}
