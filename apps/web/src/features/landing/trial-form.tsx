import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/translation';

type TrialFormProps = {
  /** Called with the trimmed prompt. */
  onDraw: (prompt: string) => void;
  /** Called when the field gets the focus. */
  onFocus: () => void;
  /** True after an image was drawn; the button is then less prominent than the buttons of the image. */
  isDrawn: boolean;
};

/**
 * Form in the first screen of the landing page: one sentence, which is drawn at once. Without scripts the form opens the
 * registration, which keeps the sentence.
 */
export const TrialForm = ({ onDraw, onFocus, isDrawn }: TrialFormProps) => {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The hydration bootstrap has set an attribute on the button if it was clicked before hydration.
    const { dataset } = button.current ?? {};
    if (dataset?.['clicked'] === undefined) return;
    delete dataset['clicked'];
    form.current?.requestSubmit();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prompt = new FormData(event.currentTarget).get('prompt');
    if (typeof prompt === 'string') onDraw(prompt.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      action="/auth"
      className="grid gap-3 rounded-card border border-border-control bg-surface p-3"
      onSubmit={submit}
    >
      <label className="grid gap-2 text-ui">
        {t('landing.tryLabel')}
        <textarea
          name="prompt"
          required
          minLength={productConfig.prompt.min}
          maxLength={productConfig.prompt.max}
          placeholder={t('landing.tryExample')}
          className="resize-none rounded-chip text-body placeholder:text-text-3"
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
      </label>
      <button
        ref={button}
        data-deferred=""
        name="view"
        value="register"
        className={buttonClass({ variant: isDrawn ? 'outline' : 'volt' })}
        onClick={(event) => {
          // The prevented default action tells the hydration bootstrap that the click is handled.
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      >
        {t('landing.try')}
      </button>
    </form>
  );
};
