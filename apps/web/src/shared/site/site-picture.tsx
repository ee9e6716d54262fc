import { classNames } from '@portada/ui';
import { pictureSizes } from '@portada/contracts';
import { preload } from 'react-dom';
import { type SitePictureName, type SocialCardName, sitePictures } from './pictures';

type SitePictureProps = {
  name: SitePictureName;
  alt: string;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture that is the largest thing on the first screen: asked for at once. Others wait until they come near. */
  isFirst?: boolean;
  className?: string;
};

type Format = 'avif' | 'webp';

const address = (name: SitePictureName, width: number, format: Format): string =>
  `/pictures/${name}-${sitePictures[name].hash}-${width}.${format}`;

const addresses = (name: SitePictureName, format: Format): string =>
  sitePictures[name].widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ');

/** Path of a picture in its largest size, for links to it and for structured data. */
export const sitePictureUrl = (name: SitePictureName): string =>
  address(name, Math.max(...sitePictures[name].widths), 'webp');

/** Path of a social card. */
export const socialCardUrl = (name: SocialCardName): string => `/cards/${name}.jpg`;

/**
 * A picture of the public pages in its true ratio, at the width it is shown at, in the best format. What stands in its
 * place while it loads has its colours and its size.
 */
export const SitePicture = ({ name, alt, sizes, isFirst = false, className }: SitePictureProps) => {
  const { ratio, colours } = sitePictures[name];
  // Before the addresses: where React makes the element, some browsers ask for the file as soon as they know of one.
  const when = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  // Named in the head, the file comes in front of all else that the page asks for.
  if (isFirst)
    preload(sitePictureUrl(name), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: addresses(name, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={addresses(name, 'avif')} />
      <img
        {...when}
        {...pictureSizes[ratio]}
        alt={alt}
        sizes={sizes}
        srcSet={addresses(name, 'webp')}
        src={sitePictureUrl(name)}
        className={classNames('block h-auto w-full', className)}
        style={{ background: `linear-gradient(135deg, ${colours[0]}, ${colours[1]})` }}
      />
    </picture>
  );
};
