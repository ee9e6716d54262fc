/**
 * Program of the process that draws images of trials and drafts. The process has no settings and no connections, and a lower priority than
 * the api and the workers. It draws one image at a time; the api ends the process when an image takes too long.
 */
import { serveTasks } from '@portada/lifecycle/tasks';
import sharp from 'sharp';
import { openRenderContext } from '../render-context';
import { drawDraft } from './draw-draft';
import { drawTrial } from './draw-trial';
import type { DraftTask, TrialResult, TrialTask } from './trial-tasks';

const [directory = '', cpuMs = '6000', megabytes = '1000'] = process.argv.slice(2);

sharp.cache(false);
sharp.concurrency(1);
serveTasks<TrialTask | DraftTask, TrialResult>({
  run: async (task) => {
    try {
      const context = openRenderContext(directory);
      return await ('draft' in task ? drawDraft(task, context) : drawTrial(task, context));
    } catch (error) {
      return { error: String(error) };
    }
  },
  limits: { cpuMs: Number(cpuMs), bytes: Number(megabytes) * 1024 * 1024 },
  tooMuch: { fault: 'too_complex' },
});
