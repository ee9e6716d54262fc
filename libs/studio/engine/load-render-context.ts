import type { RenderContext } from './render-context';

/**
 * Opens an asset pack for planning and drawing outside of the studio's threads. The canvas is loaded by the first call,
 * so that a process that only starts the studio stays small.
 * @param directory directory of the asset pack
 * @throws if the pack is missing or incomplete
 */
export async function loadRenderContext(directory: string): Promise<RenderContext> {
  const { openRenderContext } = await import('./render-context');
  return openRenderContext(directory);
}
