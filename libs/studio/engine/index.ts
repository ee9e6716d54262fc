export { type StudioOptions, createStudio } from './studio';
export { createHeadlineSetter } from './headline/headline-setter';
export type { DocumentAnswer, DocumentTask, RenderFormat } from './document/document-tasks';
export { readDrawingNames, documentProgram } from './document/document-program';
export { type StudioFiles, openStudioFiles } from './studio-files';
export { createPromptReader } from './prompt-reader';
export { loadRenderContext } from './load-render-context';
export type { RenderContext } from './render-context';
