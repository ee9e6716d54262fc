import { Suspense, lazy, useState } from 'react';
import { useUnderWay } from '../../shared/realtime/under-way';

const DrawingIndicator = lazy(() => import('./drawing-indicator'));

/** The indicator of images that are drawn. Its code is loaded with the first image. */
export const Drawing = () => {
  const isNeeded = useUnderWay().underWay.length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <DrawingIndicator />
    </Suspense>
  );
};
