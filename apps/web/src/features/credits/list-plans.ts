import { creditPlansSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { useTranslation } from '../../shared/i18n/translation';
import { queryKeys } from '../../shared/query-keys';

/** Polling interval in ms while a pack is unavailable, because the provider may recover. */
const lookAgainMs = 30_000;

/** @param language language of the response, which contains the texts of the packs */
const plansQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.creditPlans(language),
    queryFn: async ({ signal }) => (await api.get('/api/credit-plans', creditPlansSchema, { signal })).items,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data?.some(({ isSold }) => !isSold) ? lookAgainMs : false),
  });

/** The packs in the current language. */
export const usePlans = () => {
  const { language } = useTranslation();
  return useQuery(plansQuery(language));
};
