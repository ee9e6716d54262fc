import { type BackupCommand, readBackupArguments } from './commands';

test.each<[BackupCommand, string[], object]>([
  ['backup', ['--to', 'a'], { folder: 'a', withImages: true }],
  ['backup', ['--to', 'a', '--without-images'], { folder: 'a', withImages: false }],
  ['restore', ['--from', 'a'], { folder: 'a', withImages: true }],
  ['verify', [], { folder: undefined, withImages: true }],
  ['verify', ['--repair-from', 'a'], { folder: 'a', withImages: true }],
])('the command %s reads the arguments %p', (command, args, expected) => {
  expect(readBackupArguments(command, args)).toEqual(expected);
});

test.each<[BackupCommand, string[]]>([
  ['backup', []],
  ['backup', ['--to', '']],
  ['backup', ['--to']],
  ['backup', ['--from', 'a']],
  ['restore', []],
  ['restore', ['--from', 'a', '--without-images']],
  ['restore', ['--from', 'a', '--to', 'b']],
  ['verify', ['a']],
  ['verify', ['--repair-from', '']],
])('the command %s refuses the arguments %p with its usage', (command, args) => {
  expect(() => readBackupArguments(command, args)).toThrow(`Usage: npm run ${command}`);
});
