import { useId } from 'react';
import { SitePicture } from '../../shared/site/site-picture';
import { articlePictures } from './article-pictures';
import type { ArticleFigure } from './content/article-content';

/** The additions to a section of an article: tables, compared pictures and sources. */
export const ArticleFigures = ({ figures }: { figures: readonly ArticleFigure[] }) =>
  figures.map((figure, index) => {
    // The index is a stable React key, because the additions of a section never change their order.
    if (figure.kind === 'table') return <FigureTable key={index} {...figure} />;
    if (figure.kind === 'pictures') return <ComparedPictures key={index} {...figure} />;
    return <Sources key={index} {...figure} />;
  });

type Kind<K extends ArticleFigure['kind']> = Extract<ArticleFigure, { kind: K }>;

const cell = 'py-2.5 pr-2 text-left align-baseline last:pr-0 sm:pr-6';

/** A table that scrolls sideways on screens narrower than itself. The keyboard scrolls it when it has the focus. */
const FigureTable = ({ caption, columns, rows }: Kind<'table'>) => {
  const id = useId();
  return (
    // The area takes the focus, because the keyboard could not scroll it otherwise (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-labelledby={id} tabIndex={0} className="my-2 max-w-[44rem] overflow-x-auto">
      <p id={id} className="sticky left-0 max-w-measure pb-3 text-small text-text-3">
        {caption}
      </p>
      <table aria-labelledby={id} className="w-full border-collapse text-small tabular-nums">
        <thead className="border-b border-text">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-[650]`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-b border-border">
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className={`${cell} font-[500] text-text-2`}>
                {name}
              </th>
              {values.map((value, index) => (
                // Two cells of a row may be equal. The index is the column, which never changes.
                <td key={index} className={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Width in px of a suggestion next to a video, the smallest size at which viewers see a thumbnail. */
const smallest = 168;

/** Each picture large, and below at the smallest size. */
const ComparedPictures = ({ pictures, timestamp }: Kind<'pictures'>) => (
  <div className="grid max-w-[44rem] gap-x-6 gap-y-8 border-y border-border py-6 sm:grid-cols-2">
    {pictures.map(({ name, alt, caption }) => (
      <figure key={name} className="grid grid-cols-1 content-start gap-3">
        <Stamped
          name={name}
          alt={alt}
          sizes="(min-width: 40rem) 21rem, calc(100vw - 32px)"
          timestamp={timestamp}
        />
        <div style={{ width: smallest }}>
          <Stamped name={name} alt="" sizes={`${smallest}px`} timestamp={timestamp} />
          <span aria-hidden className="block pt-1.5 text-micro text-text-3 tabular-nums">
            {smallest} px
          </span>
        </div>
        <figcaption className="text-small text-text-3">{caption}</figcaption>
      </figure>
    ))}
  </div>
);

type StampedProps = {
  name: keyof typeof articlePictures;
  alt: string;
  sizes: string;
  timestamp: string | undefined;
};

/** A picture with a timestamp on its corner, as on YouTube. */
const Stamped = ({ name, alt, sizes, timestamp }: StampedProps) => (
  <div className="relative overflow-hidden rounded-[4px]">
    <SitePicture name={articlePictures[name]} alt={alt} sizes={sizes} />
    {timestamp !== undefined && (
      <span
        aria-hidden
        className="absolute right-1 bottom-1 rounded-[4px] bg-black/80 px-1 text-[0.75rem] leading-[1.125rem] font-[500] text-white tabular-nums"
      >
        {timestamp}
      </span>
    )}
  </div>
);

const Sources = ({ sources }: Kind<'sources'>) => (
  <ul className="grid gap-2 text-small">
    {sources.map(({ title, url }) => (
      <li key={url}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-text-2 underline underline-offset-4 hover:text-text"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
);
