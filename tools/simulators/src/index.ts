export { type Knobs, quietKnobs } from './stripe/knobs';
export { startStripeSimulator } from './stripe/stripe-simulator';
export type {
  Delivery,
  ForgedSession,
  StripeSimulator,
  StripeSimulatorOptions,
  StripeSimulatorRecords,
} from './stripe/stripe-simulator.types';
export {
  type PaymentOutcome,
  type TestCard,
  type TestCardDetails,
  testCardNames,
  testCards,
} from './stripe/test-cards';
export type { ImageSimulator, SimulatedCall } from './image-models/image-simulator';
export { contentCredentials } from './image-models/content-credentials';
export { type OpenAiSimulatorOptions, startOpenAiSimulator } from './image-models/openai/openai-simulator';
export { startGeminiSimulator } from './image-models/gemini/gemini-simulator';
export { startBflSimulator } from './image-models/bfl/bfl-simulator';
export { startFalSimulator } from './image-models/fal/fal-simulator';
export {
  replicateSimulatorSecret,
  startReplicateSimulator,
} from './image-models/replicate/replicate-simulator';
export { startAutomatic1111Simulator } from './image-models/automatic1111/automatic1111-simulator';
export { startComfySimulator } from './image-models/comfyui/comfyui-simulator';
