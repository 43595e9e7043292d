import Foundation

extension SpecMaker {
  mutating func rich(_ depth: Int) -> RichSpec {
    guard depth > 0 else { return control() }
    switch numbers.below(14) {
    case 0: return control()
    case 1: return .erased(spec(depth - 1))
    case 2, 3: return .erasedBranch(numbers.chance(2), spec(depth - 1), spec(depth - 1))
    case 4, 5:
      return .overlay(
        alignment: numbers.below(5), isBehind: numbers.chance(3), spec(depth - 1), spec(depth - 2))
    case 6: return .transition(numbers.below(6), spec(depth - 1))
    case 7: return .animated(value: numbers.below(9), spec(depth - 1))
    case 8: return .switched(numbers.below(8), [spec(depth - 1), spec(depth - 1), spec(depth - 2)])
    case 9 where opensScrolls, 10 where opensScrolls: return open(depth)
    case 9, 10:
      return .scrolled(
        isVertical: !numbers.chance(3), sections: numbers.chance(3), items(depth - 1, upTo: 9))
    case 11: return .appearing(spec(depth - 1))
    case 12: return .inset(numbers.below(4), spec(depth - 1), spec(depth - 2))
    default:
      return numbers.chance(2)
        ? .grouped(spec(depth - 1)) : .safeArea(numbers.below(3), spec(depth - 1), spec(depth - 1))
    }
  }

  /// More rows than fit, most of the time.
  mutating func open(_ depth: Int) -> RichSpec {
    .open(
      isVertical: !numbers.chance(3), style: numbers.below(4),
      items(depth - 1, upTo: numbers.chance(3) ? 4 : 14))
  }

  private mutating func control() -> RichSpec {
    .control(
      RichSpec.Control.allCases[numbers.below(RichSpec.Control.allCases.count)], numbers.below(6))
  }

  /// The same with one thing changed. What hides or switches views is what changes most.
  mutating func changed(_ rich: RichSpec, _ depth: Int) -> RichSpec {
    switch rich {
    case .erased(let inner):
      return .erased(numbers.chance(3) ? spec(max(depth - 1, 0)) : changed(inner, depth - 1))
    case .erasedBranch(let first, let a, let b):
      switch numbers.below(4) {
      case 0, 1: return .erasedBranch(!first, a, b)
      // Switched, and changed meanwhile.
      case 2:
        return .erasedBranch(
          !first, first ? a : changed(a, depth - 1), first ? changed(b, depth - 1) : b)
      default:
        return .erasedBranch(
          first, first ? changed(a, depth - 1) : a, first ? b : changed(b, depth - 1))
      }
    case .overlay(let alignment, let isBehind, let inner, let other):
      switch numbers.below(4) {
      case 0: return .overlay(alignment: alignment + 1, isBehind: isBehind, inner, other)
      case 1:
        return .overlay(
          alignment: alignment, isBehind: isBehind, inner, changed(other, depth - 2))
      default:
        return .overlay(
          alignment: alignment, isBehind: isBehind, changed(inner, depth - 1), other)
      }
    case .control(let control, let value):
      return numbers.chance(4) ? self.control() : .control(control, value + 1)
    case .transition(let kind, let inner):
      return numbers.chance(6)
        ? .transition(kind + 1, inner) : .transition(kind, changed(inner, depth - 1))
    case .animated(let value, let inner):
      return .animated(
        value: numbers.chance(2) ? value + 1 : value, changed(inner, depth - 1))
    case .switched(let index, var specs):
      if numbers.chance(2) || specs.isEmpty { return .switched(numbers.below(8), specs) }
      let place = index % specs.count
      specs[place] = changed(specs[place], depth - 1)
      return .switched(index, specs)
    case .scrolled(let isVertical, let sections, let items):
      return .scrolled(
        isVertical: numbers.chance(8) ? !isVertical : isVertical,
        sections: numbers.chance(8) ? !sections : sections, changed(items, depth))
    case .open(let isVertical, let style, var items):
      if numbers.chance(8) { return .open(isVertical: isVertical, style: style + 1, items) }
      // Rows leave more often than they come, several at once.
      for _ in 0...numbers.below(3) {
        if numbers.chance(2), !items.isEmpty {
          remove(&items)
        } else {
          items = changed(items, depth)
        }
      }
      return .open(isVertical: isVertical, style: style, items)
    case .appearing(let inner): return .appearing(changed(inner, depth - 1))
    case .inset(let length, let inner, let other):
      return numbers.chance(3)
        ? .inset((length + 1) % 4, inner, changed(other, depth - 2))
        : .inset(length, changed(inner, depth - 1), other)
    case .grouped(let inner): return .grouped(changed(inner, depth - 1))
    case .safeArea(let number, let a, let b):
      return numbers.chance(3)
        ? .safeArea(number + 1, a, b) : .safeArea(number, changed(a, depth - 1), b)
    }
  }
}
