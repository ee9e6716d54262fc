import type { User } from '@portada/contracts';
import { Alert, Button, Dialog, toast } from '@portada/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConfirmForm } from '../../../shared/recent-sign-in/confirm-form';
import { needsRecentSignIn } from '../../../shared/recent-sign-in/needs-recent-sign-in';
import { Row, Section } from '../section';
import { DeleteAccountDialog } from './delete-account-dialog';
import { useExport } from './export-data';

/** The section of the profile with the data export and the deletion of the account. */
export const OwnData = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Section name="data" title={t('account.sections.data')}>
        <ExportRow />
        <Row title={t('ownData.delete')} text={t('ownData.deleteText')}>
          <Button
            variant="outline"
            className="!border-danger-text !text-danger-text hover:!bg-danger-soft"
            onClick={() => setLeaving(true)}
          >
            {t('ownData.delete')}
          </Button>
        </Row>
      </Section>
      <DeleteAccountDialog user={user} open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};

const ExportRow = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const errorMessages = useErrorMessages();
  const { mutate, isPending, error, bytes } = useExport();
  const [isConfirming, setIsConfirming] = useState(false);
  const isComing = isPending && bytes > 0;
  const download = () => {
    setIsConfirming(false);
    mutate(undefined, {
      onSuccess: () => toast.success(t('ownData.exported')),
      onError: (refusal) => setIsConfirming(needsRecentSignIn(refusal)),
    });
  };
  return (
    <div>
      <Row
        title={t('ownData.export')}
        text={isComing ? t('ownData.received', { size: format.bytes(bytes) }) : t('ownData.exportText')}
      >
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          busy={isPending}
          busyLabel={t('ownData.preparing')}
          onClick={download}
        >
          {t('ownData.download')}
        </Button>
      </Row>
      <div className="px-5 pb-5 empty:hidden sm:px-6">
        {error && !isConfirming && <Alert>{errorMessages.error(error)}</Alert>}
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('ownData.export')}
        closeLabel={t('shared.close')}
      >
        <ConfirmForm
          text={t('ownData.exportText')}
          submitLabel={t('ownData.download')}
          busyLabel={t('ownData.preparing')}
          action={{ isPending, error, mutate: download }}
          onClose={() => setIsConfirming(false)}
        />
      </Dialog>
    </div>
  );
};
