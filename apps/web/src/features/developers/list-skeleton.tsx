import { Skeleton } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';

/** Placeholder of a list that is loading. */
export const ListSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-2 px-5 py-5 sm:px-6">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-3 w-1/2" />
    </div>
  );
};
