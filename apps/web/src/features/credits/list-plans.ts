import { creditPlansSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { useTranslation } from '../../shared/i18n/translation';
import { queryKeys } from '../../shared/query-keys';

/**
 * Polling interval of the packs in ms while a pack is unavailable. The payment provider may recover in the
 * meantime.
 */
const pollMs = 30_000;

/**
 * Query for the packs.
 * @param language language of the texts of the packs
 */
const plansQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.creditPlans(language),
    queryFn: async ({ signal }) => (await api.get('/api/credit-plans', creditPlansSchema, { signal })).items,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data?.some(({ isSold }) => !isSold) ? pollMs : false),
  });

/** Returns the packs in the current language. */
export const usePlans = () => {
  const { language } = useTranslation();
  return useQuery(plansQuery(language));
};
