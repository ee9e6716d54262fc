import { type ReactNode, useId } from 'react';

type AccordionProps = { items: readonly { title: string; content: ReactNode }[] };

/** List of questions with answers, built on `<details name>`. At most one answer is open. */
export const Accordion = ({ items }: AccordionProps) => {
  const name = useId();
  return (
    <div className="divide-y divide-border border-y border-border">
      {items.map(({ title, content }) => (
        <details key={title} name={name} className="pt-accordion group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-h3 [&::-webkit-details-marker]:hidden">
            {title}
            {/* An inline icon, because public pages should not load the icon library for one icon. */}
            <svg
              viewBox="0 0 20 20"
              className="size-5 shrink-0 stroke-current stroke-[1.75] text-text-3 transition-[rotate] duration-(--enter) group-open:rotate-45"
              aria-hidden
            >
              <path d="M10 4v12M4 10h12" strokeLinecap="round" />
            </svg>
          </summary>
          <div className="max-w-measure pb-5 text-body text-text-2">{content}</div>
        </details>
      ))}
    </div>
  );
};
