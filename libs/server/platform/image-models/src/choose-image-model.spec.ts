import { chooseImageModel } from './choose-image-model';
import { createScriptedModel } from './scripted/scripted-model';

describe('chooseImageModel', () => {
  const known = { studio: () => ({ ...createScriptedModel({}), name: 'studio' }) };

  it('creates the model that the setting names', async () => {
    const model = chooseImageModel(['studio'], known);
    expect(model.name).toBe('studio');
    await model.close();
  });

  it.each([
    [['dalle'], 'IMAGE_MODEL names "dalle", which is unknown; known are: studio.'],
    [['constructor'], 'IMAGE_MODEL names "constructor", which is unknown; known are: studio.'],
    [['studio', 'studio'], 'IMAGE_MODEL names 2 models; name one of: studio.'],
    [[], 'IMAGE_MODEL names "", which is unknown; known are: studio.'],
  ])('refuses the names %j with the message: %s', (names, sentence) => {
    expect(() => chooseImageModel(names, known)).toThrow(sentence);
  });
});
