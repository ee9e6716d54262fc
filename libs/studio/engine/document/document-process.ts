/**
 * Program of the process that draws documents. The process has no settings and no connections, and a lower priority than
 * the api. It performs one task at a time; the api ends the process when a task takes too long.
 */
import { serveTasks } from '@portada/lifecycle/tasks';
import sharp from 'sharp';
import { openRenderContext } from '../render-context';
import type { DocumentAnswer, DocumentTask } from './document-tasks';
import { performDocumentTask } from './draw-document';

const [directory = '', cpuMs = '6000', megabytes = '1500'] = process.argv.slice(2);

sharp.cache(false);
sharp.concurrency(1);
serveTasks<DocumentTask, DocumentAnswer>({
  run: (task) => performDocumentTask(task, openRenderContext(directory)),
  limits: { cpuMs: Number(cpuMs), bytes: Number(megabytes) * 1024 * 1024 },
  tooMuch: { fault: 'too_complex' },
});
