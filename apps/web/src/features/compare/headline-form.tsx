import { Button, Field, TextInput } from '@portada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { suggestedHeadline } from './suggested-headline';

/** Most characters of a headline, as for the words of a layer. */
const longest = 300;

type HeadlineFormProps = {
  title: string;
  /** Words of the present headline. */
  present: string;
  isBusy: boolean;
  onWords: (words: string) => void;
  onCancel: () => void;
};

/** Field for the words of another headline, with a suggestion. */
export const HeadlineForm = ({ title, present, isBusy, onWords, onCancel }: HeadlineFormProps) => {
  const { t } = useTranslation();
  const [words, setWords] = useState(() => suggestedHeadline(title, present));
  const [isSame, setSame] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form opens after a press, so that the words can be typed at once.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = words.trim();
        const isOther = wanted !== '' && wanted.toUpperCase() !== present.toUpperCase();
        setSame(!isOther);
        if (isOther) onWords(wanted);
      }}
    >
      <Field label={t('compare.make.words')} error={isSame ? t('compare.make.same') : undefined}>
        <TextInput
          ref={field}
          value={words}
          maxLength={longest}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} busyLabel={t('compare.make.busy')}>
          {t('compare.make.start')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('compare.make.cancel')}
        </Button>
      </div>
    </form>
  );
};
