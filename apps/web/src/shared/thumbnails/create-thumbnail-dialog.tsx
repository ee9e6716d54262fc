import { productConfig, thumbnailCreateSchema } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import { useErrorMessages } from '../i18n/error-messages';
import { useTranslation } from '../i18n/translation';
import { useCreateThumbnail } from './create-thumbnail';

/** Dialog that asks for a name, creates the thumbnail and opens its editor. */
export const CreateThumbnailDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const create = useCreateThumbnail();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shared.create.title')}
      closeLabel={t('shared.close')}
      busy={create.isPending}
    >
      <NameForm create={create} onCancel={onClose} />
    </Dialog>
  );
};

type NameFormProps = { create: ReturnType<typeof useCreateThumbnail>; onCancel: () => void };

const NameForm = ({ create, onCancel }: NameFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorMessages = useErrorMessages();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [wrong, setWrong] = useState<string>();

  const refuse = (message: string | undefined) => {
    setWrong(message);
    field.current?.focus();
  };
  /** Returns the message for a thumbnail that could not be created, with the reason of the server if there is any. */
  const failureSentence = (failure: Error) =>
    failure instanceof ApiError && failure.message !== ''
      ? t('shared.create.failed', { message: failure.message })
      : t('shared.create.failedPlain');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { data, error } = thumbnailCreateSchema.safeParse({ title });
    if (error) return refuse(error.issues[0]?.message);
    create.mutate(data, {
      onSuccess: (thumbnail) => {
        toast.success(t('shared.create.done', { title: thumbnail.title }), {
          duration: productConfig.toastMs.list,
        });
        void navigate(`/thumbnails/${thumbnail.id}/edit`);
      },
      onError: (failure) => {
        const message = failure instanceof ApiError ? failure.fields['title'] : undefined;
        if (message !== undefined) refuse(message);
        else toast.error(failureSentence(failure), { duration: productConfig.toastMs.list });
      },
    });
  };

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Field
        label={t('shared.create.label')}
        hint={t('shared.create.hint')}
        error={errorMessages.field(wrong)}
        aside={`${title.length}/${productConfig.thumbnailTitle.max}`}
      >
        <TextInput
          ref={field}
          autoComplete="off"
          required
          maxLength={productConfig.thumbnailTitle.max}
          placeholder={t('shared.create.placeholder')}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            // Editing the name hides its error. Only the next submit shows an error again.
            setWrong(undefined);
          }}
        />
      </Field>
      <DialogActions>
        <Button variant="outline" disabled={create.isPending} onClick={onCancel}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" variant="volt" busy={create.isPending} busyLabel={t('shared.create.busy')}>
          {t('shared.create.submit')}
        </Button>
      </DialogActions>
    </form>
  );
};
