import FlowInterfaceBuilder
import Foundation

/// Makes the objects of one scene, or of one nib, and connects them.
@MainActor
final class InterfaceDecoder {
  let storyboard: UIStoryboard?
  let simulation: Simulation
  let documentName: String
  /// What was made so far, by object id; once a scene is connected, what nothing of it holds.
  var objects: [String: AnyObject] = [:]
  /// What popovers of the scene's segues point at.
  private var anchors: [String: WeakTarget] = [:]
  /// Where the connections stand that are made before the view is loaded; loading it does not make them again.
  var connectedBeforeView: Set<SourceLocation> = []
  private weak var controller: UIViewController?
  private var controllerID: String?

  nonisolated init(storyboard: UIStoryboard?, simulation: Simulation, documentName: String) {
    self.storyboard = storyboard
    self.simulation = simulation
    self.documentName = documentName
  }

  // MARK: Scenes

  /// Makes a scene's controller: init(coder:), runtime attributes, awakeFromNib.
  ///
  /// - UIKit: init(coder:), runtime attributes, awakeFromNib (G60, F2.2, F2.19); what a creator returns must come from
  ///   init(coder:) and be of the scene's class, and nil means the default (F2.15, F2.16).
  /// - Parameter isRelated: whether a relationship of a container that is being made names the scene.
  func makeController(
    _ object: InterfaceObject, isRelated: Bool = false, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let awakening = isRelated ? simulation.sceneNesting.awakening : SceneAwakening()
    let outer = simulation.sceneNesting.awakening
    simulation.sceneNesting.awakening = awakening
    defer { simulation.sceneNesting.awakening = outer }
    let coder = InterfaceCoder(decoder: self, object: object)
    let custom = creator?(coder)
    guard let controller = custom ?? makeOwnController(object, coder) else { return nil }
    if custom == nil, controller.origin == nil {
      // The class's own init(coder:) may call any other initializer.
      noteController(controller, object)
    } else if !isAcceptable(controller, for: object) {
      return controller
    }
    applyRuntimeAttributes(of: object, to: controller)
    connectControllerObjects(of: object)
    awakening.made.append(controller)
    if !isRelated { awakening.awaken() }
    return controller
  }

  private func isAcceptable(
    _ controller: UIViewController, for object: InterfaceObject
  ) -> Bool {
    let isInterpreted = object.namedClass.map { simulation.classes.sources?.declares($0) == true } ?? false
    let type = isInterpreted ? object.customClass! : String(describing: controllerClass(of: object))
    func raise(_ reason: String) -> Bool {
      simulation.raise(UIKitException(.internalInconsistency, reason), by: controller.traceSubject)
      return false
    }
    guard controller.origin != nil else {
      return raise("Custom instantiated view controller must call -[super initWithCoder:]")
    }
    guard controller.isKind(ofClassNamed: type) else {
      let name = "<\(controller.typeName): 0x\(String(controller.traceSubject.index, radix: 16))>"
      return raise("Custom instantiated \(name) must be kind of class \(type)")
    }
    return true
  }

  private func makeOwnController(_ object: InterfaceObject, _ coder: InterfaceCoder) -> UIViewController? {
    if let made = simulation.classes.makeFromSources(object.namedClass, coder: coder) {
      return made as? UIViewController
    }
    return controllerClass(of: object).init(coder: coder)
  }

  /// Notes the controller, so that connections find it; it is held by whoever asked for it.
  func noteController(_ controller: UIViewController, _ object: InterfaceObject) {
    self.controller = controller
    controllerID = object.id
  }

  /// The object of an id, if it was made.
  func made(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return id == controllerID ? controller : objects[id] ?? anchors[id]?.object
  }

  // MARK: Scene and nib contents

  /// Makes the view of a scene and all else that lives as long as it: the dock, the recognizers.
  ///
  /// - Parameter scene: nil for a controller in a nib, which has no dock.
  func makeSceneView(_ scene: InterfaceScene?, of controllerObject: InterfaceObject) -> UIView? {
    guard let viewObject = controllerObject.rootView else { return nil }
    let view = makeView(viewObject)
    if let refresh = controllerObject.containedObjects.first(where: { $0.key == "refreshControl" }),
      let list = view as? UIScrollView
    {
      list.refreshControl = makeView(refresh) as? UIRefreshControl
    }
    var topLevel: [AnyObject] = []
    for object in scene?.dockObjects ?? [] where made(object.id) == nil {
      if let dockObject = makeTopLevelObject(object) { topLevel.append(dockObject) }
    }
    controller?.topLevelObjects = topLevel
    return view
  }

