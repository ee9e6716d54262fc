export { ThumbnailsPage as Component } from '../features/thumbnails/thumbnails.page';
