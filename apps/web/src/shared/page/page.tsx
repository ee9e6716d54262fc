import { classNames } from '@portada/ui';
import type { ReactNode } from 'react';

/** Content of a page in its maximum width: 1152 px, or 46rem if `narrow`, for text and forms. */
export const Page = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'mx-auto grid w-full grid-cols-1 gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12',
      narrow ? 'max-w-[46rem]' : 'max-w-page',
    )}
  >
    {children}
  </div>
);
