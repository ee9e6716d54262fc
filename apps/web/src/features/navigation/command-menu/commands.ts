import type { User } from '@portada/contracts';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../../shared/i18n/language';
import { useLanguageChoice } from '../../../shared/i18n/language-choice';
import { useTranslation } from '../../../shared/i18n/translation';
import { showTheme, useTheme } from '../../../shared/theme/theme';

/** Groups of commands in the order of the menu. */
export const groups = ['actions', 'pages', 'administration', 'thumbnails'] as const;

/** A command of the menu. The id is unique in the menu. */
export type Command = {
  id: string;
  group: (typeof groups)[number];
  label: string;
  run: () => void;
};

/** Dialogs that a command opens. */
export type CommandDialog = 'create' | 'signOut';

const pages = [
  ['/dashboard', 'navigation.dashboard'],
  ['/thumbnails', 'navigation.thumbnails'],
  ['/credits', 'navigation.credits'],
  ['/profile', 'navigation.profile'],
  ['/profile#brand', 'commandMenu.brand'],
  ['/developers/keys', 'commandMenu.developers'],
] as const;

const adminPages = [
  ['/admin', 'commandMenu.adminOverview'],
  ['/admin/generations', 'commandMenu.adminGenerations'],
  ['/admin/users', 'commandMenu.adminUsers'],
  ['/admin/purchases', 'commandMenu.adminPurchases'],
  ['/admin/audit-log', 'commandMenu.adminAuditLog'],
] as const;

/**
 * Returns the commands of a user, without thumbnails.
 * @param onDialog opens a dialog
 */
export const useCommands = (user: User, onDialog: (dialog: CommandDialog) => void): Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chooseLanguage = useLanguageChoice();
  const theme = useTheme();
  const themeNames = {
    system: t('navigation.themeSystem'),
    light: t('navigation.themeLight'),
    dark: t('navigation.themeDark'),
  };
  const goTo = (group: Command['group'], [to, label]: readonly [to: string, label: string]): Command => ({
    id: to.replaceAll(/\W/g, '-'),
    group,
    label,
    run: () => void navigate(to),
  });
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  const otherName = other === 'es' ? 'Español' : 'English';
  return [
    { id: 'create', group: 'actions', label: t('shared.create.submit'), run: () => onDialog('create') },
    ...(['system', 'light', 'dark'] as const)
      .filter((name) => name !== theme)
      .map((name): Command => ({
        id: `theme-${name}`,
        group: 'actions',
        label: t('commandMenu.themeTo', { name: themeNames[name] }),
        run: () => showTheme(name),
      })),
    {
      id: 'language',
      group: 'actions',
      label: t('commandMenu.languageTo', { name: otherName }),
      run: () => chooseLanguage(other),
    },
    { id: 'sign-out', group: 'actions', label: t('navigation.signOut'), run: () => onDialog('signOut') },
    ...pages.map(([to, name]) => goTo('pages', [to, t(name)])),
    ...(user.role === 'admin' ? adminPages.map(([to, name]) => goTo('administration', [to, t(name)])) : []),
  ];
};

/** Returns a text in lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the commands whose label contains every word of a text. Case and accents do not matter. */
export const matching = (commands: readonly Command[], text: string): Command[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
};
