import { IconButton, announce } from '@portada/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';

/** A command with a copy button. @param label accessible name of the block */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce(t('developers.copied'));
  };
  return (
    <div className="flex min-w-0 items-start gap-2 p-2 pl-5 sm:pl-6">
      <figure aria-label={label} className="min-w-0 flex-1">
        <pre className="py-3 font-mono text-small leading-relaxed break-words whitespace-pre-wrap">
          {text}
        </pre>
      </figure>
      <IconButton
        label={t(isCopied ? 'developers.copied' : 'developers.copy')}
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
    </div>
  );
};
