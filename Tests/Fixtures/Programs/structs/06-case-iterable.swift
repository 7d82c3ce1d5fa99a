enum Section: String, CaseIterable { case general, privacy, about }
for section in Section.allCases { print(section.rawValue.capitalized) }
print(Section.allCases.count, Section.allCases.firstIndex(of: .privacy) ?? -1)

extension String {
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
