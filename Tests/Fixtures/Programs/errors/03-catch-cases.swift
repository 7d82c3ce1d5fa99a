enum NetworkError: Error { case offline, status(Int) }
for problem in [NetworkError.offline, .status(404), .status(500)] {
  do { throw problem } catch NetworkError.offline { print("offline") } catch NetworkError.status(404) {
    print("not found")
  } catch { print("other", error) }
}
