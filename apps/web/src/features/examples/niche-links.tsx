import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { type NicheId, nicheIds } from '../../shared/niches';

/** Links to the pages of the niches. @param props.than the niche of the page itself, which has no link */
export const NicheLinks = ({ than }: { than?: NicheId }) => {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="niches" className="grid gap-4 border-t border-border pt-6">
      <h2 id="niches" className="text-h3">
        {t(than === undefined ? 'example.byNiche' : 'example.otherNiches')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {nicheIds
          .filter((id) => id !== than)
          .map((id) => (
            <li key={id}>
              <Link to={`/examples/niches/${id}`} className={buttonClass({ variant: 'outline' })}>
                {t(`examples.niches.${id}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
