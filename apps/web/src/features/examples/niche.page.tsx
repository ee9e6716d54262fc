import { buttonClass } from '@portada/ui';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { NotFound } from '../../shared/page/not-found';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { NicheSeo } from './examples-seo';
import { useNiche } from './niche-content';
import { type NicheId, nicheIdOf } from '../../shared/niches';
import { Way } from './way';

/**
 * Page of a niche: advice about its thumbnails, and its examples.
 * @param props.Cards the part of the page below the heading
 */
export const NichePage = ({ Cards }: { Cards: ComponentType }) => {
  const { t } = useTranslation();
  const id = nicheIdOf(useParams()['nicheId']);
  if (id !== undefined) return <Niche id={id} Cards={Cards} />;
  return (
    <NotFound title={t('examples.noNiche')} text={t('examples.noNicheText')}>
      <Link to="/examples" className={buttonClass()}>
        {t('examples.examples')}
      </Link>
    </NotFound>
  );
};

const Niche = ({ id, Cards }: { id: NicheId; Cards: ComponentType }) => {
  const { t, language } = useTranslation();
  const { heading, text } = useNiche(id);
  return (
    <Page>
      <NicheSeo id={id} />
      <Way current={t(`examples.niches.${id}`)} isGallery={false} />
      <div className="grid gap-4 pb-2">
        <PageHeading title={heading[language]} hasSeo className="!text-display max-w-[16ch]" />
        <p className="max-w-[64ch] text-lead text-text-2">{text[language]}</p>
      </div>
      <Cards />
    </Page>
  );
};
