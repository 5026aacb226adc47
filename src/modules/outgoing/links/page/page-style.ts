/** The style of every page that visitors see: light and dark, narrow and wide, and on paper. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1a2226, #d9dfe1); --faint: light-dark(#4f5b60, #a7b2b7);
  --line: light-dark(#d4dadc, #394247); --ground: light-dark(#fff, #15191b); --box: light-dark(#f5f7f7, #1c2124);
  --link: light-dark(#196a54, #84cdb4); --alarm: light-dark(#a3261b, #f2a49c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.test { padding: 0.75rem 1.25rem; border: 2px dashed var(--alarm); border-radius: 8px; color: var(--alarm);
  font-weight: 600; }
h1 { margin: 0.25rem 0 1rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; }
p { margin: 0.5rem 0; }
address { font-style: normal; }
.from { color: var(--faint); }
.state { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--box); }
.state strong { display: block; font-size: 1.2rem; }
.state.overdue strong, .state.void strong { color: var(--alarm); }
.due { display: block; font-size: 1.6rem; font-weight: 600; line-height: 1.3; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0.25rem 1.5rem; margin: 0.75rem 0 0; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0 0.5rem 1rem; border-bottom: 1px solid var(--line); text-align: end; vertical-align: top; }
th:first-child, td:first-child { padding-inline-start: 0; }
th { color: var(--faint); font-size: 0.85rem; font-weight: 600; }
.what { width: 60%; text-align: start; overflow-wrap: anywhere; }
small { display: block; color: var(--faint); font-size: 0.85rem; white-space: pre-line; }
@media (max-width: 30rem) { .lines { font-size: 0.85rem; } .lines th { font-size: 0.75rem; }
  .lines :is(th, td) { padding-inline-start: 0.4rem; } .lines :is(th, td):first-child { padding-inline-start: 0; }
  .lines .what { width: auto; min-width: 6rem; } .lines th { hyphens: auto; } }
.lines :is(.heading th, .text td) { border-bottom: 0; text-align: start; }
.lines .heading th { padding-top: 1.25rem; color: var(--ink); font-size: 1rem; }
.lines .text td { white-space: pre-line; }
.lines .sum :is(th, td) { color: var(--ink); font-weight: 600; }
.lines .sum th { text-align: start; }
.totals { width: auto; min-width: 18rem; margin: 1rem 0 0 auto; }
.totals th { font-size: 1rem; font-weight: 400; text-align: start; }
.totals .grand * { color: var(--ink); font-weight: 600; }
.pay { display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: space-between; }
figure { margin: 0; }
figure svg { display: block; width: 13rem; height: 13rem; padding: 0.75rem; background: #fff; }
figcaption { color: var(--faint); font-size: 0.85rem; }
.note { white-space: pre-line; }
.files { margin: 1rem 0; padding: 0; list-style: none; }
.genuine { margin-top: 3rem; border-top: 1px solid var(--line); }
code, pre { font: 0.85rem/1.6 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { overflow-x: auto; }
input, button { min-height: 2.5rem; padding: 0.25rem 0.75rem; border: 1px solid var(--faint); border-radius: 6px;
  background: var(--ground); color: var(--ink); font: inherit; }
input { width: 32rem; max-width: 100%; }
.answer { margin-top: 2rem; padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--box); }
.answer h2 { margin-top: 1rem; }
fieldset { margin: 1rem 0; padding: 0.25rem 1rem 0.5rem; border: 1px solid var(--line); border-radius: 6px; }
.choice { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.5rem 0; }
.choice input { flex: none; width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0.15rem 0 0;
  accent-color: var(--link); }
textarea { width: 32rem; max-width: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--faint); border-radius: 6px;
  background: var(--ground); color: var(--ink); font: inherit; }
button.main { border-color: var(--link); background: var(--link); color: var(--ground); font-weight: 600; }
summary { padding: 0.5rem 0; color: var(--link); cursor: pointer; }
.faults { margin: 1rem 0; padding: 0.75rem 1.25rem 0.75rem 2.5rem; border: 2px solid var(--alarm); border-radius: 8px;
  color: var(--alarm); font-weight: 600; }
.state.expired strong, .state.superseded strong, .state.cancelled strong { color: var(--alarm); }
.verdict { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--box);
  font-weight: 600; }
.verdict.not_issued { border-color: var(--alarm); color: var(--alarm); }
@media print { :root { color-scheme: light; } main { max-width: none; padding: 0; } .screen { display: none; }
  .state { background: none; } tr, .pay { break-inside: avoid; } }
`;
