import { registerMessages } from '../../shared/i18n/translation';
import { articleMessages } from './article.messages';

registerMessages({ article: articleMessages });

export { ArticleText } from './article-text';
export { loadAllContent } from './content/content';
