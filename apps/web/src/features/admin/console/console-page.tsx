import { Breadcrumb, buttonClass } from '@portada/ui';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/translation';
import { Page } from '../../../shared/page/page';
import { PageHeading } from '../../../shared/page/page-heading';

/** Pages of the console in the order of the navigation. Each name is a key of `admin.pages`. */
const pages = [
  { to: '/admin', name: 'overview' },
  { to: '/admin/generations', name: 'generations' },
  { to: '/admin/users', name: 'users' },
  { to: '/admin/purchases', name: 'purchases' },
  { to: '/admin/audit-log', name: 'auditLog' },
] as const;

type ConsolePageProps = {
  title: string;
  /** Sentence below the heading. */
  lead?: string;
  /** The list to which the page of one thing belongs, and the short name of the thing. */
  within?: { to: string; list: string; current: string };
  children: ReactNode;
};

/** A page of the administrators' console: navigation between its pages, heading, lead and content. */
export const ConsolePage = ({ title, lead, within, children }: ConsolePageProps) => {
  const { t } = useTranslation();
  return (
    <Page>
      <div className="grid grid-cols-1 gap-6">
        <Navigation />
        <div className="grid gap-2">
          {within && (
            <Breadcrumb
              label={t('admin.path')}
              links={[
                <Link key="list" to={within.to}>
                  {within.list}
                </Link>,
              ]}
              current={within.current}
            />
          )}
          <PageHeading title={title} />
          {lead && <p className="text-lead text-text-2">{lead}</p>}
        </div>
      </div>
      {children}
    </Page>
  );
};

const Navigation = () => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={t('admin.console')} className="min-w-0">
        <ul className="flex flex-wrap gap-1">
          {pages.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/admin'}
                className="flex min-h-11 items-center rounded-full px-4 text-ui text-text-2 hover:bg-surface-3 hover:text-text aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
              >
                {t(`admin.pages.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {/*
       * A plain link and not a router link, because the queue dashboard is a separate application at the same origin and
       * needs a full page load.
       */}
      <a href="/admin/queues" className={buttonClass({ variant: 'outline' })}>
        {t('admin.dashboard')}
        <ArrowUpRight aria-hidden />
      </a>
    </div>
  );
};
