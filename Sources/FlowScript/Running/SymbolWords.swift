/// The words of which labels of system symbols are made.
///
/// - UIKit: assistive technology reads a system symbol as what it shows or stands for in a few words ("Add", "Back",
///   "Rotate Left", "Bulleted List"), or as its name (element trees of UI tests that many authors published; there is no
///   list of Apple's). The list is wide on purpose: a text with a word that is not in it is no label of a symbol.
enum SymbolWords {
  /// Whether a text may be what a symbol is read as, or stand in that, where the device speaks a language.
  ///
  /// - Parameters:
  ///   - locale: the language; nil where it is not known.
  ///   - opensAtStart: whether its first word may be the end of another one.
  ///   - opensAtEnd: whether its last word may be the beginning of another one.
  static func mayName(
    _ text: String, symbol: String, locale: String?, opensAtStart: Bool = false, opensAtEnd: Bool = false
  ) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard !words.isEmpty, locale?.hasPrefix("en") == true else { return true }
    let parts = Set(symbol.lowercased().split { !$0.isLetter }.map(String.init))
    // A symbol of which every part is known is read as one of those, or as what it stands for.
    let named = parts.subtracting(shapes)
    let isKnown = !named.isEmpty && named.allSatisfy { meanings[$0] != nil }
    let own = isKnown ? named.reduce(into: shapes) { $0.formUnion(meanings[$1] ?? []) } : all
    return words.indices.allSatisfy { index in
      let word = words[index]
      switch (opensAtStart && index == 0, opensAtEnd && index == words.count - 1) {
      case (false, false): return own.contains(word) || parts.contains { isForm(word, of: $0) || isForm($0, of: word) }
      case (false, true): return own.union(parts).contains { $0.hasPrefix(word) || isForm(word, of: $0) }
      case (true, false): return own.union(parts).contains { $0.hasSuffix(word) || word.hasSuffix($0) }
      case (true, true): return own.union(parts).contains { $0.contains(word) || word.contains($0) && $0.count > 2 }
      }
    }
  }

  /// Whether a word is another with an ending: `bookmarks`, `locked`.
  private static func isForm(_ word: String, of stem: String) -> Bool {
    word == stem || stem.count > 2 && word.hasPrefix(stem) && word.count <= stem.count + 3
  }

  /// The parts of names that say how a symbol is drawn, or what is done, and words that stand beside any other.
  private static let shapes = Set(
    """
    a and app add badge bottom button circle circled clock corner crop dashed diamond dotted double 
    ellipsis empty enclosed fill filled group half horizontal icon image in inset landscape large leading 
    lower new of off on outline oval portrait rectangle remove rounded seal selected shield slash small square
    stack symbol tab the three top trailing triangle two unselected upper vertical with
    """.split { !$0.isLetter }.map(String.init))

  /// What common parts of names stand for.
  private static let meanings: [String: Set<String>] = [
    "house": ["home", "house", "building", "main"],
    "person": [
      "account", "accounts", "contact", "contacts", "friend", "friends", "group", "me", "member", "members", "people",
      "person", "persons", "profile", "profiles", "team", "user", "users", "human",
    ],
    "gear": ["gear", "options", "preferences", "settings", "tools", "configuration"],
    "gearshape": ["gear", "gears", "options", "preferences", "settings", "shape", "tools", "configuration"],
    "magnifyingglass": [
      "find", "glass", "look", "magnify", "magnifying", "magnifier", "search", "zoom", "lens", "out",
    ],
    "bell": ["alarm", "alert", "alerts", "bell", "notification", "notifications", "reminder", "reminders", "ring"],
    "calendar": ["calendar", "date", "day", "month", "schedule", "event", "events", "today", "week"],
    "cart": ["basket", "buy", "cart", "purchase", "shop", "shopping", "store", "trolley"],
    "bag": ["bag", "buy", "purchase", "shop", "shopping", "store", "handbag"],
    "star": ["favorite", "favorites", "favourite", "favourites", "rate", "rating", "star", "starred", "stars", "mark"],
    "heart": [
      "favorite", "favorites", "favourite", "favourites", "health", "heart", "hearts", "like", "liked", "likes", "love",
      "loved", "dislike", "unlike",
    ],
    "bookmark": ["bookmark", "bookmarks", "mark", "save", "saved", "keep"],
    "folder": ["archive", "directory", "file", "files", "folder", "folders", "open", "move"],
    "doc": ["doc", "document", "documents", "file", "files", "page", "pages", "paper", "copy", "text", "note"],
    "trash": ["bin", "clear", "delete", "discard", "erase", "garbage", "recycle", "trash", "waste"],
    "pencil": ["compose", "draw", "edit", "editing", "pen", "pencil", "write", "writing", "modify", "note", "markup"],
    "plus": ["add", "create", "increase", "increment", "insert", "more", "new", "plus", "zoom"],
    "minus": ["decrease", "decrement", "delete", "less", "minus", "subtract", "zoom", "out"],
    "xmark": [
      "cancel", "clear", "close", "cross", "delete", "dismiss", "error", "mark", "multiply", "no", "stop", "x", "wrong",
    ],
    "checkmark": [
      "accept", "check", "checked", "checkmark", "complete", "completed", "confirm", "done", "mark", "ok", "tick",
      "yes", "verified",
    ],
    "camera": ["camera", "capture", "photo", "photograph", "picture", "take"],
    "photo": [
      "album", "gallery", "image", "images", "library", "photo", "photos", "photograph", "picture", "pictures",
    ],
    "clock": ["clock", "history", "hour", "recent", "recents", "time", "timer", "pending", "alarm", "watch"],
    "list": [
      "bullet", "bulleted", "bullets", "items", "lines", "list", "lists", "menu", "number", "numbered", "dash",
      "indent",
    ],
    "bullet": ["bullet", "bulleted", "bullets", "items", "lines", "list", "lists", "menu"],
    "eye": [
      "eye", "eyes", "hidden", "hide", "look", "preview", "reveal", "show", "view", "views", "visible", "invisible",
      "visibility", "watch",
    ],
    "lock": [
      "lock", "locked", "password", "private", "secure", "security", "privacy", "protected", "unlock", "unlocked",
    ],
    "envelope": ["email", "envelope", "inbox", "letter", "mail", "mailbox", "message", "unread", "open", "read"],
    "phone": ["call", "calls", "contact", "phone", "telephone", "handset"],
    "message": ["bubble", "chat", "chats", "comment", "message", "messages", "speech", "conversation"],
    "bubble": [
      "bubble", "bubbles", "chat", "chats", "comment", "comments", "message", "messages", "speech", "conversation",
      "conversations",
    ],
    "map": ["location", "map", "maps", "place", "pin"],
    "mappin": ["location", "map", "marker", "place", "pin", "address"],
    "location": [
      "address", "arrow", "compass", "location", "locations", "navigate", "navigation", "place", "direction",
    ],
    "flag": ["flag", "flagged", "goal", "report", "mark"],
    "tag": ["label", "price", "tag", "tags", "category", "categories"],
    "book": ["book", "books", "library", "read", "reader", "reading", "closed", "open", "dictionary"],
    "books": ["book", "books", "library", "read", "reading", "closed"],
    "creditcard": ["card", "cards", "credit", "pay", "payment", "payments", "purchase", "bank", "wallet"],
    "chart": ["analytics", "bar", "chart", "charts", "graph", "pie", "statistics", "stats", "line", "report", "trend"],
    "bar": ["analytics", "bar", "bars", "chart", "charts", "graph", "statistics", "stats"],
    "pie": ["chart", "charts", "graph", "pie", "statistics"],
    "info": ["about", "detail", "details", "info", "information", "more"],
    "questionmark": ["help", "mark", "question", "unknown", "info", "about", "faq"],
    "exclamationmark": [
      "alert", "attention", "caution", "error", "exclamation", "important", "mark", "warning", "problem",
    ],
    "arrow": [
      "arrow", "arrows", "ascending", "back", "backward", "clockwise", "close", "collapse", "counterclockwise", "cycle",
      "descending", "direction", "down", "download", "enlarge", "enter", "exchange", "exit", "expand", "export",
      "forward", "fullscreen", "go", "import", "left", "log", "login", "logout", "merge", "more", "move", "navigate",
      "next", "open", "order", "out", "previous", "redo", "refresh", "reload", "repeat", "reply", "resize", "restart",
      "retry", "return", "right", "rotate", "save", "scroll", "send", "share", "sign", "sort", "split", "swap",
      "switch", "sync", "synchronize", "turn", "undo", "up", "update", "upload", "zoom",
    ],
    "apple": ["apple"], "logo": ["brand", "logo"],
    "chevron": ["arrow", "chevron", "compact", "disclose", "disclosure", "go", "menu", "more", "show"],
    "left": ["back", "left", "previous", "return"], "backward": ["back", "backward", "left", "previous", "return"],
    "right": ["forward", "next", "open", "right"], "forward": ["forward", "next", "open", "right"],
    "up": ["close", "collapse", "hide", "less", "scroll", "top", "up"],
    "down": ["bottom", "close", "collapse", "down", "expand", "hide", "open", "scroll"],
    "compact": ["compact"],
    "ellipsis": ["actions", "dots", "menu", "more", "options", "overflow", "typing"],
    "paperplane": ["airplane", "paper", "plane", "send", "sent", "share"],
    "play": ["begin", "play", "player", "playing", "resume", "start", "video", "watch"],
    "pause": ["pause", "paused", "stop", "wait"],
    "speaker": ["audio", "mute", "muted", "sound", "speaker", "volume", "wave", "waves", "loud"],
    "mic": ["audio", "dictate", "dictation", "mic", "microphone", "mute", "muted", "record", "voice"],
    "moon": ["dark", "moon", "night", "sleep", "stars", "disturb"],
    "sun": ["bright", "brightness", "day", "light", "max", "min", "sun", "sunny", "weather", "clear"],
    "bolt": ["bolt", "electricity", "energy", "flash", "lightning", "power", "quick", "charge"],
    "flame": ["burn", "calories", "fire", "flame", "hot", "popular", "streak", "trending"],
    "archivebox": ["archive", "archived", "box"],
    "tray": ["inbox", "tray", "download", "upload", "full", "outbox"],
    "paperclip": ["attach", "attachment", "clip", "paper", "paperclip"],
    "link": ["chain", "connect", "link", "links", "url", "attach"],
    "globe": [
      "earth", "globe", "international", "internet", "language", "web", "world", "browser", "americas", "europe",
    ],
    "wifi": ["connection", "internet", "network", "signal", "wifi", "wireless", "offline", "online", "connected"],
    "slider": ["adjust", "adjustments", "controls", "filter", "filters", "options", "settings", "slider", "sliders"],
    "eraser": ["clear", "delete", "erase", "eraser", "rubber", "clean"],
    "rotate": ["rotate", "turn"], "share": ["share"],
    "dumbbell": ["dumbbell", "exercise", "fitness", "gym", "workout"],
    "briefcase": ["briefcase", "business", "case", "job", "jobs", "work", "portfolio"],
    "gamecontroller": ["controller", "game", "gamepad", "games", "gaming", "play", "video"],
    "gift": ["gift", "gifts", "present", "presents", "reward", "rewards"],
    "key": ["key", "keys", "login", "password", "passwords", "security"],
    "number": ["digit", "digits", "hash", "number", "numbered", "numbers", "pound"],
    "video": ["camera", "camcorder", "facetime", "film", "movie", "record", "recording", "video", "videos"],
    "graduationcap": ["cap", "education", "graduation", "hat", "learn", "school", "study", "university"],
  ]

  private static let all = Set(
    """
    a account accounts action actions activity add added address ahead airplane airplay alarm album alert align
    alignment all allow and answer app apple application apps archive arrow arrows article at attach attachment audio
    automatic available away back backward bag badge balance bank banknote bar barcode bars basket battery bed bell
    below bike bin bicycle blue bluetooth board bold bolt book bookmark bookmarks books border bottom bottle box boxes
    brain branch briefcase broken browse browser brush bubble bubbles bug building bulb bullet bulleted bus business
    button buy by cake calculator calendar calendars call calls camera cancel car card cards cart case cash catalog
    category cell cellular center centre certificate change chart chat check checkbox checked checklist checkmark child
    children circle circled city clear clip clipboard clock close closed cloud cloudy code coffee coin coins collapse
    collection color colors comment comments community compact compass compose computer connect connected connection
    contact contacts content contents control controls conversation copy corner create credit crop cross crown cup
    currency cursor cut cycle cycling dark dashboard data database date day decrease delete delivery deselect desktop
    detail details device devices diagonal dial diamond dice directory disabled disclosure disk dislike display divide
    document documents dog dollar done door dots double down download downloaded downloads draw drawing drive drop
    duplicate duration ear earth edit education eject element ellipsis email empty enabled end energy enlarge
    envelope equal equals erase eraser error euro event events exchange exclamation exclude exit expand explore export
    eye face family farther fast faster favorite favorites favourite favourites feed female file files fill filled
    film filter filters find finger fire fish fitness flag flagged flame flash flashlight flight flip flower folder
    folders font food football for fork form format forward four frame friend friends front fuel full function game
    games garage gas gauge gear general gift glass glasses globe go goal gps graduation graph grid group groups guide
    half hammer hand hands handset happy hard hat head headphones health hear heart help hidden hide high highlight
    history home horizontal hospital hour hourglass house human ice icon idea identification image images import in
    inbox include incoming increase increment decrement indent index infinity info information insert inspect
    internet invite invoice italic item items join journal jump justify key keyboard knife label lamp landscape language laptop large
    layer layers layout leaf learn left lens letter level library life light lightbulb lightning like line lines link
    list lists live load loading location locations lock locked log login logout loop love low luggage lungs magic
    magnifying magnify magnifier mail mailbox male man manage map maps mark market master maximize medal media medical
    medicine medium meeting megaphone memo memory menu message messages mic microphone mind minimize minus minute
    mirror mixed mobile mode money monitor moon more motorcycle mountain mouse move movie movies multiple multiply
    music mute muted mutton nature navigate navigation network new news newspaper next night no node none not note
    notebook notes notification notifications number numbered numbers off office ok on one open options or orange
    order outgoing outline oval page pages paint paintbrush palette pan panel paper paperclip paperplane park parking
    partly password paste path pause paused payment peace pen pencil people percent percentage person personal persons phone
    phones photo photography photos picture pictures pill pills pin pinned place places plane plant play player
    playing plug plus podcast point pointing popular portrait pound power preferences present press preview previous
    price print printer prize profile profiles progress project protected purchase puzzle qr quantity question quick
    quote radio rain rainy random range rating read reader reading receipt receipts receive recent recents record
    recording rectangle rectangles recycle red redo refresh reject reload remove rename reorder repeat replace reply
    report reset resize restart restaurant restore return reverse rewind ribbon right ring road robot rocket rotate
    round route row ruler rules run runner running sad safari safety sale save saved savings scale scan scanner
    schedule school scissors screen scribble script scroll search second section secure security see select selected
    selection send sent server service services set setting settings shape shapes share shared sheet shield ship
    shipping shirt shop shopping show shuffle sidebar sign signal signature simple site size skip slash sleep slide
    slider sliders slow small smart smile smiley snow social sort sorted sound space spark sparkle sparkles speak
    speaker speech speed spell sport sports spread square squares stack stand star starred stars start statistics
    stats status stethoscope stop stopped stopwatch storage store storm story stroke strikethrough student study
    subtract subway suitcase sum sun sunny support swap sweep swift switch symbol sync syncing synced synchronize system tab table
    tablet tag tags target task tasks taxi team telephone television temperature terminal test text theme
    thermometer three thumb thumbs thunder ticket tickets time timer times title to today todo toggle toilet tool
    toolbar tools top torch touch trace track train transfer translate transport trash travel tray tree trend trending
    triangle trophy truck turn tv two type umbrella unavailable uncheck unchecked underline undo unfavorite unlike
    unlink unlock unlocked unmute unread unselected up update upload upward user users utensils vertical vibrate video
    videos view visible visibility voice voicemail volume vote wait walk walking wallet wallpaper wand warning
    waste watch water wave waveform waves weather web website weight wheelchair wheel wide wifi wind window wine
    wireless with woman word work workout world worldwide wrench write writing wrong x yen yes zip zoom zzz
    """.split { !$0.isLetter }.map(String.init))
}
