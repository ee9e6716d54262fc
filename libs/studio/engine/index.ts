export { type StudioOptions, createStudio } from './studio';
export { loadRenderContext } from './load-render-context';
export type { RenderContext } from './render-context';
