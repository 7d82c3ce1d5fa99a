/// What calling a member of a framework's object changes.
package enum MemberEffect {
  case anything
  case nothing
  /// How an object looks, which may be left open instead: what was before, for the framework.
  case look(AnyObject)
}
