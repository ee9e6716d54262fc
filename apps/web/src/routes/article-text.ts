import { articleTexts } from '../features/blog/article.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ article: articleTexts });

export { ArticleText } from '../features/blog/article-text';
