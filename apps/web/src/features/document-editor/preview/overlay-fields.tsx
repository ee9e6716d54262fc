import { Field, TextInput } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import type { Overlay } from './video-card';

/** Characters of the longest timestamp, such as 123:45:00. */
const longestLength = 9;
const switches = ['isWatched', 'isHovered'] as const;

type OverlayFieldsProps = { overlay: Overlay; onChange: (overlay: Overlay) => void };

/** Length of the video, and switches for the watched bar and the buttons under the pointer. */
export const OverlayFields = ({ overlay, onChange }: OverlayFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('preview.length')}>
        <TextInput
          value={overlay.length}
          maxLength={longestLength}
          inputMode="numeric"
          className="tabular-nums"
          onChange={({ target }) =>
            onChange({ ...overlay, length: target.value.replace(/[^\d:]/g, '').slice(0, longestLength) })
          }
        />
      </Field>
      <div role="group" aria-label={t('preview.overlay')} className="flex flex-wrap items-end gap-2">
        {switches.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={overlay[name]}
            onClick={() => onChange({ ...overlay, [name]: !overlay[name] })}
            className="min-h-11 rounded-full border border-border-control px-3.5 text-small font-[550] hover:bg-surface-3 aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {t(`preview.${name}`)}
          </button>
        ))}
      </div>
    </>
  );
};
