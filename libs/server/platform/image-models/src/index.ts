export * from './port';
export { IMAGE_MODEL, ImageModelsModule } from './image-models.module';
export { chooseImageModels, readModelEntry } from './choose-image-model';
export { type ImageModelSettings, imageModelList, imageModelSettings, requireModelKeys } from './settings';
export { hostedModels } from './hosted-models';
export { modelPriceSettings, modelPricesOf } from './model-prices';
export type { FinishedThumbnail, HeadlineSetter, PlannedHeadline } from './headline-setter';
export { type ChainLogger, FallbackModel } from './fallback/fallback-model';
export { readJobReference } from './fallback/job-reference';
export {
  type ImageOrigin,
  type StoredDetails,
  type StoredFile,
  imageOriginSchema,
  storedDetailsOf,
} from './stored-image';
export { tracedLedger } from './ledger/traced-ledger';
export { exampleFileNameOf } from './examples/example-file-name';
export {
  MODEL_EXAMPLES,
  type ModelExample,
  type ModelExamples,
  modelExampleSettings,
  readModelExamples,
} from './examples/model-examples';
export { measuredLedger } from './ledger/measured-ledger';
export { createModelLedger } from './ledger/postgres-ledger';
export type { ModelLedger, RecordedRequest } from './ledger/model-ledger';
export type { ModelReport } from './ledger/model-report';
export { cleanUpModelRequests } from './ledger/clean-up-requests';
export { reportModels } from './ledger/report-models';
export {
  type WebhookOptions,
  type WebhookAdapter,
  rowOfModelRequest,
  webhookAdapters,
  webhookHashOf,
  webhookToken,
  webhookWaitMs,
} from './webhooks/model-webhook';
export { type WebhookReport, readWebhook } from './webhooks/read-webhook';
export { readWebhookRequest, storeReportedJob } from './ledger/model-ledger.queries';
export { EventQueue } from './event-queue';
export { createPromptScriptedModel } from './scripted/prompt-scripted-model';
export {
  type ScriptedModel,
  type ScriptedState,
  type ModelScript,
  createScriptedModel,
} from './scripted/scripted-model';
export { PROMPT_READER, type PromptReader } from './prompt-reader';
