def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


for _ in range(10):
    print(fib(25))
