import { render, screen } from '@testing-library/react';
import { sitePictures } from './pictures';
import { SitePicture, sitePictureUrl } from './site-picture';

const { hash } = sitePictures['hero-tall'];

/** Renders a site picture and returns its `img` element and its preferred `source`. */
const shown = (isFirst = false) => {
  const { container } = render(
    <SitePicture name="hero-tall" alt="A rocket" sizes="121px" isFirst={isFirst} />,
  );
  return { image: screen.getByRole('img', { name: 'A rocket' }), source: container.querySelector('source') };
};

it('a site picture offers every width in AVIF and WebP, AVIF first', () => {
  const { image, source } = shown();
  const all = (format: string) =>
    [180, 360, 540].map((width) => `/pictures/hero-tall-${hash}-${width}.${format} ${width}w`).join(', ');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', all('avif'));
  expect(source).toHaveAttribute('sizes', '121px');
  expect(image).toHaveAttribute('srcset', all('webp'));
  expect(image).toHaveAttribute('sizes', '121px');
  expect(image).toHaveAttribute('src', sitePictureUrl('hero-tall'));
});

it('a site picture sets width and height, so that loading causes no layout shift', () => {
  const { image } = shown();
  expect(image).toHaveAttribute('width', '1080');
  expect(image).toHaveAttribute('height', '1920');
});

it('loads a site picture lazily by default', () => {
  const { image } = shown();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
});

it('loads the first site picture of a page at once', () => {
  const { image } = shown(true);
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('a site picture has the loading attribute before src, because browsers start loading at src', () => {
  const names = shown().image.getAttributeNames();
  expect(names.indexOf('loading')).toBeLessThan(names.indexOf('srcset'));
  expect(names.indexOf('sizes')).toBeLessThan(names.indexOf('srcset'));
  expect(names.indexOf('srcset')).toBeLessThan(names.indexOf('src'));
});
