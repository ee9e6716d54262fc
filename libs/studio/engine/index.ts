export { type StudioOptions, createStudio } from './studio';
export { createHeadlineSetter } from './headline/headline-setter';
export { createPromptReader } from './prompt-reader';
export { loadRenderContext } from './load-render-context';
export type { RenderContext } from './render-context';
