struct Problem: Error, Equatable { let line: Int }
let error: any Error = Problem(line: 4)
if let problem = error as? Problem { print(problem.line, problem == Problem(line: 4)) }
print(error is Problem, error)
