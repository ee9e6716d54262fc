import { Badge, Button, ErrorState, Skeleton } from '@portada/ui';
import { useState } from 'react';
import { deviceOf } from '../../../shared/device/device';
import { DeviceIcon, useDeviceLabel } from '../../../shared/device/device-label';
import { useFormat } from '../../../shared/i18n/format';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { EndSessionDialog, type Ending } from './end-session-dialog';
import { type OpenSession, useSessions } from './open-sessions';

/** List of the open sessions of the user, each with a button that ends the session. */
export const Sessions = () => {
  const { t } = useTranslation();
  return (
    <div role="group" aria-labelledby="sessions-heading">
      <div className="grid gap-0.5 px-5 pt-5 pb-2 sm:px-6">
        <h3 id="sessions-heading" className="text-h3">
          {t('security.sessions')}
        </h3>
        <p className="text-small text-text-2">{t('security.sessionsText')}</p>
      </div>
      <SessionList />
    </div>
  );
};

const SessionList = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const sessions = useSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  if (sessions.isPending) return <ListSkeleton />;
  if (sessions.data === undefined) {
    return (
      <ErrorState
        title={t('security.failed')}
        text={errorMessages.error(sessions.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  const { items } = sessions.data;
  const others = items.filter(({ current }) => !current);
  return (
    <>
      <ul className="divide-y divide-border">
        {[...items.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={(device) => setEnding({ id: session.id, device })}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="border-t border-border px-5 py-4 sm:px-6">
          <Button variant="outline" size="small" onClick={() => setEnding({ others: others.length })}>
            {t('security.signOutOthers')}
          </Button>
        </div>
      )}
      <EndSessionDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
};

type SessionRowProps = {
  session: OpenSession;
  /** Called when the user asks to end the session. @param device name of the session's device */
  onEnd: (device: string) => void;
};

const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const device = deviceOf(session.userAgent);
  const words = useDeviceLabel()(device);
  const when = session.current
    ? t('security.activeNow')
    : t('security.lastSeen', { when: format.dateTime(session.lastSeenAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:flex-nowrap sm:px-6">
      <DeviceIcon kind={device.kind} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui">
          {words}
          {session.current && <Badge tone="accent">{t('security.thisDevice')}</Badge>}
        </p>
        <p className="text-small text-text-3 tabular-nums">
          {[when, session.address].filter((part) => part !== null).join(' · ')}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('security.signOutOf', { device: words })}
          onClick={() => onEnd(words)}
        >
          {t('security.signOut')}
        </Button>
      )}
    </li>
  );
};

const ListSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-2 px-5 py-4 sm:px-6">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-3 w-1/2" />
    </div>
  );
};
