#!/usr/bin/env python3
"""Holds ConstraintSolver against kiwisolver (pip install kiwisolver) on seeded systems.

  compare.py SOLVER-TRIAL [COUNT]          what differs, system by system
  compare.py SOLVER-TRIAL --time           how long views of many rows take, each way
  compare.py --record COUNT FILE           systems with kiwisolver's answers, for the tests

kiwisolver weighs optional constraints: a strong one is worth a thousand medium ones. The systems have few enough and
small enough numbers that this is the same as strict priorities for strong ones.
"""
import os, random, subprocess, sys, tempfile, time
import kiwisolver as kiwi

STRENGTHS = {1000: kiwi.strength.required, 750: kiwi.strength.strong, 500: kiwi.strength.medium, 250: kiwi.strength.weak}
RELATIONS = ["=", "<=", ">="]


def system(seed):
    """A system by chance: its number of variables, and its constraints."""
    r = random.Random(seed)
    count = r.randint(2, 12)
    levels = [[1000], [1000, 750], [1000, 750, 500, 250]][seed % 3]
    required = r.choice([20, 40, 60])
    constraints = []
    for _ in range(r.randint(count, 3 * count)):
        priority = 1000 if r.randrange(100) < required else r.choice(levels)
        variables = r.sample(range(count), min(count, r.randint(1, 3)))
        terms = [(v, r.choice([1, -1, 1, -1, 2, 0.5])) for v in variables]
        relation = r.choices(RELATIONS, [6, 2, 2])[0]
        constraints.append((relation, priority, r.randint(-40, 40), terms))
    return count, constraints


def rows(count):
    """A list of rows, each with a picture and a text: 16 constraints a row, and 4."""
    constraints, number = [], [0]
    def view():
        number[0] += 4
        return range(number[0] - 4, number[0])
    def add(relation, priority, constant, *terms):
        constraints.append((relation, priority, constant, [(v, float(f)) for v, f in terms]))
    root = view()
    for v, value in zip(root, (0, 0, 375, 812)):
        add("=", 1000, -value, (v, 1))
    x, y, w, h = 0, 1, 2, 3
    last = None
    for index in range(count):
        row, image, text = view(), view(), view()
        add("=", 1000, -16, (row[x], 1), (root[x], -1))
        add("=", 1000, 16, (row[x], 1), (row[w], 1), (root[x], -1), (root[w], -1))
        if last is None: add("=", 1000, -20, (row[y], 1), (root[y], -1))
        else: add("=", 1000, -8, (row[y], 1), (last[y], -1), (last[h], -1))
        add(">=", 1000, -44, (row[h], 1))
        add("=", 500, -44, (row[h], 1))
        add("=", 1000, -8, (image[x], 1), (row[x], -1))
        add("=", 1000, 0, (image[y], 1), (image[h], .5), (row[y], -1), (row[h], -.5))
        add("=", 1000, -(24 + index % 5), (image[w], 1))
        add("=", 1000, 0, (image[h], 1), (image[w], -1))
        add("=", 1000, -12, (text[x], 1), (image[x], -1), (image[w], -1))
        add("<=", 1000, 8, (text[x], 1), (text[w], 1), (row[x], -1), (row[w], -1))
        add("=", 1000, -8, (text[y], 1), (row[y], -1))
        add(">=", 1000, -8, (row[y], 1), (row[h], 1), (text[y], -1), (text[h], -1))
        add("=", 250, -(80 + 7 * index % 300), (text[w], 1))
        add(">=", 750, -(80 + 7 * index % 300), (text[w], 1))
        add("=", 750, -(20.5 * (1 + index % 3)), (text[h], 1))
        last = row
    return number[0], constraints


def text(systems):
    lines = []
    for count, constraints in systems:
        lines.append(f"system {count}")
        for relation, priority, constant, terms in constraints:
            lines.append(f"{relation} {priority} {constant} " + " ".join(f"{v}:{f}" for v, f in terms))
    return "\n".join(lines) + "\n"


def made(variables, constraint):
    relation, priority, constant, terms = constraint
    expression = kiwi.Expression([kiwi.Term(variables[v], f) for v, f in terms], constant)
    return kiwi.Constraint(expression, {"=": "==", "<=": "<=", ">=": ">="}[relation], STRENGTHS[priority])


