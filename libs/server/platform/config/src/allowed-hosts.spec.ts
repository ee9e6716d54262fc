import { z } from 'zod';
import { allowedHosts, createHostCheck, defaultAllowedHosts } from './allowed-hosts';

const inProduction = createHostCheck('https://portada.example', ['www.portada.example', 'proxy']);

test.each([
  'portada.example',
  'PORTADA.example:443',
  'portada.example.',
  'www.portada.example',
  'proxy:3000',
  'localhost',
  'localhost:3900',
  'portada.localhost:3000',
  '127.0.0.1:3000',
  '10.4.0.17',
  '[::1]:3000',
  '[fd00::17]',
  '',
  undefined,
])('in production the host %j is answered', (header) => {
  expect(inProduction(header)).toBe(true);
});

test.each([
  'evil.example',
  'portada.example.evil.test',
  'xportada.example',
  'localhost.evil.test',
  '1.2.3.4.evil',
  '[',
  'a b',
])('in production the host %j is refused', (header) => {
  expect(inProduction(header)).toBe(false);
});

test('outside of production every host is answered by default, and none besides PUBLIC_URL in production', () => {
  expect(createHostCheck('http://localhost:3000', defaultAllowedHosts(undefined))('evil.example')).toBe(true);
  expect(createHostCheck('https://a.example', defaultAllowedHosts('production'))('b.example')).toBe(false);
});

test('ALLOWED_HOSTS is a list of names without ports, or a star', () => {
  const schema = z.object({ ALLOWED_HOSTS: allowedHosts });
  const read = (text: string) => schema.safeParse({ ALLOWED_HOSTS: text }).data?.ALLOWED_HOSTS;
  expect(read(' A.example, b ')).toEqual(['a.example', 'b']);
  expect(read('*')).toBe('*');
  for (const wrong of ['https://a.example', 'a.example:80', '', 'a,*', 'a;b', '*.example'])
    expect(read(wrong)).toBeUndefined();
});
