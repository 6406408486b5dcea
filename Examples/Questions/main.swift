import InputDialogs
import InputRules

try EntryDialog.start(identifier: "org.example.Questions", name: "Questions")

// At most five characters; the closure gets the text.
let registration = EntryDialog.alertWithValidation { text in print("Registered \(text)") }
_ = registration.run()

// A question of one's own.
let port = Rule.pattern(try Pattern("[0-9]{2,5}")).saying("Type 2 to 5 digits.")
var question = EntryDialog.Configuration(
  title: "Server", description: "Which port shall it use?",
  validator: Validator([.required, port], trims: true), registerLabel: "_Start")
question.placeholder = "8080"
switch EntryDialog(question).run() {
case .accepted(let port): print("Starting at port \(port)")
default: print("Not started")
}
