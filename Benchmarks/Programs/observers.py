class Counter:
    def __init__(self):
        self.changes = 0
        self._value = 0

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old = self._value
        self._value = new
        if self._value != old:
            self.changes += 1

    def add(self, amount):
        self.value += amount


def run(count):
    counter = Counter()
    for index in range(count):
        counter.add(index % 3)
    return counter.value + counter.changes


for _ in range(5):
    print(run(200000))
