export type { ImageProcessOptions } from './codec/image-processes';
export * from './deleted-thumbnails.service';
export * from './edited-images/edited-images.service';
export * from './edited-images/replaced-images.service';
export * from './image.entity';
export * from './opened-store';
export * from './thumbnail.entity';
export * from './thumbnails.module';
