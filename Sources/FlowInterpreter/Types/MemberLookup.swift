/// What members are looked up by.
struct MemberKey: Hashable {
  let symbol: Symbol
  let isStatic: Bool
}

/// A member that a name may mean.
struct Candidate {
  let member: Member
  /// The type or protocol that has it.
  let owner: Nominal
  /// Whether a protocol's extension has it, which its conforming type's own members go before.
  let isDefault: Bool
}
