import { CircleCheck, CircleDashed, CircleHelp, CircleX, LoaderCircle } from 'lucide-react';
import type { ComponentType } from 'react';
import { Badge, type BadgeTone } from './badge';

export type Status = 'draft' | 'processing' | 'completed' | 'failed' | 'unknown';

const statuses: Record<Status, { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden': true }> }> = {
  draft: { tone: 'neutral', Icon: CircleDashed },
  processing: { tone: 'warning', Icon: LoaderCircle },
  completed: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  unknown: { tone: 'neutral', Icon: CircleHelp },
};

/** The status of a thumbnail as icon, color and text. */
export const StatusBadge = ({ status, label }: { status: Status; label: string }) => {
  const { tone, Icon } = statuses[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
};
