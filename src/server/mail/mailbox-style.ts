import { html } from './html.ts'

/** The product's tokens, as far as this page needs them: it stands alone, without the web application's build. */
export const mailboxStyle = html`<style>
:root { color-scheme: light dark; --paper: #fbfaf6; --surface: #fff; --rule: #e4e0d6; --edge: #8a877b; --ink: #10211d; --ink-2: #43534e; --ink-3: #5f6d68; --green: #0e7c66; --tint: #e6f1ed; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0c1513; --surface: #13201c; --rule: #273632; --edge: #6f807a; --ink: #efede5; --ink-2: #b9c4bf; --ink-3: #93a19b; --green: #4fbfa3; --tint: #15332c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/20px Inter, Arial, sans-serif; }
header { padding: 16px 24px; border-bottom: 1px solid var(--rule); }
main { max-width: 960px; margin: 0 auto; padding: 40px 24px 64px; }
h1, h2, .logo { font-family: Fraunces, Georgia, serif; font-weight: 440; }
h1 { margin: 0; font-size: 32px; line-height: 40px; letter-spacing: -0.014em; overflow-wrap: anywhere; }
h2 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 8px 0; color: var(--ink-2); }
a { color: var(--green); text-underline-offset: 2px; }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--green); outline-offset: 2px; }
.logo { display: inline-flex; gap: 8px; align-items: center; color: var(--ink); font-size: 24px; line-height: 32px; font-weight: 560; text-decoration: none; }
.head { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; justify-content: space-between; margin-bottom: 32px; }
.button { padding: 9px 16px; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); font-weight: 600; text-decoration: none; }
.quiet, dt { color: var(--ink-3); font-size: 12px; line-height: 20px; }
time { font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; border-top: 1px solid var(--ink); list-style: none; }
li a { display: grid; grid-template-columns: 2fr 2fr 72px 176px; gap: 4px 16px; padding: 11px 8px; border-bottom: 1px solid var(--rule); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: var(--tint); }
li a .quiet { color: var(--ink-2); }
li strong { font-weight: 600; }
.empty { padding: 64px 24px; border-top: 1px solid var(--ink); text-align: center; }
dl { display: flex; flex-wrap: wrap; gap: 16px 48px; margin: 24px 0; padding: 16px 0; border-top: 1px solid var(--ink); border-bottom: 1px solid var(--rule); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
nav { display: flex; gap: 8px; margin-bottom: 16px; }
nav a { padding: 8px 16px; color: var(--ink-2); text-decoration: none; border-bottom: 2px solid transparent; }
nav a[aria-current="page"] { color: var(--ink); font-weight: 600; border-bottom-color: var(--green); }
iframe, pre { display: block; width: 100%; margin: 0; border: 1px solid var(--rule); border-radius: 8px; }
iframe { height: 880px; background: #f4f1e8; color-scheme: light; }
pre { padding: 24px; background: var(--surface); font: 14px/20px ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 767px) { iframe { height: 1120px; } li a { grid-template-columns: 1fr auto; } li strong, li strong + span { grid-column: 1 / -1; } }
</style>`
