import { draftIdOf, pictureRequestSchema } from '@portada/contracts';
import type { ModelInput } from '@portada/image-models';
import { withHook } from './with-hook';

const input = (more: Partial<ModelInput> = {}): ModelInput => ({
  ...pictureRequestSchema.parse({ prompt: 'A red boat on a quiet lake' }),
  width: 1920,
  height: 1080,
  generationId: '0192f0c1-2c55-7000-8000-000000000000',
  seed: 7,
  ...more,
});
const draftOf = (hook: string): string => draftIdOf({ format: 'words', hook, seed: 1 });

test('the words of a draft are the headline of a hosted model, unless the request has a headline', () => {
  expect(withHook(input({ draft: draftOf('SIN HORNO') })).headline).toBe('SIN HORNO');
  expect(withHook(input({ draft: draftOf('SIN HORNO'), headline: 'My own' })).headline).toBe('My own');
  expect(withHook(input())).toEqual(input());
});

test('a draft without words gives an image of a hosted model without a headline', () => {
  const { headline, elementsToAvoid } = withHook(input({ draft: draftOf(''), elementsToAvoid: ['dogs'] }));
  expect([headline, elementsToAvoid]).toEqual([undefined, ['dogs', 'text']]);
});
