import { classNames } from '@portada/ui';
import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  sheet: 'border-y border-border bg-surface',
  negative: 'negative',
} as const;

type SectionProps = {
  /** Id of the section, which is also its anchor in the URL, such as `/#pricing`. */
  id: string;
  title: string;
  lead?: string;
  /**
   * Background of a section on the landing page: the background of the page, a lighter background, or a background
   * that is dark in both themes.
   */
  ground?: keyof typeof grounds;
  className?: string;
  children: ReactNode;
};

/** Section of the landing page with a heading. */
export const Section = ({ id, title, lead, ground = 'paper', className, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames('below-fold py-16 lg:-scroll-mt-12 lg:py-28', grounds[ground])}
  >
    <div className={classNames('mx-auto grid max-w-page gap-10 px-4 sm:px-6 lg:gap-14', className)}>
      <div className="grid content-start gap-4">
        <h2 id={`${id}-title`} className="max-w-[18ch] text-h2">
          {title}
        </h2>
        {lead && <p className="max-w-[52ch] text-lead text-text-2">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
