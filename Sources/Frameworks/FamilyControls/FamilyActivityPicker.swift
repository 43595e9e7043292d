@_exported public import Combine
@_exported public import Foundation
public import ManagedSettings
public import SwiftUI

/// Permission to limit programs.
public enum AuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, or given.
  case notDetermined, denied, approved
}

/// The person who is limited.
public enum FamilyControlsMember: Int, Sendable {
  /// A child, or the person.
  case child, individual
}

/// Problems of limits.
public enum FamilyControlsError: Int, Error, Sendable {
  /// Impossible here, not there, a wrong value, one too many, or a wrong account.
  case restricted, unavailable, invalidArgument, authorizationConflict, invalidAccountType
  /// Given up, without a network, or without a code.
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}

/// Permission to limit programs. It is refused, without a question.
///
/// Unchecked because its value never changes.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The only center.
  public static let shared = AuthorizationCenter()
  /// The permission: refused.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

  /// Throws: permission is refused.
  nonisolated(nonsending) public func requestAuthorization(for member: FamilyControlsMember)
    async throws
  {
    throw FamilyControlsError.restricted
  }
}

/// Programs that a person chose: none.
public struct FamilyActivitySelection: Equatable, Codable, Sendable {
  /// Programs.
  public var applicationTokens: Set<ApplicationToken> = []
  /// Kinds of programs.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// Pages.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// Whether a kind stands for all of its programs.
  public let includeEntireCategory: Bool

  /// No programs.
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }

  /// Programs.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  /// Kinds of programs.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  /// Pages.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// The choice of programs: an empty gray ground.
public struct FamilyActivityPicker: View {
  /// A choice among no programs.
  public init(selection: Binding<FamilyActivitySelection>) {}

  /// A choice among no programs, with texts.
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}

  @MainActor public var body: some View {
    Color(uiColor: .systemGroupedBackground)
      .warns(["draws a gray ground: there are no programs to choose from"])
  }
}

/// The name of a program, drawn by the system: a bar in place of it.
public struct FamilyActivityTitleView: View {
  @MainActor public var body: some View {
    Text("Activity").redacted(reason: .placeholder)
  }
}

/// The icon of a program, drawn by the system: a symbol in place of it.
public struct FamilyActivityIconView: View {
  @MainActor public var body: some View {
    Image(systemName: "app.fill").foregroundStyle(.secondary)
  }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  /// The name and icon of a program.
  public init(_ applicationToken: ApplicationToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }

  /// The name and icon of a kind of programs.
  public init(_ categoryToken: ActivityCategoryToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }

  /// The name and icon of a page.
  public init(_ webDomainToken: WebDomainToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }
}

extension View {
  /// Presents the choice of programs. Warns where it would be shown: there are no programs.
  nonisolated public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    modifier(UnshownActivities(isPresented: isPresented))
  }

  /// Presents the choice of programs. Warns where it would be shown: there are no programs.
  nonisolated public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    modifier(UnshownActivities(isPresented: isPresented))
  }
}

private struct UnshownActivities: ViewModifier {
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    content.lacks(
      "familyActivityPicker", "there are no programs to choose from",
      if: isPresented.wrappedValue)
  }
}
