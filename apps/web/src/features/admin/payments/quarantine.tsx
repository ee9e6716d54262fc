import { type AdminPayments, planTexts } from '@portada/contracts';
import { Button, Card } from '@portada/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { SwitchDialog } from '../console/switch-dialog';
import { type Decision, useDecision } from './get-payments';

type Quarantined = AdminPayments['quarantined'][number];
type Question = { purchase: Quarantined; word: Decision['word'] };

/**
 * List of the purchases in quarantine, whose payment differs from the agreed amount. Each purchase waits for the
 * decision of an administrator.
 */
export const Quarantine = ({ purchases }: { purchases: readonly Quarantined[] }) => {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question | null>(null);
  const decision = useDecision();
  return (
    <>
      {purchases.length === 0 ? (
        <Card className="flex items-center gap-4 px-5 py-4">
          <span
            className="grid size-10 shrink-0 place-items-center rounded-full bg-success-soft text-success-text [&_svg]:size-5"
            aria-hidden
          >
            <ShieldCheck />
          </span>
          <div className="min-w-0">
            <h3 className="text-ui font-[650]">{t('payments.quarantine')}</h3>
            <p className="text-small text-text-2">{t('payments.quarantineEmpty')}</p>
          </div>
        </Card>
      ) : (
        <Card className="grid divide-y divide-border">
          <div className="flex items-start gap-3 bg-warning-soft px-5 py-4 text-warning-text first:rounded-t-card">
            <ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
            <div>
              <h3 className="text-ui font-[650]">
                {t('payments.quarantineCount', { count: purchases.length })}
              </h3>
              <p className="text-small">{t('payments.quarantineText')}</p>
            </div>
          </div>
          <ul className="grid divide-y divide-border">
            {purchases.map((purchase) => (
              <Row key={purchase.id} purchase={purchase} onAsk={(word) => setQuestion({ purchase, word })} />
            ))}
          </ul>
        </Card>
      )}
      <SwitchDialog
        subject={question}
        ask={({ purchase: { credits: count }, word }) => {
          const accepts = word === 'accept';
          return {
            title: t(accepts ? 'payments.acceptTitle' : 'payments.refuseTitle'),
            text: t(accepts ? 'payments.acceptText' : 'payments.refuseText', { count }),
            submitLabel: t(accepts ? 'payments.accept' : 'payments.refuse'),
            isDanger: !accepts,
          };
        }}
        switching={decision}
        toSwitch={({ purchase: { id: purchaseId }, word }, reason) => ({ purchaseId, word, reason })}
        onClose={() => setQuestion(null)}
      />
    </>
  );
};

const Row = ({ purchase, onAsk }: { purchase: Quarantined; onAsk: (word: Decision['word']) => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, userId, sessionId, plan, credits, amountCents, currency, problem, createdAt } = purchase;
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="text-ui">{problem}</p>
        <p className="text-small text-text-2 tabular-nums">
          {t('payments.pack', { name: planTexts[plan][currentLanguage()].name, count: credits })}
          {' · '}
          {format.money(amountCents / 100, currency)}
          {' · '}
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </p>
        <p className="grid text-micro font-[500] break-all text-text-3">
          <span>{t('payments.purchase', { id })}</span>
          <span>{t('payments.user', { id: userId })}</span>
          {sessionId !== null && <span>{sessionId}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" aria-label={t('payments.refuseOf', { id })} onClick={() => onAsk('refuse')}>
          {t('payments.refuse')}
        </Button>
        <Button aria-label={t('payments.acceptOf', { id })} onClick={() => onAsk('accept')}>
          {t('payments.accept')}
        </Button>
      </div>
    </li>
  );
};
