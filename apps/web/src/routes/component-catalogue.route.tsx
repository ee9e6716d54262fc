export { GalleryPage as Component } from '../features/gallery/gallery.page';
