import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Channel, type ChannelPut, channelSettingsSchema } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { lockUploads } from '../assets/assets.queries';
import {
  type ChannelRow,
  type OwnChannelId,
  deleteChannel,
  readChannels,
  storeChannel,
} from './channels.queries';

/** Returns a stored channel; none for settings of another version of Portada that are not valid any more. */
const toChannel = ({ settings, updatedAt, ...row }: ChannelRow): Channel[] => {
  const valid = channelSettingsSchema.safeParse(settings).data;
  return valid ? [{ ...row, settings: valid, updatedAt: updatedAt.toISOString() }] : [];
};

/** Lists, stores and deletes the channels of a user: names with the settings that new images get. */
@Injectable()
export class ChannelsService {
  constructor(private readonly database: DataSource) {}

  /** Lists the channels of a user by name. */
  async list(userId: string): Promise<Channel[]> {
    return (await readChannels(this.database, userId)).flatMap(toChannel);
  }

  /** Creates a channel, or replaces the channel with the same name. @throws AppError channels_full */
  async store(userId: string, body: ChannelPut): Promise<Channel> {
    const row = await this.database.transaction(async (tx) => {
      // The lock of the account keeps two requests from exceeding the maximum number of channels together.
      await lockUploads(tx, userId);
      return storeChannel(tx, { userId, id: randomUUID() }, body);
    });
    const [channel] = row ? toChannel(row) : [];
    if (!channel) throw new AppError('channels_full');
    return channel;
  }

  /** Deletes a channel. Thumbnails that got its settings stay as they are. @throws AppError channel_not_found */
  async remove(own: OwnChannelId): Promise<void> {
    if (!(await deleteChannel(this.database, own))) throw new AppError('channel_not_found');
  }
}
