/** The name of a keyboard key, drawn as a key. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-chip border border-border-control bg-surface-2 px-1.5 font-sans text-micro text-text-2">
    {children}
  </kbd>
);
