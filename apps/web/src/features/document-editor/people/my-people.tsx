import { type SavedPerson, savedPeopleLimits } from '@portada/contracts';
import { AlertDialog, Button, IconButton, InlineEdit, announce, toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { deletePerson, listPeople, renamePerson } from '../../../shared/people/people-api';
import { PersonPicture } from '../../../shared/people/person-picture';
import { queryKeys } from '../../../shared/query-keys';
import { positionOfNew } from '../add/new-layers';
import { useChange, useOpenDocument } from '../state/editor-context';
import { newPerson } from './new-person';
import { peopleMessages } from './people.messages';

registerMessages({ people: peopleMessages });

/** The saved people of the user. A press adds a person to the picture. */
export const MyPeople = () => {
  const { t } = useTranslation();
  const people = useQuery({ queryKey: queryKeys.people, queryFn: ({ signal }) => listPeople(signal) });
  return (
    <section aria-label={t('people.section')} className="grid gap-2">
      <h3 className="text-ui font-[650]">{t('people.section')}</h3>
      {people.isError ? (
        <div role="alert" className="grid justify-items-start gap-2 text-small text-text-2">
          {t('people.listFailed')}
          <Button size="small" variant="outline" onClick={() => void people.refetch()}>
            {t('shared.retry')}
          </Button>
        </div>
      ) : people.data?.length === 0 ? (
        <p className="text-small text-text-3">{t('people.empty')}</p>
      ) : (
        <ul className="document-people">
          {people.data?.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Returns a function that adds a saved person to the picture and selects its layer. */
const useAddPerson = () => {
  const { t } = useTranslation();
  const { store } = useOpenDocument();
  const change = useChange();
  return (person: SavedPerson) => {
    const { document } = store.getState().history;
    const layer = newPerson(document, person);
    const actions = [{ name: 'add', args: { layer, at: positionOfNew(document) } }];
    if (change('add', actions, { select: layer.id })) announce(t('people.added', { name: person.name }));
  };
};

const Person = ({ person }: { person: SavedPerson }) => {
  const { t } = useTranslation();
  const add = useAddPerson();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const { id, name } = person;
  const rename = async (next: string) => {
    try {
      await renamePerson(id, next);
    } catch (error) {
      toast.error(t('people.rename.failed'), { description: errorMessages.error(error) });
      // The field stays open with the typed name.
      throw error;
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.people });
  };
  return (
    <li>
      <button
        type="button"
        className="document-person"
        aria-label={t('people.add', { name })}
        onClick={() => add(person)}
      >
        <PersonPicture person={person} />
      </button>
      <InlineEdit
        value={name}
        maxLength={savedPeopleLimits.name}
        labels={{
          field: t('people.rename.field'),
          edit: t('people.rename.edit', { name }),
          save: t('people.rename.save'),
          cancel: t('shared.cancel'),
        }}
        onSave={rename}
      >
        <span className="block truncate pt-1 text-ui" title={name}>
          {name}
        </span>
      </InlineEdit>
      <DeletePerson person={person} />
    </li>
  );
};

const DeletePerson = ({ person: { id, name } }: { person: SavedPerson }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => deletePerson(id),
    onSuccess: () => {
      setAsked(false);
      return queryClient.invalidateQueries({ queryKey: queryKeys.people });
    },
  });
  return (
    <>
      <IconButton
        size="small"
        label={t('people.delete.open', { name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsked(true)}
      />
      <AlertDialog
        open={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
        title={t('people.delete.title', { name })}
        text={t('people.delete.text')}
        cancelLabel={t('shared.cancel')}
        confirmLabel={t('people.delete.confirm')}
        busy={remove.isPending}
        error={
          remove.isError ? `${t('people.delete.failed')}. ${errorMessages.error(remove.error)}` : undefined
        }
      />
    </>
  );
};
