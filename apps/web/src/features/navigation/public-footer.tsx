import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Logo } from '../../shared/page/logo';
import { useSessionIndicator } from '../../shared/session/session-indicator';
import { site } from '../../shared/site/site';
import { LanguageLink } from './language-link';
import { useQuestionsPlace } from './site-links';
import { acceptedCards, socialProfiles } from './social-profiles';

const linkClass =
  'inline-flex min-h-8 items-center underline-offset-4 hover:text-text hover:underline pointer-coarse:min-h-11';

/** Footer of the public pages: site links, contact and social profiles. */
export const PublicFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-border text-small text-text-2">
      <div className="mx-auto grid max-w-page gap-10 px-4 pt-12 pb-8 sm:px-6">
        <div className="grid gap-10 lg:grid-cols-[1.2fr_2fr]">
          <div className="grid content-start justify-items-start gap-4 text-text">
            <Logo />
            <p className="max-w-[30ch] text-text-2">{t('publicNavigation.engine')}</p>
            <Featured />
          </div>
          <nav
            aria-label={t('publicNavigation.footer')}
            className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-8"
          >
            <Product />
            <Rules />
            <Elsewhere />
          </nav>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-border pt-5 text-text-3">
          <Cards />
          <LanguageLink className={linkClass} />
        </div>
      </div>
    </footer>
  );
};

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <h2 className="text-micro text-text-3">{title}</h2>
    <ul>{children}</ul>
  </div>
);

const Product = () => {
  const { t } = useTranslation();
  const isSignedIn = useSessionIndicator();
  const questions = useQuestionsPlace();
  const links = [
    ['/', t('publicNavigation.homeShort')],
    [isSignedIn ? '/examples' : '/#examples', t('publicNavigation.examples')],
    [isSignedIn ? '/pricing' : '/#pricing', t('publicNavigation.pricing')],
    [questions, t('publicNavigation.faq')],
    ['/blog', t('publicNavigation.blog')],
    ['/developers', t('publicNavigation.developers')],
  ] as const;
  return (
    <Column title={t('publicNavigation.product')}>
      {links.map(([to, label]) => (
        <li key={label}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </Column>
  );
};

const Rules = () => {
  const { t } = useTranslation();
  return (
    <Column title={t('publicNavigation.rules')}>
      <li>
        <Link to="/privacy-policy" className={linkClass}>
          {t('publicNavigation.privacy')}
        </Link>
      </li>
      <li>
        <Link to="/terms-of-service" className={linkClass}>
          {t('publicNavigation.terms')}
        </Link>
      </li>
      <li>
        <a href={`mailto:${site().contactEmail}`} className={linkClass}>
          {t('publicNavigation.contact')}
        </a>
      </li>
    </Column>
  );
};

const Elsewhere = () => {
  const { t } = useTranslation();
  return (
    <Column title={t('publicNavigation.follow')}>
      {socialProfiles.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {name}
            <span className="sr-only">{` ${t('publicNavigation.newWindow')}`}</span>
          </a>
        </li>
      ))}
    </Column>
  );
};

/** Links to publications about Portada. The only publication is Portada's own blog. */
const Featured = () => {
  const { t } = useTranslation();
  return (
    <Link
      to="/blog"
      className="grid rounded-input border border-border-control px-4 py-2 hover:bg-surface-2 pointer-coarse:min-h-11"
    >
      <span className="text-micro font-[500] text-text-3">{t('publicNavigation.featured')}</span>{' '}
      <span className="text-ui">{t('publicNavigation.featuredWhere')}</span>
    </Link>
  );
};

/** Names of the accepted payment cards in card-shaped frames, instead of third-party logos. */
const Cards = () => {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('publicNavigation.cards')} className="mr-auto flex flex-wrap gap-2">
      {acceptedCards.map((name) => (
        <li
          key={name}
          className="inline-flex h-7 items-center rounded-[5px] border border-border-control px-2.5 text-micro text-text-2"
        >
          {name}
        </li>
      ))}
    </ul>
  );
};
