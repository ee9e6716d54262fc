import { readSettings } from './settings';
import { inWorkspace } from './workspace';

describe('settings of the dev stack', () => {
  test('have default values', () => {
    expect(readSettings({ PORT: '' })).toEqual({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      CONTACT_EMAIL: 'hello@portada.local',
      OIDC_LABEL: 'Google',
      DATA_DIR: inWorkspace('.data'),
      ADMIN_EMAIL: 'admin@portada.local',
      LOG_LEVEL: 'info',
      ALLOW_SIMULATORS: 'no',
      REPLICAS: 1,
    });
  });

  test('use the PORT in the default of PUBLIC_URL, and accept an absolute DATA_DIR', () => {
    expect(readSettings({ PORT: '4100', DATA_DIR: '/srv/data' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:4100',
      DATA_DIR: '/srv/data',
    });
    expect(readSettings({ PUBLIC_URL: 'https://portada.example/' }).PUBLIC_URL).toBe(
      'https://portada.example',
    );
  });

  test('are refused with the name of every invalid setting', () => {
    const wrong = { PORT: '70000', DATABASE_URL: 'mysql://x', ADMIN_EMAIL: 'nobody' };
    for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name);
  });

  test.each(['https://a.example/portada', 'https://a.example/?a', 'https://me@a.example', 'ftp://a.example'])(
    'are refused with the PUBLIC_URL %s',
    (address) => {
      expect(() => readSettings({ PUBLIC_URL: address })).toThrow('PUBLIC_URL');
    },
  );

  test('are refused for an image model without its API key, with a sentence that explains how to get a key', () => {
    expect(() => readSettings({ IMAGE_MODEL: 'openai' })).toThrow('https://platform.openai.com/api-keys');
    expect(() => readSettings({ IMAGE_MODEL: 'openai' })).toThrow('IMAGE_MODEL=studio works without a key');
    expect(() => readSettings({ IMAGE_MODEL: 'openai', OPENAI_API_KEY: 'sk-1' })).not.toThrow();
  });
});
