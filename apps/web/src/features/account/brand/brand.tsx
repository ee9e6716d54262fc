import { ErrorState, Skeleton } from '@portada/ui';
import { useQuery } from '@tanstack/react-query';
import { brandKitKey, readBrandKit } from '../../../shared/brand/brand-api';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { Section } from '../section';
import { BrandForm } from './brand-form';

/** The section of the profile with the brand kit. */
export const Brand = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const kit = useQuery({ queryKey: brandKitKey, queryFn: ({ signal }) => readBrandKit(signal) });
  return (
    <Section name="brand" title={t('account.sections.brand')} lead={t('brand.lead')}>
      <div className="p-5 sm:px-6">
        {kit.isPending ? (
          <Skeleton className="h-60 w-full" />
        ) : kit.isError ? (
          <ErrorState
            title={t('brand.loadFailed')}
            text={errorMessages.error(kit.error)}
            retryLabel={t('shared.retry')}
            onRetry={() => void kit.refetch()}
          />
        ) : (
          <BrandForm saved={kit.data} />
        )}
      </div>
    </Section>
  );
};
