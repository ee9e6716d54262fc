import { productConfig } from '@portada/contracts';
import type { Graph } from 'schema-dts';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf, Seo } from '../../shared/site/seo';
import { site } from '../../shared/site/site';
import { socialCardUrl } from '../../shared/site/site-picture';
import type { AuthView } from './third-party/oidc-address';

/** Canonical path of the two forms Sign In and Create Account, which are one screen. */
const path = '/auth';

/** Metadata of the sign-in screen for search engines. */
export const AuthSeo = ({ view }: { view: AuthView }) => {
  const { t, language } = useTranslation();
  const isSignIn = view === 'login';
  const title = isSignIn ? t('auth.seo.signInTitle') : t('auth.seo.registerTitle');
  const description = isSignIn
    ? t('auth.seo.signInText')
    : t('auth.seo.registerText', { count: productConfig.signUpCredits });
  const url = addressOf(path, language);
  const jsonLd: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: language,
        isPartOf: { '@id': `${site().origin}/#website` },
      },
    ],
  };
  return (
    <Seo
      path={path}
      title={title}
      description={description}
      image={socialCardUrl('home')}
      imageAlt={t('auth.seo.cardAlt')}
      jsonLd={jsonLd}
    />
  );
};
