import Testing

/// What `prepare(for:sender:)` says, in the many ways in which people write it.
@Suite struct PrepareTests {
  @Test func ifOnTheIdentifier() {
    #expect(
      facts(
        """
        import UIKit
        class A: UIViewController {
          @IBOutlet weak var label: UILabel!
          var item: Item!
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            if segue.identifier == "detail" {
              let nav = segue.destination as! UINavigationController
              let vc = nav.topViewController as! DetailController
              vc.item = item
              vc.delegate = self
            } else if let edit = segue.destination as? EditController, segue.identifier == SegueID.edit.rawValue {
              edit.configure(with: item!)
            }
          }
          @IBAction func done(_ sender: Any) {
            guard let user = user else { return }
            performSegue(withIdentifier: "detail", sender: self)
            let next = storyboard!.instantiateViewController(withIdentifier: "Next") as! NextController
            next.user = user
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """)
          == """
          2:7 class A: UIViewController
            3:22 @IBOutlet weak var label: UILabel!
            4:7 var item: Item!
            5:17 override prepare(for:sender:) [prepareFor:sender:]
              6:11 $0 call super.prepare(for: segue, sender: sender)
              8:17 $1 cast segue.destination(as! UINavigationController)  <- if(segue.identifier == "detail")
              9:16 $2 cast segue.destination(as! UINavigationController).topViewController(as! DetailController)  <- if(segue.identifier == "detail")
              10:10 $3 set segue.destination(as! UINavigationController).topViewController(as! DetailController).item = item  <- if(segue.identifier == "detail")
              11:10 $4 set segue.destination(as! UINavigationController).topViewController(as! DetailController).delegate = self  <- if(segue.identifier == "detail")
              13:28 $5 use item forced  <- not if(segue.identifier == "detail") / if(segue.destination is EditController and segue.identifier == SegueID.edit.rawValue)
              13:12 $6 call segue.destination(as? EditController).configure(with: item!)  <- not if(segue.identifier == "detail") / if(segue.destination is EditController and segue.identifier == SegueID.edit.rawValue)
            16:18 @IBAction done(_:) [done:]
              17:34 $0 leave return  <- not guard(user != nil)
              18:5 $1 call performSegue(withIdentifier: "detail", sender: self)  <- guard(user != nil)
              19:16 $2 use storyboard forced  <- guard(user != nil)
              19:28 $3 call storyboard!.instantiateViewController(withIdentifier: "Next")  <- guard(user != nil)
              19:16 $4 cast storyboard!.instantiateViewController(withIdentifier: "Next")(as! NextController)  <- guard(user != nil)
              20:10 $5 set $3(as! NextController).user = user?  <- guard(user != nil)
              21:27 $6 call navigationController?.pushViewController($3(as! NextController), animated: true)  <- guard(user != nil)
          """)
  }
}
