export * from './port';
export { IMAGE_MODEL, ImageModelsModule } from './image-models.module';
export { type ImageModelOptions, createImageModels } from './image-models';
export { type StudioOptions, createStudio } from './studio/studio';
export { createPromptScriptedModel } from './scripted/prompt-scripted-model';
export {
  type ScriptedModel,
  type ScriptedState,
  type ModelScript,
  createScriptedModel,
} from './scripted/scripted-model';
