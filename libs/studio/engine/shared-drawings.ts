import type { Assets, Drawable } from '@portada/studio';

/**
 * Assets for the drafts and for the picture of one request. Each drawing is made into pixels once, as large as the
 * picture needs it: that takes most of the time of a draft.
 * @param assets that load and draw
 * @param scale how many times wider than a draft the picture is
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
