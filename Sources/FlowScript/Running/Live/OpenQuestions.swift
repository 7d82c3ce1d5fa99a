import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit

/// The questions that a run of a flow asks and that nothing answers, with the answers that this run tries.
@MainActor
final class OpenQuestions {
  /// A question that was asked.
  struct Asked {
    let what: String
    let location: SourceLocation
    let answer: Bool
    /// Whether it asks whether something is there at all.
    let isPresence: Bool
    /// How many steps were done.
    let steps: Int
  }

  /// The answers to the first questions; those that follow are answered with ``firstAnswers``.
  let answers: [Bool]
  /// What is tried where several orders are possible.
  let variant: RunVariant
  /// The position of the last step that is run; nil for the flow's last.
  private(set) var end: Int?
  /// Whether the step that asks the first question is the last.
  var endsWhereAsked = false
  /// The positions of steps that only look, at which the flow goes on though they fail.
  var looks: Set<Int> = []
  /// Where the app's code went through a dictionary or set whose order may show; nil where it did not.
  private(set) var unordered: SourceLocation?
  /// Of how many elements the largest of these was.
  private(set) var mostUnordered = 0
  /// Whether the order of work on several queues was open.
  var hasChosen = false
  /// Whether the app changes by itself, so that what is seen hangs on when one looks.
  var isRestless = false
  /// Whether it is not known how many rows of a list are on the screen.
  var hasOpenRows = false
  /// What the place of something hangs on that may be on the screen or beside it.
  var openPlace: OpenPlace?
  /// The rules of UIKit's that are not published, and that the app's code may show.
  var openRules: Set<OpenRule> = []
  /// Whether a link came in, and when it does so is not published.
  var hasOpenLinkMoment = false
  /// Whether a window was shown before the app's scene was there.
  var hasEarlyWindow = false
  /// The first answer of which nobody knows when it comes, and how many steps were done before; nil where there was none.
  private(set) var firstAnswer: (answer: ComingAnswer, steps: Int)?
  /// Whether a text was typed that is drawn at random.
  var hasRandomText = false
  /// How many statements and calls the app's code has run, over all its launches.
  var work = 0
  private(set) var asked: [Asked] = []
  /// The questions that were asked, in order.
  private var questions: [Unknown] = []
  private var known = Answers()
  /// What the worlds have in common whose work ends with nothing changed; nil where no others are tried.
  var quietWorlds: QuietWorlds?
  /// The numbers of the questions whose answers make no difference, so that another world goes on as this one does and
  /// nothing is to be seen in it; nil where it goes on itself.
  private(set) var repeatedBy: Set<Int>?
  /// Whether another world goes on as this one does.
  var isRepeat: Bool { repeatedBy != nil }
  /// How many steps are done.
  var steps = 0 { didSet { clock?.steps = steps } }
  /// The device's clock; nil where nobody says what it shows.
  let clock: DeviceClock?
  /// Whether the app has read the clock.
  var hasReadClock = false

  init(answers: [Bool] = [], variant: RunVariant = .first, clock: DeviceClock.Setting? = nil, end: Int? = nil) {
    self.answers = answers
    self.clock = clock.map(DeviceClock.init)
    self.variant = variant
    self.end = end
  }

  /// Notes that the order of a dictionary or set of so many elements may show.
  func noteUnordered(_ count: Int, at location: SourceLocation) {
    if unordered == nil { unordered = location }
    mostUnordered = max(mostUnordered, count)
  }

  /// Notes that something answers from outside.
  func note(_ answer: ComingAnswer) { firstAnswer = (answer, firstAnswer?.steps ?? steps) }

  /// The most questions of one run.
  private static let most = 200

  /// An answer to try; nil where there were too many questions, or where another world goes on as this one.
  func answer(_ question: Unknown, at location: SourceLocation) -> Bool? {
    if let known = known[question] { return known }
    guard asked.count < Self.most, !isRepeat else { return nil }
    let answer = asked.count < answers.count ? answers[asked.count] : firstAnswers.answer(question.what, at: location)
    if endsWhereAsked, end == nil { end = steps }
    asked.append(
      Asked(what: question.what, location: location, answer: answer, isPresence: question.asksPresence, steps: steps))
    questions.append(question)
    known[question] = answer
    return answer
  }

  /// The answers that are tried first: those that lead to most of what is seen, `true` to all other questions.
  var firstAnswers = FirstAnswers()
  /// The numbers of the questions whose other answer this world goes on for as well.
  private(set) var covered: [Int] = []

  /// The app ends, and the answers to these questions have made no difference to it.
  func noteIdle(_ numbers: [Int]) { covered += numbers }

  /// Work has ended that has asked something and changed nothing since but what is left open: the app is as it would be
  /// without the questions. One world goes on for all that were answered otherwise; it knows the
  /// answers no longer, which may be asked for again.
  ///
  /// - Parameter changes: what was set, by names that all worlds have for it.
  /// - Returns: the question of which nobody knows what came of it, where that is to be left open.
  func noteQuietEnd(of stretch: QuietStretch, leaving changes: Set<String>) -> String? {
    guard let quietWorlds, !isRepeat else { return nil }
    let own = stretch.questions + (stretch.questionOfComing.map { [$0] } ?? [])
    let ownNumbers = Set(own)
    let position = own.min() ?? 0
    let world = QuietWorlds.World(answers: own.map { asked[$0].answer }, changes: changes)
    let beginning = QuietWorlds.Beginning(
      position: position, others: asked.indices.filter { !ownNumbers.contains($0) }.map { asked[$0].answer })
    let isLeftOut = stretch.questionOfComing != nil && changes.isEmpty
    guard !isLeftOut, let first = quietWorlds.first(world, from: beginning) else {
      repeatedBy = ownNumbers
      end = steps
      return nil
    }
    guard first == world else { return nil }
    for number in own { known[questions[number]] = nil }
    guard !changes.isEmpty else { return nil }
    if let number = stretch.questionOfComing { covered.append(number) }
    for number in own { firstAnswers.prefer(asked[number]) }
    return asked[position].what
  }
}

/// What is tried where Swift, the system, the user's patience or the height of rows leaves open what there is.
enum RunVariant: Sendable, Hashable {
  /// As things came.
  case first
  /// Another order of dictionaries and sets.
  case arrangement(Arrangement)
  /// Another order of work on several queues; its position among ``Schedule/others``.
  case schedule(Int)
  /// A user who does not wait for animations that have no end.
  case haste
  /// A user who looks a second later than others.
  case leisure
  /// Lists of which only those rows are on the screen that are there for certain.
  case fewRows
  /// UIKit as it may be where a rule is not published.
  case rule(OpenRule)
  /// Links that come in at another moment.
  case link(LinkMoment)
  /// Windows shown in no scene, of which something else becomes.
  case earlyWindow(EarlyWindow)
  /// Answers from outside that come at another moment.
  case answers(AnswerMoment)
  /// Another text where one is drawn at random.
  case otherText

  /// Whether it and the first run are all that can be. Else they are samples, and what a device shows may be neither.
  var isOnlyOther: Bool { if case .rule(let rule) = self { rule.hasTwoWays } else { false } }
}
