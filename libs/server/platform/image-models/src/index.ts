export * from './port';
export { IMAGE_MODEL, ImageModelsModule } from './image-models.module';
export { chooseImageModel } from './choose-image-model';
export { EventQueue } from './event-queue';
export { createPromptScriptedModel } from './scripted/prompt-scripted-model';
export {
  type ScriptedModel,
  type ScriptedState,
  type ModelScript,
  createScriptedModel,
} from './scripted/scripted-model';
export { PROMPT_READER, type PromptReader } from './prompt-reader';
