import { frameStyle } from '../page-frame.css';
import { stripeFontPath } from './hosted-page-path';

/** CSS of the pages of the simulated payment provider. */
export const hostedPageStyle = `${frameStyle(stripeFontPath)}
main { max-width: 448px }
main.wide { max-width: 880px }
body:has(main.wide) { place-items: start center; padding-top: 40px }
.notice { margin: 0 0 16px; padding: 10px 14px; border-radius: 10px; font-size: 14px; line-height: 1.45;
  background: var(--warning-soft); color: var(--warning) }
.amount { font-size: 40px; line-height: 1.05; font-weight: 800; letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums }
.payer { margin-top: 10px; font-size: 14px; line-height: 1.45; color: var(--text-2) }
.question .amount { margin-top: 20px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 24px; margin: 20px 0 0; padding: 16px 0 0;
  border-top: 1px solid var(--border); font-size: 14px; line-height: 1.45 }
dt { color: var(--text-2) }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; min-width: 0 }
fieldset { margin: 24px 0 0; padding: 0; border: 0; display: grid; gap: 8px; min-width: 0 }
legend { padding: 0 0 8px; font-size: 14px; line-height: 1.3; font-weight: 650 }
.way { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 2px 12px; padding: 11px 14px; cursor: pointer;
  border: 1px solid var(--border-control); border-radius: 10px; line-height: 1.35 }
.way:hover { background: var(--surface-2) }
.way:has(:checked) { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text) }
.way:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px }
.way input { width: 20px; height: 20px; margin: 0; accent-color: var(--primary); grid-row: span 2 }
.way input:focus-visible { outline: none }
.way b { font-size: 15px; font-weight: 650 }
.way small { grid-column: 2; display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 13px; color: var(--text-2);
  font-variant-numeric: tabular-nums }
.primary { width: 100%; margin-top: 20px }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin-top: 16px }
a, .link { display: inline-flex; align-items: center; min-height: 44px; padding: 0; border: 0; background: none;
  font-size: 14px; line-height: 1.45; color: var(--text-2); text-decoration: underline; text-underline-offset: 4px }
a:hover, .link:hover { color: var(--text) }
a.primary { justify-content: center; padding: 8px 20px; color: var(--on-primary); text-decoration: none;
  font-size: 15px }
a.primary:hover { color: var(--on-primary) }
.outside { margin-top: 8px }
.payments { list-style: none; margin: 24px 0 0; padding: 0; border-top: 1px solid var(--border) }
.payments > li { padding: 16px 0; border-bottom: 1px solid var(--border); display: grid; gap: 8px 24px }
.payments > li:last-child { border-bottom: 0; padding-bottom: 0 }
.payments b { font-size: 18px; line-height: 1.3; font-weight: 650; font-variant-numeric: tabular-nums }
.payments p { font-size: 14px; line-height: 1.45; color: var(--text-2) }
.states { list-style: none; margin: 4px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 16px;
  font-size: 13px; font-weight: 600 }
.states li::before { content: ''; display: inline-block; width: 7px; height: 7px; margin-right: 6px;
  border-radius: 50%; background: currentColor; vertical-align: 1px }
.good { color: var(--success) }
.wait { color: var(--warning) }
.bad { color: var(--danger) }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-content: start }
.actions .outline { width: auto; margin: 0; min-height: 44px; padding: 6px 16px; font-size: 14px }
@media (min-width: 720px) {
  .payments > li { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .actions { justify-content: end }
}
`;
