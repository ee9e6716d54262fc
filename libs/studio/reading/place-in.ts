import type { PanoramaName } from '../scene/panoramas';
import { type SaidPlace, type Settings, settingsIn } from '../understanding/settings';
import type { PromptText } from './prompt-text';
import type { Reading } from './reading';

/** Photographed places that show a place or a time by its English name. */
const panoramas: Readonly<Record<string, PanoramaName>> = {
  kitchen: 'apartment',
  bedroom: 'apartment',
  'living room': 'apartment',
  room: 'apartment',
  city: 'city',
  street: 'city',
  forest: 'forest',
  jungle: 'forest',
  park: 'park',
  garden: 'park',
  garage: 'workshop',
  barn: 'warehouse',
  gym: 'hall',
  stadium: 'hall',
  laboratory: 'lab',
  school: 'lab',
  office: 'lobby',
  hotel: 'lobby',
  hospital: 'lobby',
  airport: 'lobby',
  studio: 'studio',
  sky: 'sky',
  cemetery: 'night',
  venice: 'venice',
  sunset: 'sunset',
  sunrise: 'sunrise',
  night: 'night',
};

/**
 * The place of a prompt, otherwise its time of day.
 * @param prompt the prompt; the tokens of a place get that role
 */
export function placeIn({ tokens, language }: Pick<PromptText, 'tokens' | 'language'>): {
  place: Reading['place'];
  said: SaidPlace | null;
} {
  const { place, time }: Settings = settingsIn(tokens, language);
  const where = place ?? time;
  return {
    said: place,
    place: where && {
      name: where.name,
      panorama: panoramas[where.name] ?? (place && time ? (panoramas[time.name] ?? null) : null),
      motif: where.motif,
    },
  };
}
