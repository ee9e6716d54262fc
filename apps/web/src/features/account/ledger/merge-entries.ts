import type { LedgerEntry, LedgerPage } from '@portada/contracts';
import type { InfiniteData } from '@tanstack/react-query';

const settledKinds: readonly LedgerEntry['kind'][] = ['capture', 'release'];

/**
 * Returns a ledger entry whose amount includes the hold before: a captured image costs its price, and a released
 * image costs nothing.
 */
const withTotal = (entry: LedgerEntry): LedgerEntry => {
  if (entry.kind === 'capture') return { ...entry, amount: -entry.spent };
  if (entry.kind === 'release') return { ...entry, amount: 0 };
  return entry;
};

/**
 * Reduces the ledger to one entry for each image. A hold is omitted if its capture or release is loaded; the
 * capture or release then has the sum of both amounts. A release beside a capture is the rest of the hold and is omitted
 * too. Pages are newest first, so a settlement is always loaded before its hold.
 */
export const mergeEntries = <Param>(
  data: InfiniteData<LedgerPage, Param>,
): InfiniteData<LedgerPage, Param> => {
  const items = data.pages.flatMap((page) => page.items);
  const generationsOf = (kinds: readonly LedgerEntry['kind'][]) =>
    new Set(items.filter(({ kind }) => kinds.includes(kind)).map(({ generationId }) => generationId));
  const settled = generationsOf(settledKinds);
  const captured = generationsOf(['capture']);
  const isShown = ({ kind, generationId }: LedgerEntry) =>
    kind === 'hold' ? !settled.has(generationId) : kind !== 'release' || !captured.has(generationId);
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.filter(isShown).map(withTotal) })),
  };
};
