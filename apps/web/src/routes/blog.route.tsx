import { blogTexts } from '../features/blog/blog.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ blog: blogTexts });

export { BlogPage as Component } from '../features/blog/blog.page';
