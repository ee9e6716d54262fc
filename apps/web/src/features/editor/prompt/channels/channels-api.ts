import { type Channel, type ChannelPut, channelListSchema, channelSchema } from '@portada/contracts';
import { api, nothing } from '../../../../shared/api/client';

/** Lists the channels of the user by name. */
export const listChannels = async (signal?: AbortSignal): Promise<Channel[]> =>
  (await api.get('/api/me/channels', channelListSchema, { signal })).items;

/** Creates a channel, or replaces the channel with the same name. @throws ApiError channels_full */
export const storeChannel = (body: ChannelPut): Promise<Channel> =>
  api.put('/api/me/channels', body, channelSchema);

/** Deletes a channel. */
export const deleteChannel = (id: string): Promise<undefined> =>
  api.delete(`/api/me/channels/${encodeURIComponent(id)}`, nothing);
