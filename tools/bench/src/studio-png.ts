import sharp from 'sharp';
import { inWorkspace } from './processes';

/** Returns a picture of the studio as a PNG of 1920x1080, as the product stores it. */
export const studioPng = (): Promise<Buffer> =>
  sharp(inWorkspace('apps/web/public/cards/gaming-content.jpg'))
    .resize({ width: 1920, height: 1080, fit: 'cover' })
    .png({ compressionLevel: 6 })
    .toBuffer();
