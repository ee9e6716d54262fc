import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './icon-button';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** A button that appears once the page is scrolled more than `afterPx` and goes smoothly back to the top. */
export const ScrollTop = ({ label, afterPx }: { label: string; afterPx: number }) => {
  const shown = useSyncExternalStore(subscribe, () => scrollY > afterPx);
  if (!shown) return null;
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <div className="fixed right-4 bottom-4 z-30 animate-enter rounded-full bg-surface shadow-popover">
      <IconButton label={label} icon={<ArrowUp aria-hidden />} variant="outline" onClick={toTop} />
    </div>
  );
};
