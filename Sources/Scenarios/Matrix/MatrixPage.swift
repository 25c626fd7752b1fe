/// What the page of a matrix is made of beside the matrix.
enum MatrixPage {
  /// The signs with their meanings, in the colours of their cells.
  static func legend(in language: Language) -> String {
    MatrixMark.allCases.map {
      "<span class=\"\($0)\"><b>\($0.rawValue)</b> \($0.meaning(in: language))</span>"
    }.joined(separator: "\n")
  }

  /// The style: the signs say everything, colour only helps.
  static let style = """
    :root { color-scheme: light dark; --line: #8888; --paper: #fff; --ink: #1b1b1b;
      --bad: #fde2e0; --warn: #fff1cc; --good: #e6f4e6; --none: #f0f0f0; }
    @media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e8e8e8;
      --bad: #5a2420; --warn: #544313; --good: #1d3a20; --none: #2a2c30; } }
    body { font: 14px/1.45 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif;
      margin: 1.5rem; background: var(--paper); color: var(--ink); }
    h1 { font-size: 1.3rem; }
    .legend span { padding: .15rem .5rem; margin-right: .4rem; border-radius: .3rem;
      display: inline-block; }
    .scroll { overflow: auto; max-height: 85vh; border: 1px solid var(--line); }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: left;
      vertical-align: top; }
    thead th { position: sticky; top: 0; background: var(--paper); z-index: 2; }
    tbody th { position: sticky; left: 0; background: var(--paper); min-width: 14rem; z-index: 1; }
    summary { cursor: pointer; white-space: nowrap; max-width: 22rem; overflow: hidden;
      text-overflow: ellipsis; }
    details[open] summary { white-space: normal; }
    ol, ul { margin: .3rem 0; padding-left: 1.4rem; font-size: .85em; }
    ul { list-style: none; padding-left: .4rem; }
    code { font-family: ui-monospace, monospace; }
    .crash, .loneSurrogate { background: var(--bad); }
    .over, .failed { background: var(--warn); }
    .held { background: var(--good); }
    .unjudged, .impossible { background: var(--none); }
    @page { size: A3 landscape; margin: 8mm; }
    @media print { body { margin: 0; } .scroll { overflow: visible; max-height: none; border: none; }
      table { table-layout: fixed; width: 100%; font-size: 5pt; line-height: 1.2; }
      th, td, tbody th { position: static; min-width: 0; padding: .15rem; overflow-wrap: anywhere; }
      summary { white-space: normal; list-style: none; } tr { break-inside: avoid; } }

    """
}
