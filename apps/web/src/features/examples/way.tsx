import { Breadcrumb } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import type { NicheId } from '../../shared/niches';

/**
 * Breadcrumb of a page of examples.
 * @param props.current title of the page
 * @param props.niche niche that the page is below; undefined for the gallery and the pages of niches
 * @param props.isGallery true for the gallery itself
 */
export const Way = ({
  current,
  niche,
  isGallery = niche === undefined,
}: {
  current: string;
  niche?: NicheId;
  isGallery?: boolean;
}) => {
  const { t } = useTranslation();
  const links = [
    ['/', t('examples.home')],
    ...(isGallery ? [] : [['/examples', t('examples.examples')]]),
    ...(niche === undefined ? [] : [[`/examples/niches/${niche}`, t(`examples.niches.${niche}`)]]),
  ] as const;
  return (
    <Breadcrumb
      label={t('examples.way')}
      links={links.map(([to = '/', label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      current={current}
    />
  );
};
