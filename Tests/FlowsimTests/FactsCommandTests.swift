import Foundation
import TestSupport
import Testing

@Suite struct FactsCommandTests {
  let flowsim = BuiltProgram("flowsim")

  @Test func writesWhatTheSourcesSay() throws {
    let folder = try TemporaryFolder(["App/Home.swift": "class Home: UIViewController {\n  var item: Item!\n}\n"])
    let result = try flowsim.run(["facts", "App", "--no-cache"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.text == """
        {
          "absentFiles" : [

          ],
          "absentHeaders" : [

          ],
          "files" : [
            {
              "comments" : [

              ],
              "declarations" : [
                {
                  "attributes" : [

                  ],
                  "bindings" : [

                  ],
                  "cases" : [

                  ],
                  "functions" : [

                  ],
                  "genericParameters" : [

                  ],
                  "inherited" : [
                    "UIViewController"
                  ],
                  "kind" : "class",
                  "location" : {
                    "column" : 7,
                    "file" : "App/Home.swift",
                    "line" : 1
                  },
                  "modifiers" : [

                  ],
                  "name" : "Home",
                  "properties" : [
                    {
                      "attributes" : [

                      ],
                      "isComputed" : false,
                      "isConstant" : false,
                      "isSettable" : true,
                      "location" : {
                        "column" : 7,
                        "file" : "App/Home.swift",
                        "line" : 2
                      },
                      "modifiers" : [

                      ],
                      "name" : "item",
                      "observers" : [

                      ],
                      "optionality" : "implicitlyUnwrapped",
                      "type" : "Item"
                    }
                  ],
                  "typeAliases" : [

                  ]
                }
              ],
              "functions" : [

              ],
              "imports" : [

              ],
              "modules" : [

              ],
              "path" : "App/Home.swift",
              "properties" : [

              ],
              "typeAliases" : [

              ]
            }
          ],
          "libraries" : [

          ],
          "modules" : [

          ],
          "objectiveCCategories" : [

          ],
          "objectiveCClasses" : [

          ],
          "objectiveCFiles" : [

          ],
          "objectiveCMentions" : [

          ],
          "objectiveCTexts" : [

          ],
          "unreadable" : [

          ]
        }

        """)
  }

  @Test func theSecondRunReadsFromTheCacheAndSaysTheSame() throws {
    let folder = try TemporaryFolder(["App/Home.swift": "class Home { func go() { show() } }"])
    let cache = ["FLOWSIM_CACHE": "\(folder.path)/Cache"]
    let first = try flowsim.run(["facts", "App", "--output", "1.json"], in: folder.path, environment: cache)
    let second = try flowsim.run(["facts", "App", "--output", "2.json"], in: folder.path, environment: cache)
    #expect([first.status, second.status] == [0, 0])
    #expect(FileManager.default.contents(atPath: "\(folder.path)/1.json")?.isEmpty == false)
    #expect(
      FileManager.default.contents(atPath: "\(folder.path)/1.json")
        == FileManager.default.contents(atPath: "\(folder.path)/2.json"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Cache").count == 1)
  }

  @Test func saysWhenThereIsNothingToRead() throws {
    let folder = try TemporaryFolder(["App/Main.storyboard": ""])
    let result = try flowsim.run(["facts", "App", "--no-cache"], in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: there is no Swift file of an app in App. Name the folder that holds the app's sources.\n")
  }
}
