import { classNames } from '@portada/ui';
import { pictureSizes } from '@portada/contracts';
import { preload } from 'react-dom';
import { type SitePictureDetails, type SitePictureName, type SocialCardName, sitePictures } from './pictures';

/** A picture that is not in `sitePictures`, with the path of its files below `/pictures`. */
export type NamedPicture = Omit<SitePictureDetails, 'prompt'> & {
  name: string;
  /** Widths in px of the WebP files if only some of the AVIF files have one. */
  webpWidths?: readonly number[];
};

type Shown = SitePictureName | NamedPicture;

type SitePictureProps = {
  /** A picture of `sitePictures`, or another picture with its details. */
  name: Shown;
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

const detailsOf = (shown: Shown): NamedPicture =>
  typeof shown === 'string' ? { name: shown, ...sitePictures[shown] } : shown;

const address = ({ name, hash }: NamedPicture, width: number, format: Format): string =>
  `/pictures/${name}-${hash}-${width}.${format}`;

const widthsOf = ({ widths, webpWidths = widths }: NamedPicture, format: Format): readonly number[] =>
  format === 'webp' ? webpWidths : widths;

const addresses = (picture: NamedPicture, format: Format): string =>
  widthsOf(picture, format)
    .map((width) => `${address(picture, width, format)} ${width}w`)
    .join(', ');

/** Returns the path of the largest WebP file of a picture, for links to the picture and for structured data. */
export const sitePictureUrl = (shown: Shown): string => {
  const picture = detailsOf(shown);
  return address(picture, Math.max(...widthsOf(picture, 'webp')), 'webp');
};

/** Returns the path of a social card. */
export const socialCardUrl = (name: SocialCardName): string => `/cards/${name}.jpg`;

/**
 * Picture of the public pages in its aspect ratio, at the shown width, in the best format that the browser
 * supports. While the picture loads, a placeholder has its size and its colors.
 */
export const SitePicture = ({ name, alt, sizes, isFirst = false, className }: SitePictureProps) => {
  const picture = detailsOf(name);
  const { ratio, colours } = picture;
  // The loading attributes come before `src`, because some browsers start loading as soon as React sets `src`.
  const when = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  // The preload element in the head gives this picture file priority over all other files.
  if (isFirst)
    preload(sitePictureUrl(picture), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: addresses(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={addresses(picture, 'avif')} />
      <img
        {...when}
        {...pictureSizes[ratio]}
        alt={alt}
        sizes={sizes}
        srcSet={addresses(picture, 'webp')}
        src={sitePictureUrl(picture)}
        className={classNames('block h-auto w-full', className)}
        style={{ background: `linear-gradient(135deg, ${colours[0]}, ${colours[1]})` }}
      />
    </picture>
  );
};
