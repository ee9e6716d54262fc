import { Badge, Button, ImageFrame, ProgressFrame, StatusBadge, ThumbnailCard, Viewer } from '@portada/ui';
import { useState } from 'react';
import { brokenPicture, samplePicture, Story } from './story';

const words = { failedText: 'Error al cargar imagen original', retryLabel: 'Try again' };
const dusk = samplePicture('30 DAYS', '#8d3350');
const sea = samplePicture('DEEP', '#0f5a6b', 180, 180);

const pictures = [
  {
    src: dusk,
    alt: 'A sun over hills',
    ratio: '16:9',
    title: 'Generation 2',
    caption: 'A tiny house at dusk',
  },
  { src: sea, alt: 'A moon over the sea', ratio: '1:1', title: 'Generation 1', caption: 'Deep sea' },
];

const card = {
  description: 'A month without a bathroom',
  details: [
    { label: 'Aspect ratio', value: '16:9' },
    { label: 'Language', value: 'en' },
    { label: 'Resolution', value: '1920x1080' },
    { label: 'Created', value: 'Nov 21, 2026' },
  ],
  actions: (
    <Button size="small" variant="outline">
      Edit
    </Button>
  ),
};

/** Examples (stories) of components that show pictures. */
export const PictureStories = () => {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Story name="ImageFrame: ready, none, failed; ProgressFrame">
        <div className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <ImageFrame src={dusk} alt="A sun over hills" ratio="16:9" {...words} />
          <ImageFrame src={null} alt="" ratio="16:9" empty={<span>No image generated</span>} {...words} />
          <ImageFrame src={brokenPicture} alt="Broken" ratio="16:9" {...words} />
          <ProgressFrame label="Drawing" value={62} valueText="62 %">
            <ImageFrame src={dusk} alt="A sun over hills" ratio="16:9" {...words} />
          </ProgressFrame>
        </div>
      </Story>
      <Story name="ThumbnailCard">
        <div className="grid w-full gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <ThumbnailCard
            {...card}
            title="I lived in a tiny house for thirty days"
            picture={<ImageFrame src={dusk} alt="A sun over hills" ratio="16:9" {...words} />}
            pictureBadge={<Badge tone="ink">IA</Badge>}
            status={<StatusBadge status="completed" label="Completed" />}
            state="AI Image Generated"
          />
          <ThumbnailCard
            {...card}
            title="Deep sea"
            picture={<span className="text-small text-text-2">No image generated</span>}
            status={<StatusBadge status="draft" label="Draft" />}
            state="Pending"
          />
        </div>
      </Story>
      <Story name="Viewer">
        <Button variant="outline" onClick={() => setIndex(0)}>
          View Image
        </Button>
        <Viewer
          pictures={pictures}
          index={index}
          onIndexChange={setIndex}
          labels={{
            close: 'Close',
            previous: 'Previous',
            next: 'Next',
            failed: words.failedText,
            retry: 'Try again',
          }}
        />
      </Story>
    </>
  );
};
