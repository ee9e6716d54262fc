import {
  type ChainLogger,
  FallbackModel,
  type ImageModel,
  type ModelLedger,
  chooseImageModels,
  type WebhookOptions,
  createPromptScriptedModel,
  hostedModels,
  webhookWaitMs,
} from '@portada/image-models';
import { isLoopbackUrl } from '@portada/config';
import { createHeadlineSetter, createStudio } from '@portada/studio/engine';
import type { WorkerSettings } from './settings';

/** The settings that choose image models and configure them. */
export type ImageModelSettings = Pick<
  WorkerSettings,
  'IMAGE_MODEL' | 'NODE_ENV' | 'STUDIO_DIR' | 'WORKER_CONCURRENCY'
> &
  Partial<Pick<WorkerSettings, 'PUBLIC_URL'>> &
  Parameters<typeof hostedModels>[0];

/** The services of a chain of models: a log of failures, and the ledger of requests. */
export type ImageModelServices = { logger: ChainLogger; ledger: ModelLedger };

/**
 * Creates the image models that `IMAGE_MODEL` lists, as one model that asks them in order. The scripted model is
 * available only outside of production.
 * @param settings of the worker
 * @param services what the chain writes to
 * @throws Error whose message names the setting, if it lists no model, an unknown one, or one twice
 */
export const createImageModel = (
  settings: ImageModelSettings,
  services: ImageModelServices,
): FallbackModel => {
  const chosen = chooseImageModels(settings.IMAGE_MODEL, {
    studio: () => createStudio({ directory: settings.STUDIO_DIR, threads: settings.WORKER_CONCURRENCY }),
    ...hostedModels(settings),
    ...(settings.NODE_ENV === 'production' ? {} : { scripted: createPromptScriptedModel }),
  });
  const headlines = chosen.some(({ model }) => drawsPlates(model))
    ? createHeadlineSetter({ directory: settings.STUDIO_DIR })
    : null;
  return new FallbackModel({
    members: chosen.map(({ id, model }) => ({
      id,
      model,
      concurrency: model.capabilities.concurrency ?? Infinity,
      perMinute: perMinuteOf(model, settings),
    })),
    budgetUsdPerDay: settings.MODEL_BUDGET_USD_PER_DAY ?? null,
    headlines,
    webhooks: webhooksOf(settings),
    ...services,
  });
};

/**
 * Returns the address at which providers reach the api: `MODEL_WEBHOOK_URL`, otherwise `PUBLIC_URL` if it is https and not
 * on this machine. Null if there is none, so that requests have no webhook.
 */
const webhooksOf = ({
  MODEL_WEBHOOK_URL: setting,
  PUBLIC_URL: publicUrl,
}: Pick<ImageModelSettings, 'MODEL_WEBHOOK_URL' | 'PUBLIC_URL'>): WebhookOptions | null => {
  if (setting !== undefined) return setting === 'off' ? null : { base: setting, waitMs: webhookWaitMs };
  const isReachable = publicUrl?.startsWith('https:') && !isLoopbackUrl(publicUrl);
  return publicUrl !== undefined && isReachable ? { base: publicUrl, waitMs: webhookWaitMs } : null;
};

/** Returns the requests to a model within a minute: the setting, otherwise the provider's limit. The studio has none. */
const perMinuteOf = (
  model: ImageModel,
  { MODEL_REQUESTS_PER_MINUTE: perMinute }: Pick<ImageModelSettings, 'MODEL_REQUESTS_PER_MINUTE'>,
): number => (drawsPlates(model) ? (perMinute ?? model.capabilities.perMinute ?? Infinity) : Infinity);

/** Returns true for a model whose images need a headline. */
const drawsPlates = ({ capabilities }: ImageModel): boolean => (capabilities.text ?? 'typeset') !== 'typeset';
