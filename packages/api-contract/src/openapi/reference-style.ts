/** The look of the reference page: a book's page, in the reader's own fonts, light or dark as the reader has it. */
export const referenceStyle = `
:root { color-scheme: light dark; --ink: #1c2230; --quiet: #5b6373; --line: #d8d6cf; --paper: #fbfaf7; --blue: #27457f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e5df; --quiet: #a3a9b6; --line: #3a3f4b; --paper: #171a21; --blue: #9db7ee; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 ui-serif, Georgia, 'Songti SC', serif; }
h1 { font-size: 2.25rem; font-weight: 400; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; font-weight: 400; margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--ink); }
h3 { font-size: 1.125rem; margin: 2.5rem 0 .25rem; }
h4 { font: 600 .8125rem/1.4 ui-sans-serif, system-ui, sans-serif; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; max-width: 42rem; }
a { color: var(--blue); text-underline-offset: .15em; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
code, pre, .address { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .875em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem 1rem; border-left: 2px solid var(--line); margin: .75rem 0; }
nav > ul { list-style: none; padding: 0; columns: 16rem; }
nav > ul > li { break-inside: avoid; padding-bottom: .75rem; }
nav ul ul { list-style: none; padding: 0; font-size: .9375rem; }
.kind, .facts, .optional { color: var(--quiet); font: .8125rem/1.5 ui-sans-serif, system-ui, sans-serif; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
th:nth-child(1) { width: 28%; }
th:nth-child(2) { width: 24%; }
thead th { color: var(--quiet); font: .8125rem/1.5 ui-sans-serif, system-ui, sans-serif; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: 0; max-width: 42rem; }
`;
