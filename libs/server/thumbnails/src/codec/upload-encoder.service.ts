import { Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { ImageProcesses, UnreadableImageError } from './image-processes';
import type { ImageFault } from './messages';

const faultCodes = {
  unreadable: 'unsupported_picture',
  dimensions: 'picture_dimensions',
  animated: 'picture_animated',
  too_complex: 'picture_too_complex',
} as const satisfies Record<ImageFault, string>;

/** Re-encodes uploaded images in the processes that decode untrusted files. */
@Injectable()
export class UploadEncoder {
  constructor(private readonly processes: ImageProcesses) {}

  /**
   * Re-encodes an upload as PNG without metadata.
   * @param kind `mask` for an image whose opacity is what counts
   * @throws AppError unsupported_picture, picture_dimensions, picture_animated, picture_too_complex, unavailable
   */
  async encode(
    kind: 'upload' | 'mask',
    upload: Buffer,
  ): Promise<{ bytes: Buffer; width: number; height: number }> {
    try {
      const { bytes, width, height } = await this.processes.run({ kind, bytes: upload });
      return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), width, height };
    } catch (error) {
      if (error instanceof UnreadableImageError)
        throw new AppError(faultCodes[error.fault], { cause: error });
      throw error;
    }
  }
}
