import { useParams } from 'react-router-dom';
import { niches } from './example-ids';
import { ExampleCall } from './example-call';
import { ExampleTeasers } from './example-teasers';
import { NicheData } from './examples-data';
import { nicheIdOf } from '../../shared/niches';
import { NicheLinks } from './niche-links';

/** The part of a niche's page below the heading: its examples. This part works without JavaScript. */
export const NicheCards = () => {
  const id = nicheIdOf(useParams()['nicheId']);
  if (id === undefined) return null;
  return (
    <div className="grid gap-12">
      <NicheData id={id} />
      <ExampleTeasers ids={niches[id]} heading="h2" isFirst />
      <ExampleCall />
      <NicheLinks than={id} />
    </div>
  );
};
