import type { Legibility, LegibilityVerdict } from '@portada/contracts';
import { Badge, type BadgeTone } from '@portada/ui';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { verdictOf } from './legibility-text';

type Mark = { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden': true }> };

/** Icon of each legibility verdict, because color alone is not accessible. */
const marks: Record<LegibilityVerdict, Mark> = {
  good: { tone: 'success', Icon: CircleCheck },
  fair: { tone: 'warning', Icon: CircleAlert },
  poor: { tone: 'danger', Icon: TriangleAlert },
};

/** Legibility verdict with icon, color and text. */
export const VerdictBadge = ({ verdict }: { verdict: LegibilityVerdict }) => {
  const { t } = useTranslation();
  const { tone, Icon } = marks[verdict];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`legibility.verdicts.${verdict}`)}
    </Badge>
  );
};

/** Legibility score of a picture, such as "Legibility 87". Renders nothing without a score. */
export const ScoreBadge = ({ legibility }: { legibility: Legibility | null }) => {
  const { t } = useTranslation();
  if (!legibility) return null;
  const { score } = legibility;
  const verdict = verdictOf(score);
  const { tone, Icon } = marks[verdict];
  const word = t(`legibility.verdicts.${verdict}`).toLowerCase();
  return (
    <Badge
      tone={tone}
      icon={<Icon aria-hidden />}
      meaning={t('legibility.meaning', { score, verdict: word })}
    >
      <span className="tabular-nums">{t('legibility.badge', { score })}</span>
    </Badge>
  );
};
