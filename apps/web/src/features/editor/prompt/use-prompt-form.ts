import { zodResolver } from '@hookform/resolvers/zod';
import { type PromptDraft, promptDraftSchema, type Thumbnail, type ThumbnailPage } from '@portada/contracts';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { queryKeys } from '../../../shared/query-keys';
import { patchThumbnail } from '../../../shared/thumbnails/patch-thumbnail';
import { deviceDraft } from './device-draft';
import { createDraftSender } from './draft-sender';
import { promptFormSchema, type PromptParsed, promptValuesOf, type PromptValues } from './prompt-form';
import type { PromptForm } from './prompt-form';

/**
 * Returns the form of the prompt panel. Changes are stored on this device immediately, and with the thumbnail on
 * the server a moment later. The form opens with an unsaved draft of this device, else with the data of the server.
 * Fields that were not edited in this tab are updated when the server or another tab of this browser has newer
 * data.
 * @param thumbnail the thumbnail of the panel
 */
export const usePromptForm = (thumbnail: Thumbnail): PromptForm => {
  const { id, userId } = thumbnail;
  const device = useMemo(() => deviceDraft(userId, id), [userId, id]);
  const [unsent, setUnsent] = useState(() => device.read());
  const values = useMemo<PromptValues>(() => unsent ?? promptValuesOf(thumbnail), [unsent, thumbnail]);
  const form = useForm<PromptValues, unknown, PromptParsed>({
    resolver: zodResolver(promptFormSchema),
    defaultValues: values,
  });
  useEffect(() => device.listen(setUnsent), [device]);
  const saved = useRef<PromptDraft>(null);
  const isFollowing = useFollowing(form, values, saved);
  useKeptDraft(form, thumbnail, isFollowing, saved);
  return form;
};

/**
 * Updates the fields of the prompt panel that were not edited in this tab. A draft that this tab has saved updates no
 * field, because a field may have been changed back while the draft was being saved.
 * @param saved the last draft that this tab has saved
 * @returns a ref whose value is true while an update is running
 */
const useFollowing = (
  form: PromptForm,
  values: PromptValues,
  saved: RefObject<PromptDraft | null>,
): RefObject<boolean> => {
  const shown = useRef(values);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    if (saved.current && JSON.stringify(values) === JSON.stringify(saved.current)) return;
    isFollowing.current = true;
    form.reset(values, { keepDirtyValues: true, keepErrors: true });
    isFollowing.current = false;
  }, [form, values, saved]);
  return isFollowing;
};

/** Stores each change of the prompt form, first in the browser and then on the server. */
const useKeptDraft = (
  form: PromptForm,
  { id, userId }: Thumbnail,
  isFollowing: RefObject<boolean>,
  saved: RefObject<PromptDraft | null>,
): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const device = deviceDraft(userId, id);
    const sender = createDraftSender(
      async (draft) => {
        await patchThumbnail(id, { promptDraft: draft }, { keepalive: true });
      },
      (draft) => {
        saved.current = draft;
        noteDraft(queryClient, id, draft);
        device.forget(draft);
      },
    );
    const left = device.read();
    if (left) sender.queue(left);
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draft = promptDraftSchema.safeParse(values);
        if (isFollowing.current || !draft.success) return;
        device.write(draft.data);
        sender.queue(draft.data);
      },
    });
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') sender.flush();
    };
    addEventListener('online', sender.flush);
    addEventListener('focusout', sender.flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      stop();
      removeEventListener('online', sender.flush);
      removeEventListener('focusout', sender.flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
      sender.close();
    };
  }, [form, queryClient, id, userId, isFollowing, saved]);
};

/** Writes a prompt draft that the server has saved into the cached thumbnail. */
const noteDraft = (queryClient: QueryClient, id: string, promptDraft: PromptDraft): void => {
  const noted = (thumbnail: Thumbnail): Thumbnail =>
    thumbnail.id === id ? { ...thumbnail, promptDraft } : thumbnail;
  const notedPage = (page: ThumbnailPage) => ({ ...page, items: page.items.map(noted) });
  queryClient.setQueryData<Thumbnail>(queryKeys.thumbnails.one(id), (known) => known && noted(known));
  queryClient.setQueriesData<ThumbnailPage | InfiniteData<ThumbnailPage>>(
    { queryKey: queryKeys.thumbnails.lists },
    (known) => {
      if (!known) return known;
      return 'pages' in known ? { ...known, pages: known.pages.map(notedPage) } : notedPage(known);
    },
  );
};
