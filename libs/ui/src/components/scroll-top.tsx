import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** A button that appears once the page is scrolled more than `afterPx` and goes smoothly back to the top. */
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
    // The button goes away up there: the next Tab is to start at the top, too.
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    // The platform's own tooltip: ours would bring its library to pages that have no other use for it.
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

/** Drawn here, as every page has it: the icons' library costs the public pages more than all else of this library. */
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
