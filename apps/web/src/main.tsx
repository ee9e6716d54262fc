import './app/app.css';

// zod writes functions while it runs, where it may. Our content security policy forbids that, and browsers note the try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** A prerendered page reads and works as it is; its code waits this long (ms) for somebody to touch the page. */
const patienceMs = 2500;

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  void import('./app/browser').then((browser) => browser.start(root));
};

// Forms need their code at once.
if (root.dataset['prerendered'] === undefined || root.dataset['hydrate'] === 'now') start();
else {
  for (const touch of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'])
    addEventListener(touch, start, { once: true, passive: true });
  const startLater = () => setTimeout(start, patienceMs);
  if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater);
}
