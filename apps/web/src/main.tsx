import { mayReload, reloadForNewCode } from './app/chunk-recovery';

// zod would compile functions at run time, which the content security policy forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

import('./app/browser').then(
  (browser) => browser.start(root),
  () => navigator.onLine && mayReload() && reloadForNewCode(),
);
