import Foundation

/// What a realm's file holds: all realms of one file see the same.
final class RealmFile {
  private static var files: [String: RealmFile] = [:]
  /// One for all realms of the file on the main thread.
  let state = WriteState()
  private(set) var objects: [Object] = []
  var observers: [RealmObserver] = []
  /// Whether objects were taken out: those that are left may then be in another order.
  private(set) var hasHoles = false
  /// What is kept of it for the next launch; nil for what ends with the app.
  private let keeping: RealmKeeping?

  /// Whether it is not known what is in the file.
  private(set) var isOld = false

  private init(_ keeping: RealmKeeping?) { self.keeping = keeping }

  /// What is in the file is not known any more.
  func forget() {
    isOld = true
    keeping?.forget()
  }

  /// The file of a configuration, empty when the app is installed.
  static func file(_ configuration: Realm.Configuration) -> RealmFile {
    let name = configuration.inMemoryIdentifier ?? configuration.fileURL?.lastPathComponent ?? "default.realm"
    if let known = files[name] { return known }
    let made = RealmFile(configuration.inMemoryIdentifier == nil ? RealmKeeping(name) : nil)
    files[name] = made
    if let path = configuration.fileURL?.path { made.keeping?.find(path) }
    return made
  }

  private var isOpen = false

  /// Finds what earlier launches have written.
  func open(in realm: Realm) {
    if isOpen { return }
    isOpen = true
    guard let keeping else { return }
    isOld = keeping.isOld
    if isOld { return }
    hasHoles = keeping.hasHoles
    objects = keeping.objects()
    for object in objects { keeping.fill(object, with: objects, in: realm) }
    for object in objects { object.move(into: realm) }
  }

  func add(_ object: Object, in realm: Realm) {
    if objects.contains(where: { $0 === object }) { return }
    if let keeping { object.number = keeping.nextNumber() }
    objects.append(object)
    object.move(into: realm)
    join(object, in: realm)
  }

  /// Adds what an object of the realm holds.
  func join(_ object: Object, in realm: Realm) {
    for value in RealmProperties.held(by: object) {
      if let other = value as? Object, other.realm == nil { add(other, in: realm) }
      if let list = value as? RealmListing {
        list.join(realm)
        for other in list.heldElements { if let other = other as? Object { add(other, in: realm) } }
      }
    }
  }

  func remove(_ removed: Object) {
    let object = removed.row
    guard let place = objects.firstIndex(where: { $0 === object }) else { return }
    if place + 1 < objects.count { hasHoles = true }
    objects.remove(at: place)
    object.move(into: nil)
    for other in objects {
      for value in RealmProperties.held(by: other) {
        if let list = value as? RealmListing { list.drop(object) }
      }
      RealmProperties.unlink(object, from: other)
    }
  }

  /// Writes have ended: observers hear of it later.
  func written() {
    keeping?.keep(objects, hasHoles: hasHoles)
    for observer in observers { observer.look() }
  }
}

final class RealmObserver {
  private let look_: () -> Void
  init(_ look: @escaping () -> Void) { look_ = look }
  func look() { DispatchQueue.main.async { self.look_() } }
}

final class NotificationToken: NSObject {
  private let ended: () -> Void

  init(_ ended: @escaping () -> Void) {
    self.ended = ended
    super.init()
  }

  func invalidate() { ended() }
  deinit { ended() }
}

final class ObjectId: NSObject {
  let stringValue: String

  override init() {
    stringValue = UUID().uuidString
    super.init()
  }

  /// One of an earlier launch.
  init(kept text: String) {
    stringValue = text
    super.init()
  }

  static func generate() -> ObjectId { ObjectId() }
}

struct Realm {
  enum UpdatePolicy { case error, modified, all }

  struct Configuration {
    static var defaultConfiguration = Configuration()
    private static var defaultURL: URL {
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("default.realm")
    }
    var fileURL: URL?
    var inMemoryIdentifier: String?
    var schemaVersion: UInt64 = 0
    var deleteRealmIfMigrationNeeded = false
    var migrationBlock: ((Any, UInt64) -> Void)?
    var objectTypes: [Any]?
    var readOnly = false

    init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: ((Any, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [Any]? = nil
    ) {
      self.fileURL = inMemoryIdentifier == nil ? fileURL ?? Configuration.defaultURL : nil
      self.inMemoryIdentifier = inMemoryIdentifier
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.objectTypes = objectTypes
    }
  }

  let configuration: Configuration
  private let file: RealmFile
  private var state: WriteState { file.state }

  init() throws { try self.init(configuration: .defaultConfiguration) }

  init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

