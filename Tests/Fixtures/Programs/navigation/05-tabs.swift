enum Tab: Int, CaseIterable { case feed, search, profile }
struct TabBar {
  var selected = Tab.feed { didSet { print(oldValue == selected ? "scroll to top" : "switch to \(selected)") } }
}
var bar = TabBar()
bar.selected = .search
bar.selected = .search
bar.selected = Tab(rawValue: 2)!
