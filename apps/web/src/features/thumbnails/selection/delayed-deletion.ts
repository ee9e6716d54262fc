import { changedThumbnailsSchema, productConfig } from '@portada/contracts';
import { toast } from '@portada/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api/client';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';
import { idParts } from './id-parts';

/** Time in ms in which a deletion can be undone. */
const undoMs = 8_000;

/** Deletes thumbnails on the server, also if the page is left meanwhile. @returns the number that could not be deleted */
const deleteAll = async (ids: readonly string[], queryClient: QueryClient): Promise<number> => {
  const answers = await Promise.allSettled(
    idParts(ids).map((part) =>
      api.post('/api/thumbnails/delete', { ids: part }, changedThumbnailsSchema, { keepalive: true }),
    ),
  );
  for (const id of ids) queryClient.removeQueries({ queryKey: queryKeys.thumbnails.one(id) });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists }),
    queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.tags }),
  ]);
  const deleted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.ids : []));
  return ids.length - deleted.length;
};

/**
 * Returns the thumbnails that are being deleted, which the list hides, and a function that deletes thumbnails. Nothing is
 * sent to the server until the toast with "Undo" has disappeared, or the page is left. A page that crashes before then
 * deletes nothing. The server needs no state for the undo.
 */
export const useDelayedDeletion = (): {
  hidden: ReadonlySet<string>;
  remove: (ids: readonly string[]) => void;
} => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  /** Deletions that were not sent yet; each entry sends its deletion once. */
  const waiting = useRef(new Set<() => void>());

  useEffect(() => {
    const deletions = waiting.current;
    const sendAll = () => {
      for (const send of deletions) send();
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  const show = (ids: readonly string[]) =>
    setHidden((former) => new Set([...former].filter((id) => !ids.includes(id))));

  const remove = (ids: readonly string[]) => {
    setHidden((former) => new Set([...former, ...ids]));
    const send = () => {
      if (!waiting.current.delete(send)) return;
      void deleteAll(ids, queryClient).then((failed) => {
        show(ids);
        const options = { duration: productConfig.toastMs.list };
        if (failed > 0) toast.error(t('thumbnails.selection.deleteFailed', { count: failed }), options);
      });
    };
    waiting.current.add(send);
    toast.success(t('thumbnails.selection.deleted', { count: ids.length }), {
      duration: undoMs,
      onDismiss: send,
      action: {
        label: t('thumbnails.selection.undo'),
        onClick: () => {
          if (waiting.current.delete(send)) show(ids);
        },
      },
    });
  };
  return { hidden, remove };
};
