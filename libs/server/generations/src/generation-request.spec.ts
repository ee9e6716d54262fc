import { titleOf } from './generation-request';

test.each([
  ['A red boat on a lake', 'A red boat on a lake'],
  ['  two   words\n and more ', 'two words and more'],
  [
    'A diver finds a sunken city of gold, and a whale looks over',
    'A diver finds a sunken city of gold, and a whale',
  ],
  [
    'A diver finds a sunken city of gold under the sea, whales',
    'A diver finds a sunken city of gold under the sea',
  ],
  ['x'.repeat(80), 'x'.repeat(50)],
  [`${'x'.repeat(49)}😀 and more`, 'x'.repeat(49)],
  [`ab ${'x'.repeat(80)}`, `ab ${'x'.repeat(47)}`],
])('the server names the thumbnail of the prompt %j as %j', (prompt, title) => {
  expect(titleOf(prompt)).toBe(title);
});