  /// Connects a scene's view and dock, then makes its embedded controllers.
  func connectScene(_ scene: InterfaceScene?, of controllerObject: InterfaceObject) {
    let inScene = (scene?.objects ?? [controllerObject]).flatMap { [$0] + $0.allContainedObjects }
    finish(inScene.filter { !isPrototype($0) })
    if let controller { embedChildren(of: controller) }
    letGo()
  }

  /// Leaves what was made to those that hold it in the scene.
  ///
  /// - UIKit: a superview holds its subviews, a view its active constraints, so that a weak outlet is nil once the view is
  ///   removed or the constraint is no longer active ("Managing the Lifetimes of Objects from Nib Files", Resource
  ///   Programming Guide; documentation of removeFromSuperview()). What is not installed for the size class is kept, to be
  ///   installed for another ("Size-Class-Specific Layout", Auto Layout Guide).
  private func letGo() {
    for template in controller?.segueTemplates ?? [] {
      for id in [template.segue.popoverAnchorViewID, template.segue.popoverAnchorBarButtonItemID] {
        if let id, let anchor = made(id) { anchors[id] = WeakTarget(anchor) }
      }
    }
    objects = objects.filter { _, object in
      switch object {
      case let view as UIView: view.superview == nil && view !== controller?.loadedView
      case let constraint as NSLayoutConstraint: !constraint.isActive
      default: false
      }
    }
  }

  /// Makes a nib's objects and connects them with the owner.
  func instantiate(_ document: InterfaceDocument, owner: NSObject?) -> [Any] {
    if let ownerID = document.filesOwner?.id, let owner { objects[ownerID] = owner }
    let topLevel = document.topLevelObjects.filter { !$0.isFilesOwner && !$0.isFirstResponder }
    var made: [Any] = []
    for object in topLevel {
      if let instance = makeTopLevelObject(object) { made.append(instance) }
    }
    let all = document.topLevelObjects.flatMap { [$0] + $0.allContainedObjects }
    finish(all.filter { !isPrototype($0) })
    return made
  }

  /// Makes a cell, header or footer that a list designs, with connections of its own.
  ///
  /// - UIKit: a prototype is a nib of its own, which is loaded for each cell: outlets first, then awakeFromNib (template
  ///   of UITableViewCell in Xcode; documentation of dequeueReusableCell(withIdentifier:for:)).
  func instantiate(prototype object: InterfaceObject) -> UIView {
    let view = makeView(object)
    finish([object] + object.allContainedObjects.filter { !isPrototype($0, in: object.element) })
    return view
  }

  /// Constrains and connects objects that are made, and tells them that they are.
  private func finish(_ objects: [InterfaceObject]) {
    constrain(objects)
    connect(objects)
    for object in objects where !object.isFilesOwner { awaken(made(object.id)) }
  }

  /// - UIKit: each object of a nib is told, views and others (documentation of NSObject.awakeFromNib()).
  private func awaken(_ object: AnyObject?) {
    if let view = object as? UIView {
      view.callback("awakeFromNib()") { view.awakeFromNib() }
    } else if let object, !(object is UIResponder) {
      InterfaceBindings.action("awakeFromNib", of: object)?(object, nil)
    }
  }

  private func makeTopLevelObject(_ object: InterfaceObject) -> AnyObject? {
    let instance: AnyObject
    if object.isExit || object.isFirstResponder {
      return nil
    } else if object.isView {
      instance = makeView(object)
    } else if let recognizer = makeGestureRecognizer(object) {
      instance = recognizer
    } else if object.elementName == "barButtonItem" {
      instance = makeBarButtonItem(object)
    } else if object.elementName.lowercased().hasSuffix("controller"),
      object.element.isNamed("searchDisplayController") == false
    {
      let nested = InterfaceDecoder(storyboard: storyboard, simulation: simulation, documentName: documentName)
      guard let controller = nested.makeController(object, creator: nil) else { return nil }
      controller.takeDesignedView()
      instance = controller
    } else if let made = simulation.classes.makeFromSources(object.namedClass, coder: nil) {
      guard let made else { return nil }
      instance = made
    } else if let custom = object.customClass,
      let type = simulation.classes.classNamed(custom, module: object.customModule) as? any InterfaceBound.Type,
      let make = type.interfaceBindings.make
    {
      instance = make()
    } else {
      instance = InterfaceDockObject(origin: origin(of: object))
    }
    if let id = object.id { objects[id] = instance }
    return instance
  }

