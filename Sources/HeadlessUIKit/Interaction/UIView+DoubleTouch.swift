extension UIView {
  /// Whether it, or its controller, may tell the second touch of a double tap from the first: they come one after the other,
  /// and count one and two.
  var tellsTouchesApart: Bool {
    if (self as? UIControl)?.hasTrigger(for: .touchDownRepeat) == true { return true }
    return [self as UIResponder, controller].compactMap { $0 as? any InterpretedClass }.contains { object in
      ["touchesBegan(_:with:)", "touchesEnded(_:with:)"].contains(where: object.implements)
    }
  }
}
