import { deviceOf } from './device';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

it.each([
  ['Chrome', 'Windows', 'computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`],
  [
    'Microsoft Edge',
    'Windows',
    'computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Firefox',
    'macOS',
    'computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Safari',
    'iPhone',
    'phone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari',
    'iPad',
    'tablet',
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome', 'Android', 'phone', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`],
  ['Chrome', 'Chrome OS', 'computer', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
  ['curl', null, 'unknown', 'curl/8.5.0'],
  [null, null, 'unknown', ''],
  [null, null, 'unknown', null],
  [null, null, 'unknown', '<script>'],
] as const)(
  'deviceOf reads the browser or program %s and the system %s from the user agent of a %s',
  (browser, system, kind, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
  },
);
