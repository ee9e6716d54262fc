import type { GeneratedImage, Legibility, LegibilityLine } from '@portada/contracts';
import { Button } from '@portada/ui';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { type Remedy, remedyOf, useLegibilityText, verdictOf } from './legibility-text';
import { PhonePreview } from './phone-preview';
import { VerdictBadge } from './verdict-mark';

type LegibilityPanelProps = {
  /** Picture that the picture area of the editor shows. */
  image: GeneratedImage;
  /** Title of the thumbnail, shown in the phone preview. */
  title: string;
  /** Moves the focus to the field of the prompt panel that can improve a legibility rule. */
  onRemedy: (remedy: Remedy) => void;
};

/**
 * Legibility of a picture: phone preview, score, and each legibility rule with advice. Renders nothing without a score.
 */
export const LegibilityPanel = ({ image, title, onRemedy }: LegibilityPanelProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const { legibility } = image;
  if (!legibility) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-h3">
        {t('legibility.title')}
      </h2>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {image.lettering === 'drawn' ? (
          <p className="max-w-measure text-text-2">{t('request.lettering.unmeasured')}</p>
        ) : (
          <Score legibility={legibility} />
        )}
        <PhonePreview image={image} title={title} />
      </div>
      <details className="pt-accordion group rounded-card border border-border bg-surface">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-card px-4 py-2 text-ui [&::-webkit-details-marker]:hidden">
          <span>
            {t('legibility.measured')}
            <Improvements legibility={legibility} />
          </span>
          <ChevronDown
            className="size-5 shrink-0 text-text-3 transition-[rotate] duration-(--enter) group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <ul className="divide-y divide-border border-t border-border px-4">
          {legibility.lines.map((line) => (
            <Line key={line.rule} line={line} onRemedy={onRemedy} />
          ))}
        </ul>
      </details>
    </section>
  );
};

/** Text with the number of legibility rules that the picture does not meet fully. */
const Improvements = ({ legibility: { lines } }: { legibility: Legibility }) => {
  const { t } = useTranslation();
  const count = lines.filter(({ verdict }) => verdict !== 'good').length;
  return (
    <span className="ml-2 font-[400] text-text-3">
      {count === 0 ? t('legibility.allGood') : t('legibility.improve', { count })}
    </span>
  );
};

const Score = ({ legibility: { score } }: { legibility: Legibility }) => {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-h2 leading-none tabular-nums">{score}</span>
        <span className="text-small text-text-3">{t('legibility.outOf')}</span>
        <VerdictBadge verdict={verdictOf(score)} />
      </p>
      <p className="max-w-measure text-small text-text-2">{t('legibility.about')}</p>
    </div>
  );
};

type LineProps = { line: LegibilityLine; onRemedy: (remedy: Remedy) => void };

const Line = ({ line, onRemedy }: LineProps) => {
  const { t } = useTranslation();
  const words = useLegibilityText();
  const remedy = remedyOf(line);
  return (
    <li className="grid gap-1.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="text-ui">{t(`legibility.rules.${line.rule}`)}</h3>
        <span className="flex items-center gap-3">
          <Points line={line} label={words.points(line)} />
          <VerdictBadge verdict={line.verdict} />
        </span>
      </div>
      <p className="max-w-measure text-small text-text-2 tabular-nums">{words.value(line)}</p>
      {line.verdict !== 'good' && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <p className="max-w-measure text-small font-[550]">{words.fix(line)}</p>
          <Button variant="ghost" size="small" className="-mx-4" onClick={() => onRemedy(remedy)}>
            {t(`legibility.go.${remedy}`)}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      )}
    </li>
  );
};

/** Points of a legibility rule as a bar, and as text for screen readers. */
const Points = ({ line: { points, outOf }, label }: { line: LegibilityLine; label: string }) => (
  <span className="flex items-center" title={label}>
    <span className="sr-only">{label}</span>
    <span
      aria-hidden
      className="pt-edge h-1.5 w-16 overflow-hidden rounded-full bg-surface-3 ring-1 ring-border-control"
    >
      <span
        className="pt-fill block h-full origin-left bg-text"
        style={{ transform: `scaleX(${Math.min(1, points / outOf)})` }}
      />
    </span>
  </span>
);
