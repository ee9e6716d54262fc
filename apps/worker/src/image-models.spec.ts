import { type ImageModelSettings, createImageModel } from './image-models';

const settings: ImageModelSettings = {
  IMAGE_MODEL: ['studio'],
  NODE_ENV: 'production',
  STUDIO_DIR: 'dist/studio',
  WORKER_CONCURRENCY: 1,
};

describe('createImageModel', () => {
  it('creates the studio in production', async () => {
    const model = createImageModel(settings);
    expect(model.name).toBe('studio');
    await model.close();
  });

  it('refuses the scripted model in production', () => {
    expect(() => createImageModel({ ...settings, IMAGE_MODEL: ['scripted'] })).toThrow(
      'IMAGE_MODEL names "scripted", which is unknown; known are: studio.',
    );
  });

  it('creates the scripted model outside of production', async () => {
    const model = createImageModel({ ...settings, IMAGE_MODEL: ['scripted'], NODE_ENV: 'test' });
    expect(model.name).toBe('scripted');
    await model.close();
  });
});
