import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { return String(describing: self) }
}

extension UITableView {
  func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeueReusableCell<Cell: UITableViewCell & Reusable>(for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError("\(Cell.reuseIdentifier) is not registered")
    }
    return cell
  }
}

final class CountryCell: UITableViewCell, Reusable {
  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }

  func configure(with name: String) {
    textLabel?.text = name
    textLabel?.font = .preferredFont(forTextStyle: .body)
    accessoryType = .disclosureIndicator
    selectionStyle = .none
  }
}

final class CountriesViewController: UITableViewController {
  let countries: [String]
  var onSelect: ((String) -> Void)?

  init(countries: [String]) {
    self.countries = countries
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CountryCell.self)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.separatorStyle = .singleLine
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return countries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: CountryCell = tableView.dequeueReusableCell(for: indexPath)
    cell.configure(with: countries[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(countries[indexPath.row])
  }
}
