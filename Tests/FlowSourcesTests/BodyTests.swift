import Testing

/// What bodies do, in order, and under which conditions.
@Suite struct BodyTests {
  @Test func showingScreens() {
    #expect(
      facts(
        """
        class A: UIViewController {
          func show(item: Item) {
            let board = UIStoryboard(name: "Main", bundle: nil)
            guard let detail = board.instantiateViewController(withIdentifier: Scene.detail.rawValue) as? DetailController
            else { fatalError() }
            detail.item = item
            let navigation = UINavigationController(rootViewController: detail)
            navigation.modalPresentationStyle = .fullScreen
            present(navigation, animated: true) { self.shown() }
            let first = board.instantiateInitialViewController()!
            UIApplication.shared.windows.first?.rootViewController = first
            view.window!.rootViewController = UITabBarController()
            DispatchQueue.main.async { [weak self] in self?.performSegue(withIdentifier: R.segue.a.go, sender: nil) }
            navigationController?.setViewControllers([detail, first], animated: false)
            _ = navigationController?.popToRootViewController(animated: true)
          }
        }
        """)
          == """
          1:7 class A: UIViewController
            2:8 show(item:) [showWithItem:]
              3:17 $0 call UIStoryboard(name: "Main", bundle: nil)
              4:30 $1 call $0.instantiateViewController(withIdentifier: Scene.detail.rawValue)
              5:12 $2 call fatalError()  <- not guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              6:12 $3 set $1(as? DetailController).item = item  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              7:22 $4 call UINavigationController(rootViewController: $1(as? DetailController))  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              8:16 $5 set $4.modalPresentationStyle = .fullScreen  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              9:48 $6 call self.shown()  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController) / closure(present)
              9:5 $7 call present($4, animated: true, {…})  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              10:23 $8 call $0.instantiateInitialViewController()  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              11:41 $9 set UIApplication.shared.windows.first?.rootViewController = $8!  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              12:39 $10 call UITabBarController()  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              12:5 $11 use view member  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              12:18 $12 set view.window!.rootViewController = UITabBarController()  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              13:53 $13 call self?.performSegue(withIdentifier: R.segue.a.go, sender: nil)  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController) / closure(DispatchQueue.main.async)
              14:27 $14 call navigationController?.setViewControllers([$1(as? DetailController), $8!], animated: false)  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
              15:31 $15 call navigationController?.popToRootViewController(animated: true)  <- guard($0.instantiateViewController(withIdentifier: Scene.detail.rawValue) is DetailController)
          """)
  }

  @Test func containment() {
    #expect(
      facts(
        """
        class A: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let child = ChildController()
            child.willMove(toParent: self)
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
            old.willMove(toParentViewController: nil)
            old.view.removeFromSuperview()
            old.removeFromParentViewController()
            tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: Cell.id)
            let views = Bundle.main.loadNibNamed("Header", owner: self, options: nil)
          }
          func cell() -> UITableViewCell {
            return tableView.dequeueReusableCell(withIdentifier: "Cell", for: path) as! Cell
          }
        }
        """)
          == """
          1:7 class A: UIViewController
            2:17 override viewDidLoad() [viewDidLoad]
              3:11 $0 call super.viewDidLoad()
              4:17 $1 call ChildController()
              5:11 $2 call $1.willMove(toParent: self)
              6:5 $3 call addChild($1)
              7:5 $4 use view member
              7:10 $5 call view.addSubview($1.view)
              8:11 $6 call $1.didMove(toParent: self)
              9:5 $7 use old member
              9:9 $8 call old.willMove(toParentViewController: nil)
              10:5 $9 use old member
              10:14 $10 call old.view.removeFromSuperview()
              11:5 $11 use old member
              11:9 $12 call old.removeFromParentViewController()
              12:5 $13 use tableView member
              12:24 $14 call UINib(nibName: "Cell", bundle: nil)
              12:15 $15 call tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: Cell.id)
              13:29 $16 call Bundle.main.loadNibNamed("Header", owner: self, options: nil)
            15:8 cell() [cell]
              16:12 $0 use tableView member
              16:71 $1 use path passed
              16:22 $2 call tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)
              16:12 $3 cast tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)(as! Cell)
              16:12 $4 return tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)(as! Cell)
          """)
  }

  @Test func usesThatNilDoesNotSurvive() {
    #expect(
      facts(
        """
        class A: UIViewController {
          var model: Model!
          var item: Item?
          override func viewDidLoad() {
            title = model.title
            _ = item!.name
            self.model.start(item!)
            let list = model?.list ?? []
            if let item { item.open() }
            if item != nil && model.isOpen { pass(model) }
            if model != nil, item != nil || model.isShut, let next = model.next { run(next) }
            label.text = "\\(model.name)"
            guard model == nil else { return }
            model[0] = 1
          }
        }
        """)
          == """
          1:7 class A: UIViewController
            2:7 var model: Model!
            3:7 var item: Item?
            4:17 override viewDidLoad() [viewDidLoad]
              5:13 $0 use model member
              5:5 $1 set title = model.title
              6:9 $2 use item forced
              7:5 $3 use model member
              7:22 $4 use item forced
              7:16 $5 call self.model.start(item!)
              9:24 $6 call item?.open()  <- if(item != nil)
              10:23 $7 use model member  <- expression(item != nil)
              10:43 $8 use model passed  <- if(item != nil and model.isOpen)
              10:38 $9 call pass(model)  <- if(item != nil and model.isOpen)
              11:37 $10 use model member  <- expression(model != nil) / not expression(item != nil)
              11:62 $11 use model member  <- expression(model != nil) / expression(item != nil || model.isShut)
              11:75 $12 call run(model.next)  <- if(model != nil and item != nil || model.isShut and model.next != nil)
              12:21 $13 use model member
              12:5 $14 use label member
              12:11 $15 set label.text = "\\(model.name)"
              13:31 $16 leave return  <- not guard(model == nil)
              14:5 $17 use model member  <- guard(model == nil)
              14:5 $18 set model[0] = 1  <- guard(model == nil)
          """)
  }

  @Test func conditions() {
    #expect(
      facts(
        """
        class A: UIViewController {
          func go() throws {
            if UIDevice.current.userInterfaceIdiom != .pad { performSegue(withIdentifier: "phone", sender: self) }
            if user == nil { performSegue(withIdentifier: "login", sender: self); return }
            for item in items where item.isOpen { open(item) }
            while let next = queue.next { run(next) }
            do { try save() } catch { failed() }
            defer { end() }
            isOn ? on() : off()
            isOn && flip()
            switch state {
            case .idle where isOn: start()
            case .running(let count), .waiting(let count): wait(count)
            #if DEBUG
            case .debug: debug()
            #endif
            default: stop()
            }
            repeat { once() } while again
            func inner(_ x: Int) { helper(x) }
            UIView.animate(withDuration: 1, animations: { self.fade() }, completion: { done in self.finish(done) })
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: { _ in self.delete() }))
            present(alert, animated: true)
            if #available(iOS 13, *) { modern() } else if flags.contains(.old) || !isNew { old() } else { none() }
          }
        }
        """)
          == """
          1:7 class A: UIViewController
            2:8 go() [go]
              3:54 $0 call performSegue(withIdentifier: "phone", sender: self)  <- if(UIDevice.current.userInterfaceIdiom != .pad)
              4:22 $1 call performSegue(withIdentifier: "login", sender: self)  <- if(user == nil)
              4:75 $2 leave return  <- if(user == nil)
              5:43 $3 call open(items[])  <- not if(user == nil) / loop(for item in items) / if(items[].isOpen)
              6:22 $4 use queue member  <- not if(user == nil)
              6:35 $5 call run(queue.next)  <- not if(user == nil) / loop(queue.next != nil)
              7:14 $6 call save()  <- not if(user == nil)
              7:31 $7 call failed()  <- not if(user == nil) / catch(catch)
              8:13 $8 call end()  <- not if(user == nil) / defer(defer)
              9:12 $9 call on()  <- not if(user == nil) / expression(isOn)
              9:19 $10 call off()  <- not if(user == nil) / not expression(isOn)
              10:13 $11 call flip()  <- not if(user == nil) / expression(isOn)
              12:28 $12 call start()  <- not if(user == nil) / case(state == .idle and isOn)
              13:52 $13 call wait(count)  <- not if(user == nil) / case(state is one of .running, .waiting)
              15:18 $14 call debug()  <- not if(user == nil) / case(state == .debug)
              17:14 $15 call stop()  <- not if(user == nil) / case(state is none of .running, .waiting, .debug)
              19:14 $16 call once()  <- not if(user == nil) / loop(repeat)
              20:28 $17 call helper(x(as Int))  <- not if(user == nil) / function(inner)
              21:56 $18 call self.fade()  <- not if(user == nil) / closure(UIView.animate(animations:))
              21:93 $19 call self.finish(done)  <- not if(user == nil) / closure(UIView.animate(completion:))
              22:17 $20 call UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)  <- not if(user == nil)
              23:87 $21 call self.delete()  <- not if(user == nil) / closure(UIAlertAction(handler:))
              23:21 $22 call UIAlertAction(title: "Yes", style: .default, handler: {_ in …})  <- not if(user == nil)
              23:11 $23 call $20.addAction(UIAlertAction(title: "Yes", style: .default, handler: {_ in …}))  <- not if(user == nil)
              24:5 $24 call present($20, animated: true)  <- not if(user == nil)
              25:32 $25 call modern()  <- not if(user == nil) / if(#available(iOS 13, *))
              25:51 $26 use flags member  <- not if(user == nil) / not if(#available(iOS 13, *))
              25:57 $27 call flags.contains(.old)  <- not if(user == nil) / not if(#available(iOS 13, *))
              25:84 $28 call old()  <- not if(user == nil) / not if(#available(iOS 13, *)) / if(flags.contains(.old) || !isNew)
              25:99 $29 call none()  <- not if(user == nil) / not if(#available(iOS 13, *)) / not if(flags.contains(.old) || !isNew)
          """)
  }
}
