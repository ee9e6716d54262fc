import { clearUserStorage } from '../../../shared/session/user-storage';
import { sampleDocument } from '../testing/sample-document';
import { deviceCopies } from './device-copies';

const [user, thumbnail] = ['user-1', 'thumbnail-1'];
const opened = (thumbnailId = thumbnail) => deviceCopies(user, thumbnailId, new AbortController().signal);
const copy = (seed: number, version = 4) => ({ version, scene: { ...sampleDocument(), seed } });

afterEach(() => clearUserStorage(null));

it('a new editor takes over the unsent document of a closed one, once', async () => {
  opened().write(copy(5));
  expect(await opened('thumbnail-2').adopt()).toBeNull();
  const next = opened();
  expect(await next.adopt()).toEqual(copy(5));
  expect(await next.adopt()).toBeNull();
  next.forget();
  expect(await opened().adopt()).toBeNull();
});

it('does not take over a document of a tab that is still open', async () => {
  const held: { name: string }[] = [];
  const locks = { request: (name: string) => held.push({ name }), query: async () => ({ held }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    opened().write(copy(5));
    expect(await opened().adopt()).toBeNull();
    held.splice(0);
    expect(await opened().adopt()).toEqual(copy(5));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

it('removes a copy that cannot be read', async () => {
  opened().write(copy(5));
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, '{"version":1');
  expect(await opened().adopt()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
