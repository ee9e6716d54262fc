import {
  type NewWebhookEndpoint,
  type WebhookEndpointChanges,
  createdWebhookEndpointSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  webhookEndpointListSchema,
  webhookEndpointSchema,
} from '@portada/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

const path = '/api/webhook-endpoints';

/** Keys of the query cache: the endpoints of the user, and the deliveries of one endpoint. */
const keys = {
  endpoints: ['webhook-endpoints'],
  deliveries: (id: string) => ['webhook-endpoints', id, 'deliveries'],
} as const;

/** Time in ms between two requests for the deliveries while one of them waits. */
const pollMs = 2_000;

/** Query for the webhook endpoints of the user, oldest first. */
export const useWebhookEndpoints = () =>
  useQuery({
    queryKey: keys.endpoints,
    queryFn: ({ signal }) => api.get(path, webhookEndpointListSchema, { signal }),
  });

/** Query for the last deliveries of an endpoint, newest first. It is repeated while a delivery is due. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: keys.deliveries(id),
    queryFn: ({ signal }) => api.get(`${path}/${id}/deliveries`, webhookDeliveryListSchema, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(
        ({ nextAttemptAt }) => nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + pollMs,
      )
        ? pollMs
        : false,
  });

/** Returns a function that refetches the endpoints, their deliveries and the security log after a change. */
const useChanged = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: keys.endpoints });
    void queryClient.invalidateQueries({ queryKey: queryKeys.securityEvents });
  };
};

/** Returns a mutation. `mutate(values)` creates an endpoint and returns its secret. @throws ApiError */
export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (values: NewWebhookEndpoint) => api.post(path, values, createdWebhookEndpointSchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate({ id, changes })` changes an endpoint. @throws ApiError */
export const useChangeWebhook = () =>
  useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: WebhookEndpointChanges }) =>
      api.patch(`${path}/${id}`, changes, webhookEndpointSchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate(id)` replaces the secret of an endpoint and returns the new one. @throws ApiError */
export const useReplaceSecret = () =>
  useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/rotate`, {}, createdWebhookEndpointSchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate(id)` deletes an endpoint. @throws ApiError */
export const useDeleteWebhook = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`${path}/${id}`, nothing),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate(id)` sends a test event to an endpoint. @throws ApiError */
export const useTestWebhook = () =>
  useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/test`, {}, webhookDeliverySchema),
    onSuccess: useChanged(),
  });

/** Returns a mutation. `mutate({ id, deliveryId })` sends a delivery again. @throws ApiError */
export const useResendDelivery = () =>
  useMutation({
    mutationFn: ({ id, deliveryId }: { id: string; deliveryId: string }) =>
      api.post(`${path}/${id}/deliveries/${deliveryId}/resend`, {}, webhookDeliverySchema),
    onSuccess: useChanged(),
  });
