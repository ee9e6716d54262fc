import { Dialog, Kbd } from '@portada/ui';
import { commandKey } from '../../../shared/device/keys';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { shortcutsMessages } from './shortcuts.messages';

registerMessages({ shortcuts: shortcutsMessages });

/** Keys of each shortcut, in the order of the sheet. `mod` is the key of commands. */
const shortcuts = [
  ['undo', ['mod', 'Z']],
  ['redo', ['mod', 'shift', 'Z']],
  ['move', ['arrows']],
  ['moveFar', ['shift', 'arrows']],
  ['text', ['Enter']],
  ['duplicate', ['mod', 'D']],
  ['remove', ['Delete']],
  ['forward', [']']],
  ['backward', ['[']],
  ['deselect', ['Esc']],
  ['free', ['mod']],
  ['sheet', ['?']],
] as const;

type ShortcutsDialogProps = { open: boolean; onClose: () => void };

/** List of the keyboard shortcuts of a workspace. */
export const ShortcutsDialog = ({ open, onClose }: ShortcutsDialogProps) => {
  const { t } = useTranslation();
  const label = (key: string): string => {
    if (key === 'mod') return commandKey();
    return key === 'arrows' || key === 'shift' || key === 'Delete' ? t(`shortcuts.${key}`) : key;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('document.shortcuts.title')}
      closeLabel={t('shared.close')}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-small">
        {shortcuts.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{label(key)}</Kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.does.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-text-2">{t('shortcuts.handles')}</p>
    </Dialog>
  );
};
