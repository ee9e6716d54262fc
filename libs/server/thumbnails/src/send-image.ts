import type { FastifyReply } from 'fastify';
import type { ServedImage } from './images.service';

/**
 * Sends an image to its owner.
 * @param known value of the header `If-None-Match`; a client that has the image gets 304
 */
export const sendImage = async (
  reply: FastifyReply,
  picture: ServedImage,
  known: string | undefined,
): Promise<void> => {
  void reply
    // Only the browser caches the image, and revalidates the image each time, so that no cached image is shown
    // after the end of the session.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept')
    .header('etag', picture.etag)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    // The header content-security-policy prevents scripts in an image that the browser opens as a page.
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (picture.downloadName) {
    const name = encodeURIComponent(picture.downloadName);
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
  }
  if (known === picture.etag) await reply.code(304).send();
  else await reply.type(picture.mimeType).send(picture.bytes);
};
