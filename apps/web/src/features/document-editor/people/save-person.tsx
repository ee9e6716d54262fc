import { savedPeopleLimits } from '@portada/contracts';
import { Button, Dialog, DialogActions, Field, TextInput, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { savePerson } from '../../../shared/people/people-api';
import { queryKeys } from '../../../shared/query-keys';
import { peopleMessages } from './people.messages';

registerMessages({ people: peopleMessages });

type CutOutPhoto = {
  assetId: string;
  maskId: string;
  crop: { left: number; top: number; width: number; height: number } | null;
};

/** Button that saves the person of a cut-out photo under a name. */
export const SavePerson = ({ photo }: { photo: CutOutPhoto }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
        {t('people.save.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('people.save.title')}
        closeLabel={t('shared.close')}
      >
        <SaveForm photo={photo} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

const SaveForm = ({ photo, onClose }: { photo: CutOutPhoto; onClose: () => void }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: () =>
      savePerson({ name: name.trim(), assetId: photo.assetId, maskId: photo.maskId, crop: photo.crop }),
    onSuccess: (person) => {
      toast.success(t('people.save.done', { name: person.name }));
      onClose();
      return queryClient.invalidateQueries({ queryKey: queryKeys.people });
    },
    onError: (error) => toast.error(t('people.save.failed'), { description: errorMessages.error(error) }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <p className="text-body text-text-2">{t('people.save.text')}</p>
      <Field label={t('people.save.name')}>
        <TextInput
          value={name}
          required
          maxLength={savedPeopleLimits.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button type="submit" busy={save.isPending} disabled={name.trim() === ''}>
          {t('people.save.submit')}
        </Button>
      </DialogActions>
    </form>
  );
};