  /// Whether an object is a list's prototype, or lies in one.
  ///
  /// - Parameter root: where to look for lists; nil for the whole document.
  private func isPrototype(_ object: InterfaceObject, in root: InterfaceElement? = nil) -> Bool {
    object.element.ancestors.prefix(while: { $0 != root }).contains { ancestor in
      ancestor.isNamed("prototypes")
        || (ancestor.isNamed("cells") && ancestor.parent?.isNamed("collectionView") == true)
    }
  }

  // MARK: Classes

  /// What the document says of an object.
  ///
  /// - UIKit: a class that does not exist is logged, and the element's own class of UIKit's is made (F2.21).
  /// - Parameter instance: the object, where a class of the app's may stand behind it.
  func origin(of object: InterfaceObject, instance: NSObject? = nil) -> InterfaceOrigin {
    let named = object.namedClass
    let isLinked = named.map { instance?.isKind(ofClassNamed: $0.name) == true } ?? false
    let isMissing = named.map { !isLinked && simulation.classes.isMissing($0) } ?? false
    if let named, isMissing { simulation.warn("Unknown class \(named.name) in Interface Builder file.") }
    return InterfaceOrigin(object: object, documentName: documentName, isLinked: isLinked, isMissing: isMissing)
  }

  /// The class of a scene: the custom class where it is linked, else the element's own.
  private func controllerClass(of object: InterfaceObject) -> UIViewController.Type {
    let base = ElementClasses.controller(object.elementName)
    guard let name = object.customClass else { return base }
    let found: AnyClass? = simulation.classes.classNamed(name, module: object.customModule)
    return found as? UIViewController.Type ?? base
  }

  func viewClass(of object: InterfaceObject) -> UIView.Type {
    let base = ElementClasses.view(object.elementName)
    guard let name = object.customClass else { return base }
    let found: AnyClass? = simulation.classes.classNamed(name, module: object.customModule)
    return found as? UIView.Type ?? base
  }

  /// Sets the user defined runtime attributes.
  ///
  /// - UIKit: before awakeFromNib; one that fails is only logged (F2.19).
  func applyRuntimeAttributes(of object: InterfaceObject, to instance: NSObject) {
    for attribute in object.userDefinedRuntimeAttributes {
      let value = RuntimeAttributeValue.value(of: attribute)
      let isSet =
        InterfaceBindings.tables(of: instance).contains { table in
          table.attributes[attribute.keyPath]?(instance, value) == true
        } || simulation.classes.sources?.set(attribute.keyPath, ofExtended: instance, to: value) == true
        || KeyValueCoding.set(value, forKeyPath: attribute.keyPath, of: instance)
      guard let origin = InterfaceOrigin.of(instance), origin.isLinked || origin.isMissing else { continue }
      if !isSet {
        simulation.warn(
          "Failed to set (\(attribute.keyPath)) user defined inspected property on "
            + "(\(instance.typeName)): \(instance.undefinedKeyReason(attribute.keyPath))")
      }
    }
  }
}

extension NSObject {
  /// Whether its class, or one that it inherits from, has a name.
  func isKind(ofClassNamed name: String) -> Bool {
    if (self as? any InterpretedClass)?.appClasses.contains(name) == true { return true }
    var current: AnyClass? = type(of: self)
    while let type = current {
      if String(describing: type) == name { return true }
      current = _getSuperclass(type)
    }
    return false
  }

  /// Why key-value coding fails for a key that the class does not have.
  ///
  /// - UIKit: the text of NSUnknownKeyException (F2.20), which failing runtime attributes log (F2.19).
  @MainActor
  func undefinedKeyReason(_ key: String) -> String {
    let number = (self as? UIViewController)?.traceSubject.index ?? 0
    return
      "[<\(typeName) 0x\(String(number, radix: 16))> setValue:forUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key \(key)."
  }
}
