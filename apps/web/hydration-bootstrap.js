// The hydration bootstrap. prerender.mjs inlines this script into every prerendered page, with the URL of the entry
// script and the values of `reloadNote`. Pages work without JavaScript: the entry script is loaded on the first
// interaction, or after a delay without an interaction.
(() => {
  const entry = 'ENTRY';
  const idleMs = 2500;
  const interactions = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'];
  const { code, prerendered } = document.getElementById('root').dataset;

  // A newer deployment has removed the entry script, so the page is reloaded once (app/chunk-recovery.ts).
  const key = RELOAD_KEY;
  const coolDownMs = RELOAD_PAUSE;
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
  for (const interaction of interactions) addEventListener(interaction, start, { once: true, passive: true });
  addEventListener('load', () => {
    // The page has loaded. The attribute lets the browser render the content below the first screen (app.css).
    document.documentElement.dataset.loaded = '';
    // A query longer than `?lang=es` may change the content, such as the filter of the gallery of examples.
    setTimeout(start, location.search[8] ? 0 : idleMs);
  });

  // The click listener handles the Back button before hydration; after hydration policies/back-button.tsx handles the
  // click. The listener records a click on a button that needs the script, and third-party-button.tsx or trial-form.tsx
  // handles the click after hydration.
  addEventListener('click', (event) => {
    const { target } = event;
    if (event.defaultPrevented) return;
    const deferred = target.closest('[data-deferred]');
    if (deferred) {
      deferred.dataset.clicked = '';
      event.preventDefault();
    }
    if (!target.closest('[data-back]')) return;
    if (history.length > 1) history.back();
    else location.assign('/');
  });
  if (!code) return;

  // The prerendered links between Sign In and Create Account keep the chosen pack or prompt of the URL (auth.page.tsx).
  const asked = new URLSearchParams(location.search);
  asked.delete('view');
  for (const link of asked.size ? document.querySelectorAll('[data-keeps-query]') : [])
    link.search += `${link.search ? '&' : '?'}${asked}`;

  // A form cannot be sent without the code of its page. The code is therefore fetched after the first paint.
  const fetchCode = (_list, observer) => {
    observer.disconnect();
    for (const href of code.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // A URL with a query may need another form than the prerendered form, so the code of the page is loaded at once.
    if (location.pathname + location.search !== prerendered) start();
  };
  new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true });
})();
