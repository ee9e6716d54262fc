import { zodResolver } from '@hookform/resolvers/zod';
import { facts, type ThumbnailCreate, thumbnailCreateSchema } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import { useSentences } from '../i18n/sentences';
import { useCreateThumbnail } from './create-thumbnail';

/** Asks for a name, makes the thumbnail and goes on to its editor. */
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
  const sentences = useSentences();
  const form = useForm<ThumbnailCreate>({
    resolver: zodResolver(thumbnailCreateSchema),
    defaultValues: { title: '' },
    // The error goes with the next keystroke and comes back only when asked again.
    reValidateMode: 'onSubmit',
  });
  const length = useWatch({ control: form.control, name: 'title' }).length;
  const error = form.formState.errors.title;

  const submit = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: (thumbnail) => {
        toast.success(t('shared.create.done', { title: thumbnail.title }), { duration: facts.toastMs.list });
        void navigate(`/thumbnails/${thumbnail.id}/edit`);
      },
      onError: (failure) => {
        const message = failure instanceof ApiError ? failure.fields['title'] : undefined;
        if (message !== undefined) form.setError('title', { message }, { shouldFocus: true });
        else
          toast.error(t('shared.create.failed', { message: sentences.error(failure) }), {
            duration: facts.toastMs.list,
          });
      },
    }),
  );

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Field
        label={t('shared.create.label')}
        hint={t('shared.create.hint')}
        error={sentences.field(error?.message)}
        aside={`${length}/${facts.thumbnailTitle.max}`}
      >
        <TextInput
          autoComplete="off"
          required
          maxLength={facts.thumbnailTitle.max}
          placeholder={t('shared.create.placeholder')}
          {...form.register('title', { onChange: () => form.clearErrors('title') })}
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
