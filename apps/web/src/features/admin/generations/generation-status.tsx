import type { GenerationStatus } from '@portada/contracts';
import { type Status, StatusBadge } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

const badges: Record<GenerationStatus, Status> = {
  queued: 'draft',
  running: 'processing',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'unknown',
};

/** The status of a generation as icon, color and text. */
export const GenerationStatusBadge = ({ status }: { status: GenerationStatus }) => {
  const { t } = useTranslation();
  return <StatusBadge status={badges[status]} label={t(`adminGenerations.statusOf.${status}`)} />;
};
