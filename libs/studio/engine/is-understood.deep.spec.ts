import { join } from 'node:path';
import { pictureRequestSchema } from '@portada/contracts';
import { isUnderstood } from '@portada/studio';
import { knowledgeFor, openRenderContext } from './render-context';

const context = openRenderContext(join(__dirname, '../../../dist/studio'));

const read = async (prompt: string, more: object = {}): Promise<boolean> => {
  const { index, taggers } = await knowledgeFor(context, prompt);
  return isUnderstood(pictureRequestSchema.parse({ prompt, ...more }), index, taggers);
};

describe('isUnderstood (tells if a prompt contains a known word)', () => {
  it.each(['zzgx flurbel wobbrix', 'asdf qwer zxcv', 'flurbel flurbel flurbel'])(
    'is false for the prompt "%s", which contains no known word',
    async (prompt) => expect(await read(prompt)).toBe(false),
  );

  it.each([
    'Pizza challenge',
    'Por qué Nietzsche importa',
    'Why Nietzsche matters',
    '🚀 zzgx flurbel',
    'zzgx flurbel 24 hours',
    'Как я собрал ракету',
    'Comment je suis devenu boulanger',
    `zzgx ${'x'.repeat(60)}`,
  ])('is true for the prompt "%s"', async (prompt) => expect(await read(prompt)).toBe(true));

  it('is true for a prompt of unknown words if the request has a headline or an element to include', async () => {
    expect(await read('zzgx flurbel wobbrix', { headline: 'MY FIRST TIME' })).toBe(true);
    expect(await read('zzgx flurbel wobbrix', { elementsToInclude: ['pizza'] })).toBe(true);
  });
});
