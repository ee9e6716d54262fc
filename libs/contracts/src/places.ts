import { z } from 'zod';
import { fieldMessage } from './field-messages';

/**
 * Names of the photographed places that a picture may have as its ground. The files are made from the CC0 panoramas of
 * @pmndrs/assets 1.7.0.
 */
export const places = [
  'apartment',
  'bridge',
  'city',
  'dawn',
  'esplanade',
  'forest',
  'hall',
  'lab',
  'lobby',
  'night',
  'park',
  'sky',
  'studio',
  'sunrise',
  'sunset',
  'venice',
  'warehouse',
  'workshop',
] as const;
export type Place = (typeof places)[number];

/** The name of a photographed place. */
export const placeSchema = z.enum(places, fieldMessage('invalid'));
