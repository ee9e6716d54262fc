import { frameStyle } from '../page-frame.css';
import { fontPath } from './path';

/** CSS of the pages of the simulated OpenID provider. */
export const pageStyle = `${frameStyle(fontPath)}.people { display: grid; gap: 8px }
.person { display: flex; align-items: center; gap: 12px; width: 100%; padding: 10px 12px; text-align: left;
  background: var(--surface); border: 1px solid var(--border-control); border-radius: 10px; line-height: 1.35 }
.person:hover, summary:hover { background: var(--surface-2) }
.person img { width: 40px; height: 40px; border-radius: 50%; flex: none }
.person b { display: block; font-weight: 650 }
.person span span { display: block; font-size: 14px; color: var(--text-2) }
.person .state { font-size: 12px; font-weight: 600; color: var(--success) }
.person .state.no { color: var(--warning) }
.state::before { content: ''; display: inline-block; width: 7px; height: 7px; margin-right: 6px; border-radius: 50%;
  background: currentColor; vertical-align: 1px }
details { margin-top: 8px; border: 1px solid var(--border-control); border-radius: 10px }
summary { padding: 11px 14px; font-weight: 550; border-radius: 10px }
details form { padding: 4px 14px 16px; display: grid; gap: 14px }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 550 }
label.check { grid-template-columns: auto 1fr; align-items: start; gap: 10px; font-weight: 450; line-height: 1.45 }
input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px 12px; font-size: 16px; font-weight: 400;
  background: var(--surface); border: 1px solid var(--border-control); border-radius: 10px }
input[type=checkbox] { width: 20px; height: 20px; margin: 0; accent-color: var(--primary) }
`;
