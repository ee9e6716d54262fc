import { Card, classNames } from '@portada/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Widget } from '../../shared/page/widget';
import { useTranslation } from '../../shared/i18n/translation';

/**
 * The sections of the profile page in order. Each name is also the anchor of the section, such as
 * `/profile#ledger`.
 */
export const sections = [
  'overview',
  'preferences',
  'brand',
  'ledger',
  'purchases',
  'security',
  'activity',
  'data',
] as const;
/** Name and anchor of a section of the profile page. */
export type SectionName = (typeof sections)[number];

const headingId = (name: SectionName) => `${name}-heading`;

type SectionProps = {
  name: SectionName;
  title: string;
  lead?: string;
  /** True if the heading of the section is visible to screen readers only. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A section of the profile with its heading. */
export const Section = ({ name, title, lead, isPlain = false, children }: SectionProps) => (
  <section id={name} aria-labelledby={headingId(name)} className="grid min-w-0 gap-4">
    <div className={isPlain ? 'sr-only' : 'grid gap-1'}>
      <h2
        id={headingId(name)}
        tabIndex={-1}
        className="text-[1.5rem] leading-tight font-[750] tracking-[-0.02em]"
      >
        {title}
      </h2>
      {lead !== undefined && <p className="text-body text-text-2">{lead}</p>}
    </div>
    <Card className="min-w-0 divide-y divide-border">
      <Widget>{children}</Widget>
    </Card>
  </section>
);

/** Links to the sections of the profile page, in wide windows only. */
export const SectionIndex = () => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('account.index')} className="sticky top-24 hidden self-start lg:block">
      <ol className="grid border-l border-border">
        {sections.map((name) => (
          <li key={name}>
            <Link
              to={`#${name}`}
              replace
              // The router scrolls to the section, but does not move the focus to the heading. This code moves the
              // focus.
              onClick={() => document.getElementById(headingId(name))?.focus({ preventScroll: true })}
              className="-ml-px flex min-h-10 items-center border-l border-transparent pl-4 text-ui text-text-2 hover:border-text hover:text-text"
            >
              {t(`account.sections.${name}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

type RowProps = {
  title: string;
  text?: ReactNode;
  /** Action buttons of the row: right of its text, or below the text in narrow windows. */
  children: ReactNode;
  className?: string;
};

/** Row for a setting or action in a section of the profile. */
export const Row = ({ title, text, children, className }: RowProps) => {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(
        'grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6',
        className,
      )}
    >
      <div className="grid gap-0.5">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        {text !== undefined && <p className="text-small text-text-2">{text}</p>}
      </div>
      {children}
    </div>
  );
};
