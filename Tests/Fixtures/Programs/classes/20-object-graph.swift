final class Department {
  let name: String
  private(set) var employees: [Employee] = []
  weak var head: Employee?
  init(_ name: String) { self.name = name }
  func hire(_ employee: Employee) {
    employee.department?.dismiss(employee)
    employees.append(employee)
    employee.department = self
  }
  func dismiss(_ employee: Employee) {
    employees.removeAll { $0 === employee }
    employee.department = nil
    if head === employee { head = nil }
  }
  deinit { print("department \(name) closes with \(employees.count)") }
}
class Employee {
  let name: String
  fileprivate(set) weak var department: Department?
  unowned let company: Company
  private var tasks: [() -> String] = []
  init(_ name: String, at company: Company) {
    self.name = name
    self.company = company
    company.register(self)
  }
  var title: String { "\(name) of \(department?.name ?? "no department")" }
  func plan(_ text: String) { tasks.append { [unowned self] in "\(name) does \(text)" } }
  func work() -> [String] {
    defer { tasks.removeAll() }
    return tasks.map { $0() }
  }
  deinit { print("\(name) leaves") }
}
final class Manager: Employee {
  private(set) var reports: [Employee] = []
  override var title: String { "Manager " + super.title }
  func lead(_ employees: Employee...) { reports += employees.filter { $0 !== self } }
  func delegate(_ text: String) { for (index, report) in reports.enumerated() { report.plan("\(text) \(index + 1)") } }
}
final class Company {
  private struct Entry { weak var employee: Employee? }
  private var entries: [Entry] = []
  func register(_ employee: Employee) { entries.append(Entry(employee: employee)) }
  var names: [String] { entries.compactMap { $0.employee?.name } }
}
let company = Company()
do {
  let engineering = Department("Engineering")
  var design: Department? = Department("Design")
  let ada = Manager("Ada", at: company)
  var bo: Employee? = Employee("Bo", at: company)
  let cy = Employee("Cy", at: company)
  for employee in [ada, bo!, cy] { engineering.hire(employee) }
  engineering.head = ada
  ada.lead(ada, bo!, cy)
  ada.delegate("review")
  bo?.plan("lunch")
  print(bo!.work(), cy.work(), ada.work(), cy.work())
  design?.hire(bo!)
  print(engineering.employees.map(\.title), bo!.title, company.names)
  design = nil
  print(bo!.title)
  bo = nil
  print(company.names, ada.reports.count, engineering.head === ada)
  engineering.dismiss(ada)
  print(engineering.head == nil, ada.title)
}
print(company.names.isEmpty)