def solve(count, constraints):
    """kiwisolver's values, and the constraints that it refuses. It is begun anew after each, since it is no longer sound."""
    refused = []
    while True:
        variables = [kiwi.Variable(str(v)) for v in range(count)]
        solver = kiwi.Solver()
        for index, constraint in enumerate(constraints):
            if index in refused: continue
            try: solver.addConstraint(made(variables, constraint))
            except kiwi.UnsatisfiableConstraint:
                refused.append(index)
                break
        else:
            solver.updateVariables()
            return [v.value() for v in variables], refused


def errors(constraints, refused, values, priority):
    total = 0
    for index, (relation, level, constant, terms) in enumerate(constraints):
        if level != priority or index in refused: continue
        value = constant + sum(f * values[v] for v, f in terms)
        total += abs(value) if relation == "=" else max(0, value) if relation == "<=" else max(0, -value)
    return total


def run(program, systems, *options):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file: file.write(text(systems))
    try: return subprocess.run([program, file.name, *options], capture_output=True, text=True, check=True).stdout.splitlines()
    finally: os.unlink(file.name)


def answers(lines, count):
    """What solver-trial says of each system: its values (with whether each is determined), and what it refuses."""
    result, refused = [], []
    for line in lines:
        if line.startswith("conflict"):
            refused.append(int(line.split()[1]))
            continue
        words = line.split()
        result.append(([(float(w.rstrip("?")), not w.endswith("?")) for w in words], refused))
        refused = []
    assert len(result) == count, (len(result), count)
    return result


def compare(program, count):
    systems = [system(seed) for seed in range(count)]
    ours = answers(run(program, systems), count)
    strong = []
    for size, constraints in systems:
        strong.append((size, [c for c in constraints if c[1] >= 750]))
    fixed = answers(run(program, strong), count)
    totals = dict(systems=count, conflicts=0, same_conflicts=0, values=0, equal=0, open=0, strong_values=0,
                  strong_equal=0, strong_errors=0, strong_errors_equal=0, weak_differs=0)
    for seed, ((size, constraints), (values, refused), (held, _)) in enumerate(zip(systems, ours, fixed)):
        theirs, their_refused = solve(size, constraints)
        totals["conflicts"] += len(their_refused)
        if refused == their_refused: totals["same_conflicts"] += len(refused)
        else:
            print(f"seed {seed}: refuses {refused}, kiwisolver {their_refused}")
            continue
        totals["strong_errors"] += 1
        own = errors(constraints, refused, [v for v, _ in values], 750)
        other = errors(constraints, refused, theirs, 750)
        if abs(own - other) < 1e-4: totals["strong_errors_equal"] += 1
        else: print(f"seed {seed}: strong errors {own}, kiwisolver {other}")
        for v, ((value, is_known), known) in enumerate(zip(values, held)):
            if known[1]:
                totals["strong_values"] += 1
                if abs(value - theirs[v]) < 1e-4: totals["strong_equal"] += 1
                else: print(f"seed {seed}: variable {v} is {value}, kiwisolver {theirs[v]}")
            if not is_known: totals["open"] += 1
            else:
                totals["values"] += 1
                if abs(value - theirs[v]) < 1e-4: totals["equal"] += 1
                elif not known[1]: totals["weak_differs"] += 1
    for key, value in totals.items(): print(f"{key:20} {value}")


def times(program):
    for count in (5, 20, 60, 200):
        size, constraints = rows(count)
        best = 1e9
        for _ in range(20):
            variables = [kiwi.Variable(str(v)) for v in range(size)]
            ready = [made(variables, c) for c in constraints]
            solver = kiwi.Solver()
            start = time.perf_counter()
            for constraint in ready: solver.addConstraint(constraint)
            solver.updateVariables()
            best = min(best, time.perf_counter() - start)
        own = float(run(program, [(size, constraints)], "--time", "20")[0])
        print(f"{size // 4} views, {len(constraints)} constraints: {own * 1e3:.3f} ms, kiwisolver {best * 1e3:.3f} ms, "
              f"{own / best:.2f} times")


def record(count, path):
    with open(path, "w") as file:
        for seed in range(count):
            size, constraints = system(seed)
            values, refused = solve(size, constraints)
            file.write(text([(size, constraints)]))
            file.write("refused" + "".join(f" {r}" for r in refused) + "\n")
            file.write("values " + " ".join(f"{v:.6g}" for v in values) + "\n")


if __name__ == "__main__":
    if sys.argv[1] == "--record": record(int(sys.argv[2]), sys.argv[3])
    elif "--time" in sys.argv: times(sys.argv[1])
    else: compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3000)
