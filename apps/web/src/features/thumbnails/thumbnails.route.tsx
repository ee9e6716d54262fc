import { registerMessages } from '../../shared/i18n/translation';
import { thumbnailsMessages } from './thumbnails.messages';

registerMessages({ thumbnails: thumbnailsMessages });

export { ThumbnailsPage as Component } from './thumbnails.page';
