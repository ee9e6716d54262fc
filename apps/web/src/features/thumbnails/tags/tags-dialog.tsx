import { type Thumbnail, productConfig } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { type SubmitEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import {
  type TagChoice,
  type TagState,
  changeOf,
  mostTags,
  tagChoiceOf,
  typedTag,
  withTag,
} from './tag-choice';
import { useTagThumbnails, useTags } from './tags-api';

type TagsDialogProps = {
  /** The thumbnails whose tags are changed, at least one; null while the dialog is closed. */
  thumbnails: readonly Thumbnail[] | null;
  onClose: () => void;
};

/** Dialog that adds tags to the selected thumbnails and removes tags from them. */
export const TagsDialog = ({ thumbnails, onClose }: TagsDialogProps) => {
  const { t } = useTranslation();
  const tagging = useTagThumbnails();
  return (
    <Dialog
      open={thumbnails !== null}
      onClose={onClose}
      title={t('thumbnails.tags.title', { count: thumbnails?.length ?? 0 })}
      closeLabel={t('shared.close')}
      busy={tagging.isPending}
    >
      <TagsForm thumbnails={thumbnails ?? []} tagging={tagging} onClose={onClose} />
    </Dialog>
  );
};

type TagsFormProps = {
  thumbnails: readonly Thumbnail[];
  tagging: ReturnType<typeof useTagThumbnails>;
  onClose: () => void;
};

const TagsForm = ({ thumbnails, tagging, onClose }: TagsFormProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const tags = useTags();
  const known = tags.data?.items.map(({ tag }) => tag) ?? [];
  const former = tagChoiceOf(thumbnails, known);
  const [changed, setChanged] = useState<ReadonlyMap<string, TagState>>(new Map());
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const choice = [...changed].reduce<TagChoice>((all, [tag, state]) => withTag(all, tag, state), former);

  const set = (tag: string, state: TagState) => setChanged(new Map(changed).set(tag, state));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    let wanted = choice;
    if (typed.trim() !== '') {
      const tag = typedTag(typed);
      if (tag === null) return setWrong('tag_invalid');
      wanted = withTag(choice, tag, 'all');
    }
    const ids = thumbnails.map(({ id }) => id);
    const change = changeOf(ids, former, wanted);
    if (change === null) return onClose();
    if (change.add.length > mostTags || change.remove.length > mostTags) return setWrong('tags_full');
    const options = { duration: productConfig.toastMs.list };
    tagging.mutate(change, {
      onSuccess: () => {
        toast.success(t('thumbnails.tags.saved'), options);
        onClose();
      },
      onError: (failure) =>
        toast.error(t('thumbnails.tags.failed'), { ...options, description: errorMessages.error(failure) }),
    });
  };

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Field
        label={t('thumbnails.tags.new')}
        hint={t('thumbnails.tags.hint')}
        error={errorMessages.field(wrong)}
      >
        <TextInput
          autoComplete="off"
          maxLength={productConfig.thumbnailTags.length}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
          }}
        />
      </Field>
      {choice.size > 0 && <TagList choice={choice} onChange={set} />}
      <DialogActions>
        <Button variant="outline" disabled={tagging.isPending} onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" busy={tagging.isPending} busyLabel={t('thumbnails.tags.saving')}>
          {t('shared.save')}
        </Button>
      </DialogActions>
    </form>
  );
};

type TagListProps = { choice: TagChoice; onChange: (tag: string, state: TagState) => void };

/** Checkboxes of the tags. A tag that only some of the thumbnails have is mixed. */
const TagList = ({ choice, onChange }: TagListProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="max-h-64 overflow-y-auto overscroll-contain rounded-card border border-border">
      <legend className="sr-only">{t('thumbnails.tags.label')}</legend>
      <ul className="grid grid-cols-1 sm:grid-cols-2">
        {[...choice].map(([tag, state]) => (
          <li key={tag}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-surface-2">
              <input
                type="checkbox"
                checked={state === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = state === 'some';
                }}
                onChange={() => onChange(tag, state === 'all' ? 'none' : 'all')}
                className="size-4 shrink-0 accent-(--color-primary)"
              />
              <span className="min-w-0 truncate text-small">{tag}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
