import { classNames } from '@portada/ui';
import { pictureSizes } from '@portada/contracts';
import { preload } from 'react-dom';
import { type SitePictureName, type SocialCardName, sitePictures } from './pictures';

type SitePictureProps = {
  name: SitePictureName;
  alt: string;
  /** Width of the picture on the page, as a `sizes` attribute. */
  sizes: string;
  /**
   * True if the picture is the largest element of the first screen. The picture is then loaded eagerly, otherwise
   * lazily.
   */
  isFirst?: boolean;
  className?: string;
};

type Format = 'avif' | 'webp';

const address = (name: SitePictureName, width: number, format: Format): string =>
  `/pictures/${name}-${sitePictures[name].hash}-${width}.${format}`;

const addresses = (name: SitePictureName, format: Format): string =>
  sitePictures[name].widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ');

/** Returns the path of a picture in its largest size, for links to the picture and for structured data. */
export const sitePictureUrl = (name: SitePictureName): string =>
  address(name, Math.max(...sitePictures[name].widths), 'webp');

/** Returns the path of a social card. */
export const socialCardUrl = (name: SocialCardName): string => `/cards/${name}.jpg`;

/**
 * Picture of the public pages in its aspect ratio, at the shown width, in the best format that the browser
 * supports. While the picture loads, a placeholder has its size and its colors.
 */
export const SitePicture = ({ name, alt, sizes, isFirst = false, className }: SitePictureProps) => {
  const { ratio, colours } = sitePictures[name];
  // The loading attributes come before `src`, because some browsers start loading as soon as React sets `src`.
  const when = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  // The preload element in the head gives this picture file priority over all other files.
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
