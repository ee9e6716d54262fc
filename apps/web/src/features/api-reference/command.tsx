/** A command or a program, which wraps in narrow windows. @param label accessible name of the block */
export const Command = ({ label, text }: { label: string; text: string }) => (
  <figure aria-label={label} className="min-w-0 rounded-input border border-border bg-surface-2 px-4">
    <pre className="py-3 font-mono text-small leading-relaxed break-words whitespace-pre-wrap">{text}</pre>
  </figure>
);
