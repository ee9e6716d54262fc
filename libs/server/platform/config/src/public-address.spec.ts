import { isLoopback, isLoopbackUrl } from './public-address';

test.each([
  ['http://localhost:3000', true],
  ['http://portada.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.8.9.10:80', true],
  // The URL parser writes every form of an IPv4 address as four numbers.
  ['http://2130706433', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0', false],
  ['http://127.0.0.1.example', false],
  ['http://localhost.example', false],
  ['http://192.168.1.5', false],
  ['https://portada.example', false],
])('the URL %s is a loopback URL: %s', (url, expected) => {
  expect(isLoopbackUrl(url)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::2', false],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['::ffff:192.168.1.5', false],
  ['127.example', false],
  ['', false],
])('the address %p is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
