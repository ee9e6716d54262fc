import type { Assets, Drawable } from '@portada/studio';

/**
 * Wraps assets so that the drafts and the image of one request share rendered drawings. Each drawing is rendered once,
 * at the size of the image, because rendering takes most of the time of a draft.
 * @param assets assets that load and render drawings
 * @param scale width of the image divided by the width of a draft
 */
export function shareDrawings(assets: Assets, scale: number): { drafts: Assets; picture: Assets } {
  const loaded = new Map<string, { pixels: number; drawing: Promise<Drawable> }>();
  const load = (id: string, pixels: number): Promise<Drawable> => {
    const found = loaded.get(id);
    if (found && found.pixels >= pixels) return found.drawing;
    const drawing = assets.loadIllustration(id, pixels);
    loaded.set(id, { pixels, drawing });
    return drawing;
  };
  return {
    drafts: { ...assets, loadIllustration: (id, pixels) => load(id, Math.ceil(pixels * scale)) },
    picture: { ...assets, loadIllustration: load },
  };
}
