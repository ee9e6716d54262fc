import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** A button that appears after the page is scrolled by more than `afterPx` and scrolls smoothly to the top. */
export const ScrollTop = ({ label, afterPx }: { label: string; afterPx: number }) => {
  const shown = useSyncExternalStore(
    subscribe,
    () => scrollY > afterPx,
    () => false,
  );
  if (!shown) return null;
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The button disappears at the top, so the focus moves to the main element.
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    // The button has a native tooltip, because the component Tooltip would add code to the public pages.
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toTop}
      className="press fixed right-4 bottom-4 z-30 grid size-11 animate-enter place-items-center rounded-full border border-border-control bg-surface text-text shadow-popover hover:bg-surface-3 [&_svg]:size-5"
    >
      <UpArrow />
    </button>
  );
};

/** An inline icon, because the icon library would add more code to the public pages than the rest of libs/ui. */
const UpArrow = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="m5 12 7-7 7 7M12 19V5" strokeLinejoin="round" />
  </svg>
);
