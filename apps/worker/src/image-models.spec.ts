import { imageModelSettings } from '@portada/image-models';
import { z } from 'zod';
import { type ImageModelSettings, createImageModel } from './image-models';

const settings: ImageModelSettings = {
  ...z.object(imageModelSettings).parse({ OPENAI_API_KEY: 'sk-test' }),
  NODE_ENV: 'production',
  STUDIO_DIR: 'dist/studio',
  WORKER_CONCURRENCY: 1,
};
const ignore = () => undefined;
const logger = { info: ignore, warn: ignore, error: ignore };

describe('createImageModel', () => {
  it('creates the studio in production', async () => {
    const model = createImageModel(settings, logger);
    expect(model.name).toBe('studio');
    await model.close();
  });

  it('refuses the scripted model in production', () => {
    expect(() => createImageModel({ ...settings, IMAGE_MODEL: ['scripted'] }, logger)).toThrow(
      'IMAGE_MODEL names "scripted", which is unknown',
    );
  });

  it('creates the scripted model outside of production', async () => {
    const model = createImageModel({ ...settings, IMAGE_MODEL: ['scripted'], NODE_ENV: 'test' }, logger);
    expect(model.name).toBe('scripted');
    await model.close();
  });

  it('puts a model with a price, or several models, into a chain', async () => {
    const paid = createImageModel({ ...settings, IMAGE_MODEL: ['openai'] }, logger);
    const several = createImageModel({ ...settings, IMAGE_MODEL: ['openai:gpt-image-2', 'studio'] }, logger);
    expect([paid.name, several.name]).toEqual(['openai', 'openai:gpt-image-2,studio']);
    expect(several.capabilities).toMatchObject({ resume: true, seed: false, previews: true });
    await Promise.all([paid.close(), several.close()]);
  });
});
