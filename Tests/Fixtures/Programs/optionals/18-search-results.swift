struct Movie { let title: String; let year: Int?; let director: Director? }
struct Director { let name: String; let country: String? }
let movies = [
  Movie(title: "Arrival", year: 2016, director: Director(name: "Villeneuve", country: "Canada")),
  Movie(title: "Unknown", year: nil, director: nil),
  Movie(title: "Clouds", year: 2020, director: Director(name: "Nobody", country: nil)),
]
func find(_ title: String?) -> Movie? {
  guard let title, let movie = movies.first(where: { $0.title.lowercased() == title.lowercased() }) else { return nil }
  return movie
}
func line(_ movie: Movie?) -> String {
  guard let movie else { return "no movie" }
  var parts = [movie.title]
  if let year = movie.year { parts.append("(\(year))") }
  switch movie.director {
  case let director? where director.country != nil: parts.append("by \(director.name), \(director.country!)")
  case let director?: parts.append("by \(director.name)")
  case nil: parts.append("by somebody")
  }
  return parts.joined(separator: " ")
}
for title in ["arrival", "Unknown", "clouds", "none", nil] { print(line(find(title))) }
print(movies.compactMap(\.year).max() as Any, movies.compactMap { $0.director?.country })
print(movies.map { $0.year.map(String.init) ?? "?" }, movies.filter { $0.director?.country == nil }.count)
let oldest = movies.min { ($0.year ?? .max) < ($1.year ?? .max) }
print(oldest?.title ?? "-", movies.sorted { ($0.year ?? 0) > ($1.year ?? 0) }.first?.title ?? "-")
let countries = Dictionary(grouping: movies) { $0.director?.country }
print(countries[nil]?.count ?? 0, countries["Canada"]?.first?.title ?? "-", countries["France"] as Any? == nil)
let lookups: [String: Movie?] = ["a": find("arrival"), "b": find("zzz")]
print(lookups.keys.sorted(), lookups["b"]! == nil, lookups["c"] == nil)
if let found = lookups["a"], let movie = found, let year = movie.year, year > 2000 { print("modern:", movie.title) }
var favourite: Movie? = find("Clouds")
let kept = favourite
favourite = nil
print(kept?.title ?? "-", favourite?.title ?? "-", favourite?.director?.name.count ?? -1)
let name: String = favourite?.director?.name ?? kept?.director?.name ?? "none"
print(name, (kept?.year).map { $0 - 2000 } ?? 0, (kept?.year ?? 0) > 2019 ? "new" : "old")
