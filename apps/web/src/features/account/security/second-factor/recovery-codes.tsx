import { Button, DialogActions, announce } from '@portada/ui';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/translation';
import { saveFile } from '../../../../shared/save-file';

const fileName = 'portada-recovery-codes.txt';

/** Contents of a dialog that shows new recovery codes, which the user can copy and download. */
export const RecoveryCodesList = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce(t('secondFactor.copied'));
  };
  return (
    <div className="grid gap-5">
      <p className="text-body text-text-2">{t('secondFactor.codesLead')}</p>
      <ul className="grid gap-y-2 rounded-input bg-surface-2 p-4 font-mono text-ui tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t(isCopied ? 'secondFactor.copied' : 'secondFactor.copyCodes')}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={<Download aria-hidden />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), fileName)}
        >
          {t('secondFactor.download')}
        </Button>
      </div>
      <DialogActions>
        <Button variant="volt" onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </DialogActions>
    </div>
  );
};
