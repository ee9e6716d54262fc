/**
 * Returns the CSS that the pages of all simulators share. Colors and sizes are those of the design system in
 * libs/ui.
 * @param fontPath URL path at which the page loads the font
 */
export const frameStyle = (fontPath: string): string => `
@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; font-display: swap;
  src: url('${fontPath}') format('woff2') }
:root { color-scheme: light dark;
  --bg: light-dark(#fafaf8, #0d0f0c); --surface: light-dark(#ffffff, #151814);
  --surface-2: light-dark(#f3f4f0, #1e221d); --border: light-dark(#dadcd5, #2e322c);
  --border-control: light-dark(#7e8279, #777c73); --text: light-dark(#151a12, #f4f6f1);
  --text-2: light-dark(#474c44, #c6c8c2); --text-3: light-dark(#5d625a, #a9aca4);
  --primary: light-dark(#191f16, #f4f6f1); --on-primary: light-dark(#f9fbf5, #141712);
  --focus: light-dark(#4d42e1, #a1a7ff); --success: light-dark(#126635, #77e5a2);
  --warning: light-dark(#79520a, #f4cc64); --warning-soft: light-dark(#fdf4d2, #3b2b0d);
  --danger: light-dark(#b71824, #f79491); --danger-soft: light-dark(#fde9e8, #4b1d1f) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--bg); color: var(--text); font: 16px/1.6 'Figtree Variable', system-ui, sans-serif;
  overflow-wrap: break-word }
main { width: 100%; max-width: 416px }
.mark { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin-bottom: 16px }
.logo { display: inline-flex; align-items: center; gap: 10px; font-size: 20px; line-height: 1; font-weight: 800;
  letter-spacing: -0.035em }
.chip { border-radius: 6px; padding: 4px 8px; font-size: 12px; line-height: 1.3; font-weight: 600;
  background: var(--warning-soft); color: var(--warning) }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 16px; padding: 24px }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.1; font-weight: 750; letter-spacing: -0.022em }
h2 { margin: 24px 0 8px; font-size: 12px; line-height: 1.3; font-weight: 600; color: var(--text-3) }
p { margin: 0; text-wrap: pretty }
.lead { font-size: 14px; line-height: 1.45; color: var(--text-2) }
button, input, summary { font: inherit; color: inherit }
button, summary { cursor: pointer }
.primary, .outline { min-height: 44px; padding: 8px 20px; border-radius: 999px; font-size: 15px; font-weight: 550 }
.primary { border: 0; background: var(--primary); color: var(--on-primary) }
.outline { width: 100%; margin-top: 16px; border: 1px solid var(--border-control); background: none }
.outline:hover { background: var(--surface-2) }
.wrong { margin: 16px 0 0; padding: 10px 14px; border-radius: 10px; font-size: 14px; background: var(--danger-soft);
  color: var(--danger) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`;
