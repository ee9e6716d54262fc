import { type ChannelSettings, type Place, places } from '@portada/contracts';
import type { PromptValues } from '../prompt-form';
import type { BrandChoice } from '../use-brand-choice';
import type { ModelChoice } from '../use-model-choice';

/** Choices that a channel stores and that are no fields of the form: the image model and the brand. */
export type ChannelChoices = {
  choice: Pick<ModelChoice, 'chosen' | 'quality' | 'choose'>;
  brand: Pick<BrandChoice, 'isOn' | 'choose'>;
};

/**
 * Returns the settings of the prompt panel as a channel remembers them.
 * @param values values of the panel
 * @param choices chosen image model and brand
 */
export const settingsOf = (
  { style, mood, colorPalette, aspectRatio, place, person }: PromptValues,
  { choice: { chosen, quality }, brand }: ChannelChoices,
): ChannelSettings => {
  const { gender, skin, hair, saved } = person ?? {};
  return {
    ...{ style, mood, colorPalette, aspectRatio },
    place: places.find((known): known is Place => known === place) ?? null,
    person: { ...(gender && { gender }), ...(skin && { skin }), ...(hair && { hair }) },
    savedPersonId: saved || null,
    model: chosen && { id: chosen.id, quality },
    brand: brand.isOn,
  };
};

/** The fields of the prompt panel that a channel remembers. */
export type ChannelValues = Required<
  Pick<PromptValues, 'style' | 'mood' | 'colorPalette' | 'aspectRatio' | 'place' | 'person'>
>;

/** Returns the values of the prompt panel for the settings of a channel. */
export const valuesOfSettings = ({
  place,
  person,
  savedPersonId,
  style,
  mood,
  colorPalette,
  aspectRatio,
}: ChannelSettings): ChannelValues => ({
  ...{ style, mood, colorPalette, aspectRatio },
  place: place ?? '',
  person: { gender: '', skin: '', hair: '', saved: savedPersonId ?? '', ...person },
});

/** Returns true if two settings are the same. A model counts only if the server offers a choice. */
export const isSameSettings = (a: ChannelSettings, b: ChannelSettings): boolean => {
  const hasModels = a.model !== null && b.model !== null;
  const text = ({ model, person: { gender, skin, hair }, ...rest }: ChannelSettings) =>
    JSON.stringify([
      ...Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1)),
      ...[gender, skin, hair],
      hasModels && [model?.id, model?.quality],
    ]);
  return text(a) === text(b);
};
