import { thumbnailsTexts } from '../features/thumbnails/thumbnails.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ thumbnails: thumbnailsTexts });

export { ThumbnailsPage as Component } from '../features/thumbnails/thumbnails.page';
