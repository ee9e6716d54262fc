import { photoAt200 } from './oidc-photo';

test.each([
  ['https://lh3.googleusercontent.com/a/ACg8oc=s96-c', 'https://lh3.googleusercontent.com/a/ACg8oc=s200-c'],
  ['https://lh3.googleusercontent.com/a/ACg8oc=s96', 'https://lh3.googleusercontent.com/a/ACg8oc=s200-c'],
  [
    'https://lh3.googleusercontent.com/a/ACg8oc=s50-c-k-no',
    'https://lh3.googleusercontent.com/a/ACg8oc=s200-c',
  ],
  ['https://photos.example/ana?sz=50&v=1', 'https://photos.example/ana?sz=200&v=1'],
  ['https://photos.example/ana.jpg?v=sz', 'https://photos.example/ana.jpg?v=sz'],
])('Portada requests the third-party photo %s as %s', (given, asked) =>
  expect(photoAt200(given)).toBe(asked),
);

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://user:word@photos.example/a.png',
  '//photos.example/a.png',
  `https://photos.example/${'a'.repeat(2000)}`,
  '',
  null,
  7,
])('Portada refuses %p as the address of a third-party photo', (given) =>
  expect(photoAt200(given)).toBeNull(),
);
