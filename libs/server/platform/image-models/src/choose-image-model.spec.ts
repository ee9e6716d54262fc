import { chooseImageModels, readModelEntry } from './choose-image-model';
import { createScriptedModel } from './scripted/scripted-model';

describe('chooseImageModels (the image models of the setting IMAGE_MODEL)', () => {
  const known = {
    studio: () => createScriptedModel(),
    acme: (modelId: string | null) => ({ ...createScriptedModel(), name: modelId ?? 'default' }),
  };

  it('creates the image models that the setting lists, in the order of the list', () => {
    const chosen = chooseImageModels(['acme:big/one:v2', 'studio', 'acme'], known);
    expect(chosen.map(({ id, model }) => [id, model.name])).toEqual([
      ['acme:big/one:v2', 'big/one:v2'],
      ['studio', 'scripted'],
      ['acme', 'default'],
    ]);
  });

  it.each([
    [['dalle'], 'IMAGE_MODEL names "dalle", which is unknown; the known models are: studio, acme.'],
    [
      ['constructor'],
      'IMAGE_MODEL names "constructor", which is unknown; the known models are: studio, acme.',
    ],
    [['studio', 'studio'], 'IMAGE_MODEL names "studio" twice.'],
    [[''], 'IMAGE_MODEL names "", which is unknown; the known models are: studio, acme.'],
    [[], 'IMAGE_MODEL names no model; the known models are: studio, acme.'],
  ])('refuses the model list %j with the message: %s', (list, sentence) => {
    expect(() => chooseImageModels(list, known)).toThrow(sentence);
  });
});

it('selects the default model of a provider for an entry without an id after its colon', () => {
  expect(readModelEntry('openai:')).toEqual({ id: 'openai:', name: 'openai', modelId: null });
});
