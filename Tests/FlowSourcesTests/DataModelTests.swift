import TestSupport
import Testing

@testable import FlowSources

/// Models of Core Data as Swift.
struct DataModelTests {
  @Test func classesAreThoseThatXcodeGenerates() throws {
    let folder = try TemporaryFolder([
      "A.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict></plist>
      """,
      "A.xcdatamodeld/A.xcdatamodel/contents": "<model><entity name=\"Old\"/></model>",
      "A.xcdatamodeld/A 2.xcdatamodel/contents": """
      <model>
        <entity name="Pen" representedClassName=".Pen" codeGenerationType="class">
          <attribute name="name" attributeType="String" defaultValueString="a &quot;b&quot;"/>
          <attribute name="length" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
          <relationship name="box" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Box"/>
        </entity>
        <entity name="Box" representedClassName="Box"/>
      </model>
      """,
    ])
    let model = try #require(DataModel(at: "\(folder.path)/A.xcdatamodeld"))
    #expect(
      DataModel.swift(of: [model], beside: ["Box"]) == """
        import CoreData
        import Foundation

        enum ManagedModels {
          static let all: [NSManagedObjectModel] = [
            NSManagedObjectModel(name: "A", entities: [
              NSEntityDescription(
                "Pen", objectType: Pen.self,
                parent: nil, isAbstract: false,
                hasUniqueness: false,
                attributes: [
                  NSAttributeDescription("name", .stringAttributeType, isOptional: false, defaultValue: "a \\"b\\""),
                  NSAttributeDescription("length", .doubleAttributeType, isOptional: true)
                ],
                relationships: [
                  NSRelationshipDescription(
                    "box", to: "Box", inverse: nil, isToMany: false,
                    isOrdered: false, isOptional: true, minCount: 0, deleteRule: .nullifyDeleteRule)
                ]),
              NSEntityDescription(
                "Box", objectType: Box.self,
                parent: nil, isAbstract: false,
                hasUniqueness: false,
                attributes: [

                ],
                relationships: [

                ])
            ])
          ]
        }

        @objc(Pen) class Pen: NSManagedObject {}
        extension Pen {
          @NSManaged var name: String?
          @NSManaged var length: Double
          @NSManaged var box: Box?
        }

        """)
  }
}
