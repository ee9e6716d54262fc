import { Dialog } from '@portada/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { CreateThumbnailDialog } from '../../../shared/thumbnails/create-thumbnail-dialog';
import { SignOutDialog } from '../sign-out-dialog';
import type { CommandMenuProps } from '../use-command-menu';
import { CommandList } from './command-list';
import { commandMenuMessages } from './command-menu.messages';
import type { CommandDialog } from './commands';

registerMessages({ commandMenu: commandMenuMessages });

/** The command menu: a dialog with a search field and a list of commands, and the dialogs that commands open. */
export const CommandMenu = ({ open, opening, onClose, user }: CommandMenuProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ dialog: CommandDialog; at: string } | null>(null);
  // A dialog belongs to the page on which it was opened. The page that a new thumbnail opens has no dialog.
  const dialog = asked?.at === pathname ? asked.dialog : null;
  const closeDialog = () => setAsked(null);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('navigation.commands')} closeLabel={t('shared.close')}>
        {/* A menu that is opened again while it still closes must not keep the typed text. */}
        <CommandList
          key={opening}
          user={user}
          onDialog={(name) => setAsked({ dialog: name, at: pathname })}
          onClose={onClose}
        />
      </Dialog>
      <CreateThumbnailDialog open={dialog === 'create'} onClose={closeDialog} />
      <SignOutDialog open={dialog === 'signOut'} onClose={closeDialog} />
    </>
  );
};