  init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.configuration = configuration
    // A file of the bundle holds what the build put into it.
    file =
      configuration.readOnly
      ? realmOfTheBundle(configuration.fileURL)
      : RealmFile.file(configuration)
    if !configuration.readOnly { file.open(in: self) }
  }

  var isInWriteTransaction: Bool { state.isWriting }
  var isEmpty: Bool { file.objects.isEmpty }

  // MARK: Writing

  func write<Result>(_ block: () throws -> Result) throws -> Result {
    beginWrite()
    let result: Result
    do {
      result = try block()
    } catch {
      if state.isWriting { cancelWrite() }
      throw error
    }
    if state.isWriting { try commitWrite() }
    return result
  }

  func write<Result>(withoutNotifying tokens: [NotificationToken], _ block: () throws -> Result) throws -> Result {
    try write(block)
  }

  func safeWrite(_ block: () throws -> Void) throws { if state.isWriting { try block() } else { try write(block) } }

  func beginWrite() {
    if state.isWriting { fatalError("The Realm is already in a write transaction") }
    state.isWriting = true
  }

  func commitWrite() throws {
    if !state.isWriting { throw RealmFailure("Can't commit a non-existing write transaction") }
    state.isWriting = false
    file.written()
  }

  func cancelWrite() {
    if !state.isWriting { fatalError("Can't cancel a non-existing write transaction") }
    state.isWriting = false
    file.forget()
  }

  private func checkWriting() {
    if !state.isWriting {
      fatalError("Can only add, remove, or create objects in a Realm in a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
    }
  }

  /// Adds an object, or all of a collection.
  func add(_ objects: Any, update: UpdatePolicy = .error) {
    guard let object = objects as? Object else {
      for object in RealmValues.elements(of: objects) { add(object, update: update) }
      return
    }
    checkWriting()
    guard object.row === object else { return }
    guard let old = stored(object, update) else { return file.add(object, in: self) }
    // The object in the realm takes the values, and the new one stands for it from here on.
    RealmProperties.copy(object, to: old)
    object.stand(for: old, in: self)
    file.join(old, in: self)
  }

  func add(_ objects: Any, update: Bool) { add(objects, update: update ? UpdatePolicy.all : UpdatePolicy.error) }

  /// The object of the realm that has the primary key of another one: objects of one key are one.
  private func stored(_ object: Object, _ update: UpdatePolicy) -> Object? {
    guard let key = RealmProperties.primaryKey(of: object) else { return nil }
    let value = object.value(forKey: key)
    let name = String(describing: type(of: object))
    let old = file.objects.first {
      $0 !== object && String(describing: type(of: $0)) == name && RealmValues.isSame($0.value(forKey: key), value)
    }
    if old != nil, update == .error {
      fatalError("Attempting to create an object of type '\(name)' with an existing primary key value")
    }
    return old
  }

  /// Of an object that is there already a dictionary changes what it names alone.
  func create<Made: Object>(_ type: Made.Type, value: Any, update: UpdatePolicy = .error) -> Made {
    checkWriting()
    let made = type.init(value: value)
    if value is [String: Any], let old = stored(made, update) {
      RealmProperties.fill(old, value)
      file.join(old, in: self)
      return old as! Made
    }
    add(made, update: update)
    return made.row as! Made
  }

  /// Deletes an object, or all of a collection.
  func delete(_ objects: Any) {
    checkWriting()
    if let object = objects as? Object {
      file.remove(object)
    } else {
      for object in RealmValues.elements(of: objects) { file.remove(object as! Object) }
    }
  }

  func deleteAll() {
    checkWriting()
    for object in file.objects { file.remove(object) }
  }

  // MARK: Reading

  func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    let file = self.file
    return Results(file) {
      if file.isOld { return objectsInTheRealm(type) }
      let found = file.objects.filter { $0 is Element } as! [Element]
      // With holes and with primary keys, objects are in an order of the file's own.
      let isKeyed = found.first.flatMap { RealmProperties.primaryKey(of: $0) } != nil
      return file.hasHoles || isKeyed ? Array(Set(found)) : found
    }
  }

  func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
    if file.isOld { return objectInTheRealm(type) }
    let found = file.objects.filter { $0 is Element } as! [Element]
    guard let first = found.first else { return nil }
    guard let name = RealmProperties.primaryKey(of: first) else { return unreadPrimaryKey(type) }
    return found.first { RealmValues.isSame($0.value(forKey: name), key) }
  }

  func refresh() -> Bool { true }
  func invalidate() {}
}

struct RealmFailure: Error {
  let localizedDescription: String
  init(_ text: String) { localizedDescription = text }
}

final class WriteState {
  var isWriting = false
}
