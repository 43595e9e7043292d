import Foundation
import StillGeometry
package import StillViewGraph

/// The note that a preview shows in the place of a view that misses an object of its surroundings (rule C7.13): the name of the view and of the
/// object's type.
package struct MissingValueNote: View {
  let view: String
  let value: String

  nonisolated package init(view: String, value: String) {
    (self.view, self.value) = (view, value)
  }

  package var body: some View {
    Text(verbatim: "\(view) needs \(value) in its environment")
      .font(.system(size: 13))
      .multilineTextAlignment(.center)
      .foregroundStyle(Color.secondary)
      .padding(8)
      .background { RoundedRectangle(cornerRadius: 6).fill(Color.gray.opacity(0.12)) }
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
  }
}
