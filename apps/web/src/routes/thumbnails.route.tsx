import { thumbnailsMessages } from '../features/thumbnails/thumbnails.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ thumbnails: thumbnailsMessages });

export { ThumbnailsPage as Component } from '../features/thumbnails/thumbnails.page';
