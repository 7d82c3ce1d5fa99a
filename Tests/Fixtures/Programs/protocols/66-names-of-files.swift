// Each file has private declarations of its own, by the same names as another's.
print(firstTitle(), secondTitle())
print(firstBadge(), secondBadge())
print(firstCount(), secondCount())
print(firstShape(), secondShape())
print(firstWord(), secondWord())
print(Row().words, Row().wordsOfOther)
