import { pictureSizes } from '@portada/contracts';
import type { CardFrame, CardLayout } from '../card-layouts';
import { type GallerySample, featuredSamples, gallerySamples } from './gallery-samples';

/** The greatest size in bytes of the card of an example. There are many, so they are smaller than other cards. */
export const galleryCardBytes = 60_000;

/** Upper edge, height and distance in pixels of the pictures on the card of an example. */
const strip = { top: 132, height: 414, between: 58 };

const widthOf = ({ request }: GallerySample): number => {
  const { width, height } = pictureSizes[request.aspectRatio];
  return (strip.height * width) / height;
};

/** Returns the frames of pictures that follow each other to the right from `left`, or to the left of it. */
function framesFrom(samples: readonly GallerySample[], left: number, step: 1 | -1): CardFrame[] {
  let edge = left;
  return samples.map((sample, place) => {
    const width = widthOf(sample);
    const start = step === 1 ? edge : edge - width;
    edge += step * (width + strip.between);
    const under = [String(place + 1), `${place + 1}A`] as const;
    return { picture: sample.name, left: start, top: strip.top, width, under };
  });
}

/** Returns the card of one example: its picture in the middle, between two other examples of its niche. */
function cardOf(sample: GallerySample): CardLayout {
  const niche = [...featuredSamples, ...gallerySamples].filter((other) => other.niche === sample.niche);
  const place = niche.indexOf(sample);
  const others = [...niche.slice(place + 1), ...niche.slice(0, place)];
  const width = widthOf(sample);
  const left = (1200 - width) / 2;
  return {
    frames: [
      ...framesFrom([sample, ...others.slice(0, 1)], left, 1),
      ...framesFrom(others.slice(1), left - strip.between, -1),
    ],
    marks: { left, top: strip.top, width, height: strip.height },
  };
}

/** The social card of every example that only the gallery shows, by the name of the example. */
export const galleryCards: Readonly<Record<string, CardLayout>> = Object.fromEntries(
  gallerySamples.map((sample) => [sample.name, cardOf(sample)]),
);
