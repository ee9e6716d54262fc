// Runs inside every prerendered page; prerender.mjs puts it there, with the address of the code and the note of a
// reload. A page reads and works as it is: the code that takes it over runs when somebody touches the page, or after a
// while in which nobody did.
(() => {
  const entry = 'ENTRY';
  const patienceMs = 2500;
  const touches = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'];
  const { code, prerendered } = document.getElementById('root').dataset;

  // A deploy has removed the code: the page is loaded anew, once (app/chunk-recovery.ts).
  const { key, coolDownMs } = RELOAD_NOTE;
  const recover = () => {
    if (!navigator.onLine || Date.now() - sessionStorage.getItem(key) < coolDownMs) return;
    sessionStorage.setItem(key, Date.now());
    location.reload();
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import(entry).catch(recover);
  };
  for (const touch of touches) addEventListener(touch, start, { once: true, passive: true });
  addEventListener('load', () => {
    // What is below the first screen is drawn from now on (app.css).
    document.documentElement.dataset.loaded = '';
    setTimeout(start, patienceMs);
  });

  // "Back" works from the first paint; once the page's code is there, it handles the click (policies/back-button.tsx).
  // A button that only the code can handle is marked, and the code handles the click (third-party-button.tsx).
  addEventListener('click', ({ defaultPrevented, target }) => {
    if (defaultPrevented) return;
    const deferred = target.closest('[data-deferred]');
    if (deferred) deferred.dataset.clicked = '';
    if (!target.closest('[data-back]')) return;
    if (history.length > 1) history.back();
    else location.assign('/');
  });
  if (!code) return;

  // A form cannot be sent without its code: that is fetched as soon as the form is seen.
  const fetchCode = (_list, observer) => {
    observer.disconnect();
    for (const href of code.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // The address may ask for another form than the one that was sent.
    if (location.pathname + location.search !== prerendered) start();
  };
  new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true });
})();
