import { blogMessages } from '../features/blog/blog.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ blog: blogMessages });

export { BlogPage as Component } from '../features/blog/blog.page';
