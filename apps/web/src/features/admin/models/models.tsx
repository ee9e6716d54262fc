import type { AdminModel } from '@portada/contracts';
import { Card, ErrorState, Skeleton } from '@portada/ui';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { useModels } from './get-models';
import { ModelCard } from './model-card';
import { ModelSwitchDialog } from './model-switch-dialog';

/** The image models section: state, spend, counts, failures and switch of each model. */
export const Models = () => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="models" className="grid gap-4">
      <h2 id="models" className="text-h3">
        {t('models.title')}
      </h2>
      <Content />
    </section>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = useModels();
  if (data) return <ModelList models={data.models} />;
  if (isPending)
    return (
      <div role="status" aria-label={t('shared.loading')}>
        <Skeleton className="h-56" />
      </div>
    );
  return (
    <Card>
      <ErrorState
        title={t('models.failed')}
        text={errorMessages.error(error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void refetch()}
      />
    </Card>
  );
};

const ModelList = ({ models }: { models: readonly AdminModel[] }) => {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<AdminModel | null>(null);
  if (models.length === 0)
    return (
      <Card className="grid gap-1 px-5 py-10 text-center">
        <p className="text-ui font-[650]">{t('models.empty')}</p>
        <p className="text-small text-text-2">{t('models.emptyText')}</p>
      </Card>
    );
  return (
    <>
      <ul className="grid gap-4">
        {models.map((model) => (
          <li key={model.name}>
            <ModelCard model={model} onSwitch={() => setQuestion(model)} />
          </li>
        ))}
      </ul>
      <ModelSwitchDialog model={question} onClose={() => setQuestion(null)} />
    </>
  );
};
