import type { AspectRatio } from '@portada/contracts';
import { Skeleton, classNames } from '@portada/ui';
import type { ReactNode } from 'react';
import { widthToHeight } from '../picture/picture-sources';

/** Smallest width of a draft in the grid by aspect ratio: at most three columns, two of wide pictures on a phone. */
const columns: Record<AspectRatio, string> = {
  '16:9': 'grid-cols-[repeat(auto-fill,minmax(max(8.5rem,30%),1fr))]',
  '4:3': 'grid-cols-[repeat(auto-fill,minmax(max(6rem,30%),1fr))]',
  '1:1': 'grid-cols-[repeat(auto-fill,minmax(max(6rem,30%),1fr))]',
  '9:16': 'grid-cols-[repeat(auto-fill,minmax(max(5rem,30%),1fr))]',
};

/** Grid of the drafts of a prompt. */
export const DraftGrid = ({ ratio, children }: { ratio: AspectRatio; children: ReactNode }) => (
  <div className={classNames('grid gap-2', columns[ratio])}>{children}</div>
);

/** Skeletons of six drafts, of the size of the drafts. */
export const DraftSkeletons = ({ ratio }: { ratio: AspectRatio }) => (
  <DraftGrid ratio={ratio}>
    {[1, 2, 3, 4, 5, 6].map((number) => (
      <div key={number} className="relative" style={{ aspectRatio: widthToHeight(ratio) }}>
        <Skeleton className="absolute inset-0 size-full" />
      </div>
    ))}
  </DraftGrid>
);
