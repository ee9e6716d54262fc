import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostCookie, hostCookieIn } from './host-cookies';

const cookie = { name: 'voter', sameSite: 'lax', path: '/api/shared' } as const;

test('on https a cookie has the prefix __Host- with its attributes, and the cookie without the prefix is not read', () => {
  const origin = 'https://portada.example';
  expect(hostCookie(origin, cookie, 'a', 60)).toBe(
    '__Host-voter=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(hostCookieIn(origin, cookie, 'voter=forged; __Host-voter=a')).toBe('a');
  expect(hostCookieIn(origin, cookie, 'voter=forged')).toBeUndefined();
});

test('on http a cookie keeps its name and its path', () => {
  const origin = 'http://localhost:3000';
  expect(hostCookie(origin, cookie, '', 60)).toBe(
    'voter=; Max-Age=0; Path=/api/shared; HttpOnly; SameSite=Lax',
  );
  expect(hostCookieIn(origin, cookie, 'voter=a')).toBe('a');
});

test('no other file of the servers names the library that writes cookies', () => {
  const workspace = resolve(__dirname, '../../../../..');
  const found = ['apps', 'libs/server'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!.*(?:node_modules|-e2e\/)).*(?<!\.spec|\.fixture)\.ts$/.test(path))
      .map((path) => join(folder, path))
      .filter((path) => readFileSync(join(workspace, path), 'utf8').includes('fastifyCookie.')),
  );
  expect(found.sort()).toEqual([
    'apps/web-server/src/pages/page-language.ts',
    'libs/server/accounts/src/sessions/host-cookies.ts',
  ]);
});
