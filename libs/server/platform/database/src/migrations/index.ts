import { Accounts1700000000001 } from './1700000000001-accounts';
import { Thumbnails1700000000002 } from './1700000000002-thumbnails';
import { Ledger1700000000003 } from './1700000000003-ledger';
import { Generations1700000000004 } from './1700000000004-generations';
import { Audit1700000000005 } from './1700000000005-audit';
import { Legibility1700000000006 } from './1700000000006-legibility';
import { Identity1700000000007 } from './1700000000007-identity';

/** Every migration in its order. Named here one by one: a bundle has no folder to search. */
export const migrations = [
  Accounts1700000000001,
  Thumbnails1700000000002,
  Ledger1700000000003,
  Generations1700000000004,
  Audit1700000000005,
  Legibility1700000000006,
  Identity1700000000007,
];
