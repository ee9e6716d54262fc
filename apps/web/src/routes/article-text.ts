import { articleMessages } from '../features/blog/article.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ article: articleMessages });

export { ArticleText } from '../features/blog/article-text';
