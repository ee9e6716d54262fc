import { join } from 'node:path';
import { type PromptUnderstanding, pictureRequestSchema } from '@portada/contracts';
import { createPromptReader } from './prompt-reader';

const directory = join(__dirname, '../../../dist/studio');
const request = pictureRequestSchema.parse({ prompt: 'A dog runs on the beach' });
/** Time in ms that each caller waits: shorter than the start of the thread, longer than reading one prompt. */
const waitMs = 150;

describe('createPromptReader', () => {
  it('continues to load the tools after a caller stopped waiting, so that a later request is read', async () => {
    const reader = createPromptReader(directory, waitMs);
    try {
      await expect(reader.read(request)).rejects.toThrow('The prompt was not read within 150 ms.');
      let read: PromptUnderstanding | null = null;
      while (read === null) read = await reader.read(request).catch(() => null);
      expect(read.subjects.map(({ drawing }) => drawing)).toEqual(['dog']);
    } finally {
      await reader.close();
    }
  });
});
