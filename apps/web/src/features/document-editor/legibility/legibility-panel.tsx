import type { Legibility, LegibilityLine } from '@portada/contracts';
import { mendingActions } from '@portada/studio/document';
import { Button, announce, toast } from '@portada/ui';
import { useEffect, useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { useChange, useOpenDocument, useShownPicture } from '../state/editor-context';
import { newLayerId } from '../state/new-layer-id';
import { findingsMessages } from './findings.messages';
import { measure } from './measure';

registerMessages({ findings: findingsMessages });

/** Middles of the good ranges of rules whose value can be too small or too large, in percent. */
const middles = { text_area: 30, saturation: 50, subject: 40 };

/** Name of a finding in the messages; null for a rule that the editor does not measure. */
const nameOf = ({ rule, value }: LegibilityLine) => {
  switch (rule) {
    case 'text_area':
    case 'saturation':
    case 'subject':
      return value < middles[rule] ? (`${rule}_low` as const) : (`${rule}_high` as const);
    case 'file':
    case 'words':
      return null;
    case 'brightness':
    case 'contrast':
    case 'safe_area':
    case 'text_height':
    case 'word_count':
      return rule;
  }
};

/** Measures each picture that the stage shows. @returns null until the first measurement */
const useLegibility = (): Legibility | null => {
  const { store, painter } = useOpenDocument();
  const picture = useShownPicture();
  const [legibility, setLegibility] = useState<Legibility | null>(null);
  useEffect(() => {
    if (!picture) return;
    const control = new AbortController();
    measure(store.getState().history.document, picture, painter, control.signal).then(
      (measured) => {
        if (!control.signal.aborted) setLegibility(measured);
      },
      // A missing font is reported by the stage, and the next picture is measured again.
      () => undefined,
    );
    return () => control.abort();
  }, [picture, painter, store]);
  return legibility;
};

/** Legibility of the picture while it is edited: its score, and each finding with a button that mends it. */
export const LegibilityPanel = () => {
  const { t } = useTranslation();
  const { store } = useOpenDocument();
  const change = useChange();
  const legibility = useLegibility();
  if (!legibility) return <p className="text-small text-text-2">{t('findings.measuring')}</p>;
  const findings = legibility.lines.filter(({ verdict }) => verdict !== 'good');
  const mend = (line: LegibilityLine, rule: string) => {
    const { document } = store.getState().history;
    if (line.rule === 'word_count') {
      const texts = document.layers.filter((layer) => layer.kind === 'text');
      const headline = texts.find(({ role }) => role === 'headline') ?? texts[0];
      if (headline) store.select(headline.id);
      return;
    }
    const actions = mendingActions(document, line, newLayerId(document, 'grade'));
    if (actions.length === 0) {
      toast.info(t('findings.cannot'));
      return;
    }
    const changed = actions.map(({ name, args }) => ({ name, args: args as Record<string, unknown> }));
    if (change('mend', changed)) announce(t('findings.mended', { rule }));
  };
  return (
    <div className="grid gap-3">
      <h2 className="text-h3">{t('findings.score', { score: legibility.score })}</h2>
      {findings.length === 0 ? (
        <p className="text-small text-text-2">{t('findings.good')}</p>
      ) : (
        <ul className="grid list-none gap-2">
          {findings.map((line) => {
            const name = nameOf(line);
            if (name === null) return null;
            const rule = t(`findings.rules.${name}`);
            return (
              <li key={line.rule} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="text-body">{rule}</span>
                <Button variant="outline" size="small" onClick={() => mend(line, rule)}>
                  {t(`findings.mends.${name}`)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
