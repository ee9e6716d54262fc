import { SettingsError } from '@portada/config';
import { readSettings } from './settings';

const least = {
  DATABASE_URL: 'postgres://localhost/portada',
  REDIS_URL: 'redis://localhost',
};

test('the settings of the gateway refuse a public address without https in production', () => {
  const start = (PUBLIC_URL: string, NODE_ENV: string) => readSettings({ ...least, PUBLIC_URL, NODE_ENV });
  expect(() => start('http://portada.example', 'production')).toThrow(SettingsError);
  expect(start('http://portada.example', 'development')).toMatchObject({ LISTEN_HOST: '127.0.0.1' });
  expect(start('https://portada.example', 'production')).toMatchObject({ GATEWAY_PORT: 3002 });
  expect(start('http://localhost:3000', 'production')).toMatchObject({ GATEWAY_PORT: 3002 });
});
