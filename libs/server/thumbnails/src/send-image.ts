import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { ServedImage } from './images.service';
import { sendUnlessKnown } from './send-unless-known';

/** Sends an image to its owner. */
export const sendImage = async (reply: FastifyReply, picture: ServedImage): Promise<void> => {
  void reply
    // Only the browser caches the image, and revalidates the image each time, so that no cached image is shown
    // after the end of the session.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    // The header content-security-policy prevents scripts in an image that the browser opens as a page.
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (picture.downloadName) void reply.header('content-disposition', create(picture.downloadName));
  await sendUnlessKnown(reply, picture);
};
