import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { nameSchema } from './one-line';
import { modelQualities } from './image-models';
import { personLookSchema } from './person-look';
import { placeSchema } from './places';
import { aspectRatios } from './product-config';

/** Limits of channels: channels of one account, and characters of a name. */
export const channelLimits = { count: 20, name: 60 } as const;

const choice = z.string().trim().min(1, fieldMessage('required')).max(60, fieldMessage('too_long'));

/** Settings of new images that a channel remembers. */
export const channelSettingsSchema = z.strictObject({
  style: choice,
  mood: choice,
  colorPalette: choice,
  aspectRatio: z.enum(aspectRatios, fieldMessage('invalid')),
  /** A photographed place as background; null leaves the place to the studio. */
  place: placeSchema.nullable(),
  /** How a drawn person looks; what is omitted is left to prompt and image model. */
  person: personLookSchema,
  /** A saved person of the user; null for a drawn person. A person that was deleted meanwhile is ignored. */
  savedPersonId: z.uuid(fieldMessage('invalid')).nullable(),
  /** The chosen image model; null if the server offers no choice. A model that is not offered any more is ignored. */
  model: z
    .strictObject({
      id: z.string().min(1).max(200, fieldMessage('too_long')),
      quality: z.enum(modelQualities, fieldMessage('invalid')),
    })
    .nullable(),
  /** True if new images get the brand kit of the account. */
  brand: z.boolean(),
});
export type ChannelSettings = z.infer<typeof channelSettingsSchema>;

/**
 * Body of `PUT /api/me/channels`: creates the channel, or replaces the settings of the channel with the same name. Letter
 * case does not distinguish names.
 */
export const channelPutSchema = z.strictObject({
  name: nameSchema(channelLimits.name),
  settings: channelSettingsSchema,
});
export type ChannelPut = z.infer<typeof channelPutSchema>;

/** A channel of the user: a name and the settings that new images for it get. */
export const channelSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  settings: channelSettingsSchema,
  updatedAt: z.iso.datetime(),
});
export type Channel = z.infer<typeof channelSchema>;

/** Answer of `GET /api/me/channels`: all channels of the user by name. */
export const channelListSchema = z.object({ items: z.array(channelSchema) });
