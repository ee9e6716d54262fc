import type { Typeface } from '@portada/contracts';
import { brandActions, textOf } from '@portada/studio/document';
import { readBrandKit } from '../../../shared/brand/brand-api';
import { loadFonts } from '../../../shared/drawing/fonts';
import type { MakeChange, OpenDocument } from '../state/editor-context';

/** Result of an application of the brand kit. `empty`: the kit changes nothing in this document. */
export type BrandResult = 'applied' | 'empty' | 'refused';

/**
 * Gives the open document the brand kit of the user, as one step of the history.
 * @throws ApiError if the brand kit cannot be read; an error if a typeface cannot be loaded
 */
export const applyBrand = async ({ store }: OpenDocument, change: MakeChange): Promise<BrandResult> => {
  const kit = await readBrandKit();
  const { layers } = store.getState().history.document;
  const [first, second = first]: (Typeface | undefined)[] = kit.faces;
  // The words are measured when they are fitted again, so their typefaces must be there.
  await Promise.all(
    layers.map((layer) => {
      if (layer.kind === 'text') return first && loadFonts(first, textOf(layer));
      return layer.kind === 'badge' && second ? loadFonts(second, layer.text) : undefined;
    }),
  );
  const actions = brandActions(store.getState().history.document, kit) as Parameters<MakeChange>[1];
  if (actions.length === 0) return 'empty';
  return change('brand', actions) ? 'applied' : 'refused';
};
