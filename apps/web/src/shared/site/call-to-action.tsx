import type { ReactNode } from 'react';

type CallToActionProps = {
  title: string;
  text: string;
  /** Links to the pages that a visitor should open next, at least one link. */
  children: ReactNode;
};

/** Call to action at the end of a page. */
export const CallToAction = ({ title, text, children }: CallToActionProps) => (
  <section
    aria-labelledby="call"
    className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-hero border border-border bg-surface px-6 py-8 sm:px-10"
  >
    <div className="grid gap-1.5">
      <h2 id="call" className="text-h2">
        {title}
      </h2>
      <p className="text-text-2">{text}</p>
    </div>
    <div className="flex flex-wrap gap-3">{children}</div>
  </section>
);
