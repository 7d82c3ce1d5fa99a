/// The page of a report: its style and its script, which show what stands in it as JSON.
///
/// It asks nobody for anything (its policy forbids it), and takes what it shows as text, never as markup.
enum FlowPage {
  /// The page around the data.
  static func html(data: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>flowsim: flows</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>Flows</h1>
    <div id="totals" role="group" aria-label="Only flows that ended so"></div>
    <input id="search" type="search" placeholder="Search flows, steps, screens, texts ( / )" aria-label="Search">
    <span id="keys"><kbd>↓</kbd><kbd>↑</kbd> step <kbd>→</kbd><kbd>←</kbd> flow <kbd>n</kbd> next that did not pass \
    <kbd>/</kbd> search</span>
    </header>
    <main>
    <nav id="flows" aria-label="Flows"></nav>
    <section id="steps" aria-label="Steps"></section>
    <section id="detail" aria-label="Step" aria-live="polite"></section>
    </main>
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}
