import { ActionError, applyActions } from '@portada/studio/document';
import sharp, { type Sharp } from 'sharp';
import { measureDrawnDocument } from '../measure-drawn';
import { paintedDocument } from '../paint-in-steps';
import type { RenderContext } from '../render-context';
import type { DocumentAnswer, DocumentTask, RenderFormat } from './document-tasks';
import { withPhotos } from './with-photos';

type RenderTask = Extract<DocumentTask, { kind: 'render' }>;

/** Qualities that are tried in order until a file is small enough. A PNG gets fewer colors. */
const qualities = [92, 85, 75, 60, 45, 30] as const;
const pngQualities = [100, 80, 60, 40] as const;

const encode = (picture: Sharp, format: RenderFormat, quality: number): Sharp => {
  if (format === 'jpeg') return picture.jpeg({ quality });
  if (format === 'webp') return picture.webp({ quality, effort: 3 });
  return quality === 100 ? picture.png({ compressionLevel: 6 }) : picture.png({ palette: true, quality });
};

/** Encodes pixels, with a lower quality if the file is too large. @returns null if no quality is low enough */
const encoded = async (picture: Sharp, { format, maxBytes }: RenderTask) => {
  for (const quality of format === 'png' ? pngQualities : qualities) {
    const { data, info } = await encode(picture.clone(), format, quality).toBuffer({
      resolveWithObject: true,
    });
    if (maxBytes === null || data.length <= maxBytes)
      return { bytes: data, width: info.width, height: info.height };
  }
  return null;
};

const rendered = async (task: RenderTask, context: RenderContext): Promise<DocumentAnswer> => {
  const { document, width } = task;
  const assets = withPhotos(context.assets, task.photos);
  const canvas = await paintedDocument(document, assets);
  const pixels = canvas.data();
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const { data, info } = await sharp(pixels, { raw })
    .flatten({ background: '#000000' })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = info;
  const file = await encoded(sharp(data, { raw: { width: info.width, height, channels } }), task);
  if (!file) return { fault: 'too_many_bytes' };
  const legibility = task.isMeasured
    ? await measureDrawnDocument({ canvas, pixels }, document, assets)
    : null;
  return { file: { ...file, legibility } };
};

const changed = (
  { document, actions }: Extract<DocumentTask, { kind: 'actions' }>,
  context: RenderContext,
): DocumentAnswer => {
  try {
    return { document: applyActions(document, actions, { measure: context.knowledge.measure }).document };
  } catch (error) {
    if (error instanceof ActionError) return { refused: { fault: error.fault, place: error.place } };
    throw error;
  }
};

/**
 * Performs one task on a document.
 * @param task drawing or actions; the document is valid
 * @param context open asset pack
 */
export const performDocumentTask = async (
  task: DocumentTask,
  context: RenderContext,
): Promise<DocumentAnswer> => {
  try {
    return task.kind === 'render' ? await rendered(task, context) : changed(task, context);
  } catch (error) {
    return { error: String(error) };
  }
};
