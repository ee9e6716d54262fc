import { type PromptUnderstanding, promptUnderstandingSchema } from '@portada/contracts';
import { type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const understand = async (body: object): Promise<PromptUnderstanding> => {
  const { client } = await app.creator(1);
  const answer = await client.post('/api/understand', body);
  expect(answer).toMatchObject({ status: 200 });
  expect((await client.get('/api/me/credits')).body).toMatchObject({ available: 1, held: 0 });
  return promptUnderstandingSchema.strict().parse(answer.body);
};

test('POST /api/understand reads subject, headline and place of an English prompt, and charges nothing', async () => {
  const read = await understand({ prompt: 'A golden retriever learns to surf at the beach' });
  expect(read.subjects[0]).toEqual({ words: 'golden retriever', drawing: 'dog', crossedOut: false });
  expect(read.headline).toMatch(/GOLDEN RETRIEVER LEARNS TO SURF/);
  expect(read).toMatchObject({ place: 'beach', placeWords: 'beach', form: null, sides: [], layout: [] });
  expect(read.confidence).toBeGreaterThan(0.8);
});

test('POST /api/understand reads the elements that a Spanish prompt excludes, and adds them to the listed elements to avoid', async () => {
  const read = await understand({
    prompt: 'Receta de paella sin marisco para dos personas',
    elementsToAvoid: ['arroz negro'],
  });
  expect(read.avoid).toEqual(['arroz negro', 'marisco']);
  expect(read.headline).toMatch(/^RECETA DE PAELLA/);
});

test('POST /api/understand reads place, feeling and layout of a Spanish prompt in the words of the prompt', async () => {
  const read = await understand({ prompt: 'Una mujer asombrada en Nueva York, un perro a la izquierda' });
  expect(read).toMatchObject({
    place: 'new york',
    placeWords: 'Nueva York',
    people: { words: 'mujer', count: 1 },
    mood: { name: 'shocked', words: 'asombrada' },
    layout: [{ what: 'left', words: 'perro a la izquierda' }],
  });
});

test('POST /api/understand reads both sides of a comparison and of a change', async () => {
  expect(await understand({ prompt: 'Nikon vs Canon vs Sony' })).toMatchObject({
    form: 'versus',
    sides: ['nikon', 'canon', 'sony'],
  });
  expect(await understand({ prompt: 'Mi cocina antes y después de la reforma' })).toMatchObject({
    form: 'before-after',
    sides: ['antes', 'después'],
  });
});

test('POST /api/understand returns a headline that the request contains in capitals', async () => {
  const read = await understand({ prompt: 'The fastest car of the world', headline: 'My first lap' });
  expect(read.headline).toBe('MY FIRST LAP');
});

test('POST /api/understand names unknown nouns and has no subject for a prompt without a known word', async () => {
  const read = await understand({ prompt: 'zzgx flurbel wobbrix' });
  expect(read.subjects).toEqual([]);
  expect(read.unknown.length).toBeGreaterThan(0);
  expect(read.confidence).toBe(0);
});

test('POST /api/understand does not name an unknown noun that the request lists as an element to include or to avoid', async () => {
  const prompt = 'A flurbel and a wobbrix on a table';
  const { unknown } = await understand({
    prompt,
    elementsToInclude: ['flurbel'],
    elementsToAvoid: ['wobbrix'],
  });
  expect(unknown).toEqual([]);
});

test('POST /api/understand refuses a prompt that a generation would refuse', async () => {
  const { client } = await app.creator(1);
  expect(await client.post('/api/understand', { prompt: 'short' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: { prompt: expect.any(String) as string } },
  });
});

test('POST /api/understand returns the right result to each of many simultaneous users', async () => {
  const prompts = [
    'A red apple on a table',
    'A shark under the boat',
    'A robot with a guitar',
    'My cat on the sofa',
  ];
  const answers = await Promise.all(prompts.map((prompt) => understand({ prompt })));
  expect(answers.map(({ subjects }) => subjects[0]?.words)).toEqual(['red apple', 'shark', 'robot', 'cat']);
});
