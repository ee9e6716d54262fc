import { FairLine } from './fair-line';

const takeAll = (line: FairLine<string>): string[] => {
  const taken: string[] = [];
  for (let next = line.take(); next !== undefined; next = line.take()) taken.push(next);
  return taken;
};

test('a second entry of an account is served after the first entries of all others, also of those that come later', () => {
  const line = new FairLine<string>(20);
  line.add('ana 1', 'ana');
  expect(line.take()).toBe('ana 1');
  for (const entry of ['ana 2', 'ana 3', 'bob 1', 'bob 2', 'eva 1']) line.add(entry, entry.split(' ')[0]);
  expect(takeAll(line)).toEqual(['bob 1', 'eva 1', 'ana 2', 'bob 2', 'ana 3']);
});

test('entries without an account, and of accounts with one entry each, are served in their order', () => {
  const line = new FairLine<string>(20);
  for (const entry of ['1', '2', '3']) line.add(entry);
  for (const account of ['ana', 'bob', 'eva']) line.add(account, account);
  expect(takeAll(line)).toEqual(['1', '2', '3', 'ana', 'bob', 'eva']);
});

test('an account that had no entries for a while has one turn at a time, and not the turns that it missed', () => {
  const line = new FairLine<string>(20);
  for (let n = 0; n < 50; n += 1) line.add(`ana ${n}`, 'ana');
  expect(takeAll(line)).toHaveLength(50);
  line.add('bob 1', 'bob');
  line.add('bob 2', 'bob');
  line.add('ana', 'ana');
  line.add('eva', 'eva');
  expect(takeAll(line)).toEqual(['bob 1', 'eva', 'bob 2', 'ana']);
});

test('in a full line the last entry of an account that has several leaves, and of accounts with one entry the newest', () => {
  const line = new FairLine<string>(4);
  for (const entry of ['ana 1', 'ana 2', 'bob 1', 'bob 2']) line.add(entry, entry.split(' ')[0]);
  expect(line.dropSurplus()).toBeUndefined();
  const dropped = ['eva', 'max', 'zoe'].map((account) => {
    line.add(account, account);
    return line.dropSurplus();
  });
  expect(dropped).toEqual(['bob 2', 'ana 2', 'zoe']);
  expect(line.clear()).toEqual(['ana 1', 'bob 1', 'eva', 'max']);
  expect(line.take()).toBeUndefined();
});
