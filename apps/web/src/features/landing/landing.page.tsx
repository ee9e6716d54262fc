import { productConfig } from '@portada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { Seo } from '../../shared/site/seo';
import { socialCardUrl } from '../../shared/site/site-picture';
import { Hero } from './hero';

/**
 * Landing page.
 * @param props.children the sections below the first screen
 */
export const LandingPage = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <Seo
        path="/"
        title={t('landing.tab')}
        description={t('landing.description', { count: productConfig.signUpCredits })}
        image={socialCardUrl('home')}
        imageAlt={t('landing.sheet')}
      />
      <Hero />
      {children}
    </>
  );
};
