import type { ImageModelChoice } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { type ReactNode, useId } from 'react';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { ModelExample } from './model-example';
import type { ModelChoice } from './use-model-choice';

/** Fields for the image model and its quality, with the price of an image. Nothing is shown if there is no choice. */
export const ModelField = ({ choice }: { choice: ModelChoice }) => {
  const { t } = useTranslation();
  const { models, chosen, quality, chooseModel, chooseQuality } = choice;
  const name = useId();
  if (!chosen) return null;
  return (
    <div className="grid gap-4">
      {models.length > 1 && (
        <Options label={t('request.model.label')}>
          {models.map((model) => (
            <Option
              key={model.id}
              name={`${name}model`}
              isChosen={model === chosen}
              onChoose={() => chooseModel(model.id)}
              picture={<ModelExample model={model} />}
            >
              <ModelText model={model} />
            </Option>
          ))}
        </Options>
      )}
      {chosen.qualities.length > 1 && (
        <Options label={t('request.model.quality')} isRow>
          {chosen.qualities.map((one) => (
            <Option
              key={one.quality}
              name={`${name}quality`}
              isChosen={one.quality === quality}
              onChoose={() => chooseQuality(one.quality)}
            >
              <span className="text-ui">{t(`request.model.${one.quality}`)}</span>
              <span className="text-small text-text-2 tabular-nums">
                {t('request.variants.credits', { count: one.credits })}
              </span>
            </Option>
          ))}
        </Options>
      )}
    </div>
  );
};

const ModelText = ({ model }: { model: ImageModelChoice }) => {
  const { t } = useTranslation();
  const { label, modelId, photographs, qualities, usualMs } = model;
  const lowest = Math.min(...qualities.map(({ credits }) => credits));
  const price = t(qualities.length > 1 ? 'request.model.from' : 'request.model.each', {
    credits: t('request.variants.credits', { count: lowest }),
  });
  const time =
    usualMs === null ? null : t('request.model.usual', { seconds: Math.max(1, Math.round(usualMs / 1000)) });
  return (
    <>
      <span className="text-ui">
        {label[currentLanguage()]}
        {modelId !== null && ` · ${modelId}`}
      </span>
      <span className="text-small text-text-2 tabular-nums">
        {[t(photographs ? 'request.model.photographs' : 'request.model.drawings'), price, time]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </>
  );
};

const Options = ({
  label,
  isRow = false,
  children,
}: {
  label: string;
  isRow?: boolean;
  children: ReactNode;
}) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-ui">{label}</legend>
    <div className={classNames('grid gap-2', isRow && 'grid-cols-3')}>{children}</div>
  </fieldset>
);

type OptionProps = {
  /** Name of the radio group, inside the document. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Shown beside the texts. */
  picture?: ReactNode;
  children: ReactNode;
};

/** One radio button, drawn as a box with its texts. */
const Option = ({ name, isChosen, onChoose, picture, children }: OptionProps) => {
  const textId = useId();
  return (
    <label
      className={classNames(
        'press relative flex min-h-11 items-center gap-3 rounded-input border px-3 py-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-text bg-surface ring-1 ring-text' : 'border-border-control hover:bg-surface-3',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={textId}
        className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
      />
      <span id={textId} className="grid min-w-0 grow">
        {children}
      </span>
      {picture}
    </label>
  );
};
