import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Questions about ranges of a text, which the generated members do not carry.
extension LiveDelegate {
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    overriding(
      "textField(_:shouldChangeCharactersIn:replacementString:)", [textField.bridged, range.bridged, string.bridged]
    ) { true }
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    overriding("textView(_:shouldChangeTextIn:replacementText:)", [textView.bridged, range.bridged, text.bridged]) {
      true
    }
  }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    overriding("searchBar(_:shouldChangeTextIn:replacementText:)", [searchBar.bridged, range.bridged, text.bridged]) {
      true
    }
  }
}

extension LiveLibrary {
  mutating func addTexts() {
    method("UITextFieldDelegate", "textField(_:shouldChangeCharactersIn:replacementString:)") { call in
      let this = try call.required(call.value, as: (any UITextFieldDelegate).self)
      return try this.textField(
        call.unbridge(call[0]), shouldChangeCharactersIn: call.unbridge(call[1]),
        replacementString: call.unbridge(call[2])
      ).bridged
    }
    method("UITextViewDelegate", "textView(_:shouldChangeTextIn:replacementText:)") { call in
      let this = try call.required(call.value, as: (any UITextViewDelegate).self)
      return try this.textView(
        call.unbridge(call[0]), shouldChangeTextIn: call.unbridge(call[1]), replacementText: call.unbridge(call[2])
      ).bridged
    }
    method("UISearchBarDelegate", "searchBar(_:shouldChangeTextIn:replacementText:)") { call in
      let this = try call.required(call.value, as: (any UISearchBarDelegate).self)
      return try this.searchBar(
        call.unbridge(call[0]), shouldChangeTextIn: call.unbridge(call[1]), replacementText: call.unbridge(call[2])
      ).bridged
    }
  }
}
