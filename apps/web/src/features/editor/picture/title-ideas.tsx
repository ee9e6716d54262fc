import { IconButton, toast } from '@portada/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import type { PromptForm } from '../prompt/prompt-form';
import { proposalMessages } from '../prompt/proposals.messages';
import { useUnderstanding } from '../prompt/use-understanding';

registerMessages({ proposals: proposalMessages });

/** Titles for the video that the prompt suggests, each with a copy button, in a closed `<details>` element. */
export const TitleIdeas = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui">{t('proposals.titles')}</summary>
      {isOpen && <Titles form={form} />}
    </details>
  );
};

const Titles = ({ form }: { form: PromptForm }) => {
  const { t } = useTranslation();
  const { understood, isRead } = useUnderstanding(form, true);
  if (!isRead) return null;
  const titles = understood?.understanding.proposals.titles ?? [];
  if (titles.length === 0)
    return (
      <p role="status" className="max-w-measure text-small text-text-2">
        {t(understood === null ? 'proposals.titlesFailed' : 'proposals.noTitles')}
      </p>
    );
  const copy = async (title: string) => {
    try {
      await navigator.clipboard.writeText(title);
      toast.success(t('proposals.copied'));
    } catch {
      toast.error(t('proposals.copyFailed'));
    }
  };
  return (
    <div className="grid gap-2 pt-1">
      <p className="max-w-measure text-small text-text-3">{t('proposals.titlesHint')}</p>
      <ul className="grid divide-y divide-border rounded-card border border-border bg-surface">
        {titles.map((title) => (
          <li key={title} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
            <span className="min-w-0 break-words">{title}</span>
            <IconButton
              size="small"
              label={t('proposals.copy', { title })}
              icon={<Copy aria-hidden />}
              onClick={() => void copy(title)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
