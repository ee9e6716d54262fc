import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Block of a long text: a paragraph, the points of a list, or a sentence in large type. */
export type ProseBlock = string | { list: readonly string[] } | { pull: string };

/** Section of a long text. The id of the section is its anchor and is equal in every language. */
export type ProseSection = { id: string; title: string; blocks: readonly ProseBlock[] };

type ProseProps = {
  sections: readonly ProseSection[];
  /** Additional content that follows the text of a section, by the id of the section. */
  figures?: Readonly<Record<string, ReactNode>>;
};

/** Long text with a readable line length: headings with anchors, paragraphs and lists. */
export const Prose = ({ sections, figures = {} }: ProseProps) => (
  <div className="grid min-w-0 gap-14">
    {sections.map(({ id, title, blocks }) => (
      <section key={id} aria-labelledby={id} className="grid grid-cols-1 gap-5">
        <h2 id={id} tabIndex={-1} className="text-[1.625rem] leading-tight font-[750] tracking-[-0.02em]">
          {title}
        </h2>
        {blocks.map((block, index) => (
          // The index is a stable React key, because the blocks of a text never change their order.
          <Block key={index} block={block} />
        ))}
        {figures[id]}
      </section>
    ))}
  </div>
);

/**
 * CSS classes for a text width of about 68 characters. The unit `ch` is not used, because the digit zero is wider
 * than most characters.
 */
const measure = 'max-w-[34rem] text-[1.0625rem] leading-[1.65] text-text-2';

const Block = ({ block }: { block: ProseBlock }) => {
  if (typeof block === 'string') return <p className={measure}>{block}</p>;
  if ('pull' in block)
    return (
      <p className="my-4 max-w-[26ch] border-l-4 border-text py-1 pl-5 text-[1.75rem] leading-tight font-[750] tracking-[-0.02em] text-balance">
        {block.pull}
      </p>
    );
  return (
    <ul className={`grid gap-2.5 ${measure}`}>
      {block.list.map((point) => (
        <li key={point} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden className="mt-[0.7em] h-0.5 w-2.5 bg-text" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
};

type ContentsProps = { label: string; sections: readonly ProseSection[] };

/**
 * Table of contents with links to the sections of a text. Choosing a link moves the focus to the heading of the
 * section.
 */
export const TableOfContents = ({ label, sections }: ContentsProps) => (
  <nav aria-label={label} className="grid gap-2 text-small">
    <p className="text-micro text-text-3">{label}</p>
    <ol className="border-t border-text">
      {sections.map(({ id, title }, index) => (
        <li key={id} className="border-b border-border">
          <Link
            to={`#${id}`}
            className="grid min-h-9 grid-cols-[1.75rem_1fr] items-baseline py-2 text-text-2 hover:text-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          >
            <span aria-hidden className="text-micro text-text-3 tabular-nums">
              {index + 1}
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
