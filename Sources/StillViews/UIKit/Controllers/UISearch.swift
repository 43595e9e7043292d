public import Foundation
import StillGeometry
import StillViewGraph

/// The field of a search bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {}

/// A field for what is searched for.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// As the system has it, with a ground, or without.
    case `default`, prominent, minimal
  }

  private static let shared = UISearchBar()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UISearchBar { shared }

  /// The searched words.
  open var text: String? = ""
  /// The words where there is none.
  open var placeholder: String?
  /// The words above the field. No effect: they are not drawn.
  open var prompt: String?
  /// How the bar looks. No effect: there is one look.
  open var searchBarStyle = Style.default
  /// No effect: the ground is the bar's own.
  open var barTintColor: UIColor?
  /// The picture behind the field, whose type lies above.
  package final var backgroundPicture: AnyObject?
  /// Whether there is a button that leaves it. No effect: it is not drawn.
  open var showsCancelButton = false
  /// The names of the kinds of results that are told apart. No effect: they are not drawn before a search.
  open var scopeButtonTitles: [String]?
  /// The place of the chosen kind. No effect: the kinds are not drawn before a search.
  open var selectedScopeButtonIndex = 0
  /// Whether the kinds are shown (default: false). No effect: they are not drawn before a search.
  open var showsScopeBar = false
  /// Never told of anything: nothing is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field. No effect: the bar draws its own.
  public let searchTextField = UISearchTextField()
  /// No effect: nothing is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// No effect: nothing is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The kind of keyboard, as the field has it. No effect: nothing is typed.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The word on the return key, as the field has it. No effect: nothing is typed.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted = { [weak self] in self?.field ?? AnyView(EmptyView()) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// The pictures of a bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass, and those of the buttons in the field.
    case search, clear, bookmark, resultsList
  }

  /// No effect of `animated`: a picture has no time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private var field: AnyView {
    let words = text ?? ""
    return AnyView(
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        Text(verbatim: words.isEmpty ? placeholder ?? "" : words)
          .foregroundStyle(words.isEmpty ? .secondary : .primary)
          .lineLimit(1)
        Spacer(minLength: 0)
        if words.isEmpty { DictationMark() }
      }
      .font(.body)
      .padding(.horizontal, 6)
      .frame(height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: 10))
      .padding(.horizontal, 8)
      .padding(.vertical, 10))
  }
}

/// Is told what is typed; never here.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// The words changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The words are complete.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is left.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A search with its results. No effect: `searchable(text:)` adds one.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// Whether a search is under way.
  open var isActive = false
  /// No effect: nothing is dimmed.
  open var obscuresBackgroundDuringPresentation = false
  /// No effect: no bar hides.
  open var hidesNavigationBarDuringPresentation = true
  /// Never told of anything: nothing is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// A search whose results another controller shows.
  public init(searchResultsController: UIViewController? = nil) {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// Shows the results of a search; never told.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// The searched words changed.
  func updateSearchResults(for searchController: UISearchController)
}
