import { type MetricRange, adminMetricsSchema, adminWorkersSchema } from '@portada/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Polling interval of the measurements and the workers in ms while the page is visible. */
const refreshMs = 15_000;

/** Returns the ended generations of a time range, polled every fifteen seconds. */
export const useMeasurements = (range: MetricRange) =>
  useQuery({
    queryKey: queryKeys.adminMetrics(range),
    queryFn: ({ signal }) => api.get(`/api/admin/metrics?range=${range}`, adminMetricsSchema, { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });

/** Returns the workers that have reported within a minute, polled every fifteen seconds. */
export const useWorkers = () =>
  useQuery({
    queryKey: queryKeys.adminWorkers,
    queryFn: ({ signal }) => api.get('/api/admin/workers', adminWorkersSchema, { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
