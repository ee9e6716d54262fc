import type { Channel, ChannelPut } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessages } from '../../../../shared/i18n/error-messages';
import { useTranslation } from '../../../../shared/i18n/translation';
import { queryKeys } from '../../../../shared/query-keys';
import { userStorageKey } from '../../../../shared/session/user-storage';
import { deleteChannel, listChannels, storeChannel } from './channels-api';

/** The channels of the user, and the channel that was used last on this device. */
export type Channels = {
  /** All channels by name; undefined until they are loaded. */
  items: readonly Channel[] | undefined;
  /** The channel that was used last on this device; null for none. */
  current: Channel | null;
  /** Remembers the channel that is used; null for none. */
  remember: (id: string | null) => void;
  /** Creates a channel or replaces its settings, and remembers it. @returns false if it failed, which a toast tells */
  save: (body: ChannelPut) => Promise<boolean>;
  /** Deletes a channel. A toast has a button that creates it again. */
  remove: (channel: Channel) => Promise<void>;
};

/** Reads a stored id; null without storage. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * Returns the channels of the user.
 * @param userId id of the user
 */
export const useChannels = (userId: string): Channels => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const key = userStorageKey(userId, 'channel');
  const [id, setId] = useState(() => read(key));
  const items = useQuery({
    queryKey: queryKeys.channels,
    queryFn: ({ signal }) => listChannels(signal),
  }).data;
  const remember = (next: string | null) => {
    setId(next);
    try {
      if (next) localStorage.setItem(key, next);
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  const note = (change: (known: readonly Channel[]) => Channel[]) =>
    queryClient.setQueryData<Channel[]>(queryKeys.channels, (known) =>
      change(known ?? []).sort((a, b) => a.name.localeCompare(b.name)),
    );
  const fail = (error: unknown) =>
    toast.error(t('channels.failed'), { description: errorMessages.error(error) });
  const save = async (body: ChannelPut): Promise<boolean> => {
    try {
      const saved = await storeChannel(body);
      note((known) => [...known.filter((one) => one.id !== saved.id), saved]);
      remember(saved.id);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const remove = async ({ id: gone, name, settings }: Channel): Promise<void> => {
    try {
      await deleteChannel(gone);
    } catch (error) {
      return fail(error);
    }
    note((known) => known.filter((one) => one.id !== gone));
    remember(null);
    toast.success(t('channels.deleted', { name }), {
      action: { label: t('channels.undo'), onClick: () => void save({ name, settings }) },
    });
  };
  return { items, current: items?.find((channel) => channel.id === id) ?? null, remember, save, remove };
};
