import { buttonClass } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { addressOf } from '../../shared/site/seo';
import { type Article, articlePath } from './articles';

/** Social networks on which an article can be shared: name, and address of the share form. */
const networks = [
  ['X', (url: string, title: string) => `https://x.com/intent/post?text=${title}&url=${url}`],
  ['LinkedIn', (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['WhatsApp', (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`],
] as const;

/**
 * Links that share an article. No script or image of a social network is loaded, and nothing is sent to a network
 * before a click.
 */
export const ShareLinks = ({ article }: { article: Article }) => {
  const { t, language } = useTranslation();
  const url = encodeURIComponent(addressOf(articlePath(article), language));
  const title = encodeURIComponent(article.title[language]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id={`share-${article.slug}`} className="pr-1 text-small text-text-3">
        {t('blog.share')}
      </span>
      <ul aria-labelledby={`share-${article.slug}`} className="flex flex-wrap gap-2">
        {networks.map(([name, address]) => (
          <li key={name}>
            <a
              href={address(url, title)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'outline', size: 'small' })}
            >
              {name}
              <span className="sr-only"> {t('blog.shareNewWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
