import { Button, buttonClass, classNames } from '@portada/ui';
import { CircleAlert, CircleCheck, Hourglass, Info, LoaderCircle } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../shared/api/client';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSession } from '../../../shared/session/session';
import { ContactSupport } from '../contact-support';
import type { Return } from './use-return';

const tones = {
  success: 'border-success-text bg-success-soft text-success-text',
  danger: 'border-danger-text bg-danger-soft text-danger-text',
  warning: 'border-warning-text bg-warning-soft text-warning-text',
  info: 'border-info-text bg-info-soft text-info-text',
  plain: 'border-border bg-surface text-text',
} as const;

type NoticeProps = {
  tone: keyof typeof tones;
  Icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  title: string;
  text?: ReactNode;
  /** The next possible action of the user, such as a link or a retry button. */
  children?: ReactNode;
};

const Notice = ({ tone, Icon, title, text, children }: NoticeProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border p-5 sm:px-6',
      tones[tone],
    )}
  >
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-3.5">
      <Icon className="mt-0.5 size-6 shrink-0" aria-hidden />
      <div className="grid min-w-0 gap-0.5">
        <p className="text-h3">{title}</p>
        {text !== undefined && <p className="text-ui">{text}</p>}
      </div>
    </div>
    {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
  </div>
);

type ReturnNoticeProps = {
  returned: Return;
  /**
   * Error of a purchase that was started on this page. The error is shown instead of the state of the earlier
   * payment.
   */
  checkoutAlert: string | null;
};

/**
 * Shows the state of the payment after the return from the checkout. A final result is an alert; a pending payment is a
 * status. Both live regions exist before their first message.
 */
export const ReturnNotice = ({ returned, checkoutAlert }: ReturnNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  // A new error gets the focus, because the clicked card may be far below the error.
  useEffect(() => {
    if (checkoutAlert !== null) box.current?.focus();
  }, [checkoutAlert]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none [&:not(:has(p))]:sr-only">
      <div role="alert">
        {checkoutAlert === null ? (
          <End returned={returned} />
        ) : (
          <Notice tone="danger" Icon={CircleAlert} title={checkoutAlert} />
        )}
      </div>
      <div role="status">{checkoutAlert === null && <UnderWay returned={returned} />}</div>
    </div>
  );
};

const End = ({ returned }: { returned: Return }) => {
  const { t } = useTranslation();
  switch (returned.status) {
    case 'paid':
      return <Paid credits={returned.credits} />;
    case 'failed':
      return <Failed error={returned.error} retry={returned.retry} />;
    case 'cancelled':
      return (
        <Notice tone="info" Icon={Info} title={t('credits.cancelled')} text={t('credits.cancelledText')} />
      );
    case 'none':
    case 'confirming':
    case 'pending':
      return null;
  }
};

const Paid = ({ credits }: { credits: number }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Notice
      tone="success"
      Icon={CircleCheck}
      title={t('credits.paid', { count: credits })}
      text={user && t('credits.paidText', { count: user.credits })}
    >
      <Link to="/thumbnails" className={buttonClass()}>
        {t('credits.paidAction')}
      </Link>
    </Notice>
  );
};

const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { t } = useTranslation();
  // A payment that was not completed was not charged, so the notice has no retry and no support link.
  if (error instanceof ApiError && error.code === 'payment_not_completed') {
    return (
      <Notice tone="danger" Icon={CircleAlert} title={t('credits.confirmFailed')} text={error.message} />
    );
  }
  return (
    <Notice
      tone="danger"
      Icon={CircleAlert}
      title={t('credits.confirmFailed')}
      text={t('credits.confirmFailedText')}
    >
      <Button variant="outline" onClick={retry}>
        {t('shared.retry')}
      </Button>
      <ContactSupport />
    </Notice>
  );
};

const Turning = ({ className }: { className: string }) => (
  <LoaderCircle className={classNames(className, 'animate-spin')} aria-hidden />
);

const UnderWay = ({ returned }: { returned: Return }) => {
  const { t } = useTranslation();
  if (returned.status === 'pending') {
    return (
      <Notice
        tone="warning"
        Icon={Hourglass}
        title={t('credits.pending')}
        text={t('credits.pendingText', { count: returned.credits })}
      />
    );
  }
  return returned.status === 'confirming' ? (
    <Notice tone="plain" Icon={Turning} title={t('credits.confirming')} />
  ) : null;
};
