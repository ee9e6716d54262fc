import { creditPlansSchema } from '@portada/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client';
import { useTranslation } from '../../shared/i18n/translation';
import { queryKeys } from '../../shared/query-keys';

/** ms between two looks while a pack is not for sale: the provider may be heard again. */
const lookAgainMs = 30_000;

/** @param language the answer is in, for the server writes the words of the packs */
const plansQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.creditPlans(language),
    queryFn: async ({ signal }) => (await api.get('/api/credit-plans', creditPlansSchema, { signal })).items,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data?.some(({ isSold }) => !isSold) ? lookAgainMs : false),
  });

/** The packs of credits, in the language on screen. */
export const usePlans = () => {
  const { language } = useTranslation();
  return useQuery(plansQuery(language));
};
