import { productConfig, type User } from '@portada/contracts';
import { Avatar, DropdownMenu, MenuChoice, MenuHeader, MenuItem, MenuSeparator } from '@portada/ui';
import { CreditCard, Gauge, Images, LayoutDashboard, LogOut, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDebt } from '../../shared/credits/get-credits';
import { commandKey, hasKeyboard } from '../../shared/device/keys';
import { useFormat } from '../../shared/i18n/format';
import { currentLanguage } from '../../shared/i18n/language';
import { useLanguageChoice } from '../../shared/i18n/language-choice';
import { useTranslation } from '../../shared/i18n/translation';
import { showTheme, useTheme } from '../../shared/theme/theme';
import { SignOutDialog } from './sign-out-dialog';
import { useCommandMenu } from './use-command-menu';

/** Avatar of the user and the account menu. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [openCommands, commandMenu] = useCommandMenu(user);
  const name = user.displayName || t('navigation.user');
  const trigger = (
    <button
      type="button"
      aria-label={t('navigation.accountMenu', { name })}
      className="press grid size-11 place-items-center rounded-full"
    >
      <Avatar photo={user.photoURL} name={user.displayName || user.email} />
    </button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger} typeAheadMs={productConfig.menuTypeAheadMs}>
        <Who user={user} name={name} />
        <MenuSeparator />
        <Places isAdministrator={user.role === 'admin'} />
        <MenuSeparator />
        <Preferences />
        <MenuSeparator />
        <MenuItem icon={<Search aria-hidden />} onSelect={openCommands}>
          {t('navigation.commands')}
          {hasKeyboard() && (
            <kbd className="ml-auto font-sans text-micro text-text-3">{`${commandKey()} K`}</kbd>
          )}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => setLeaving(true)}>
          {t('navigation.signOut')}
        </MenuItem>
      </DropdownMenu>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
      {commandMenu}
    </>
  );
};

const Who = ({ user, name }: { user: User; name: string }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const debt = useDebt();
  return (
    <MenuHeader>
      <div className="truncate text-h3">{name}</div>
      <div className="truncate text-small text-text-2">{user.email}</div>
      <div className="mt-2 flex justify-between gap-3 text-micro text-text-3 tabular-nums">
        <span>{t('navigation.memberSince', { date: format.month(user.createdAt) })}</span>
        <span>{t('shared.credits', { count: user.credits })}</span>
      </div>
      {debt > 0 && (
        <div className="mt-1 text-right text-micro text-warning-text tabular-nums">
          {t('plans.debt', { count: debt })}
        </div>
      )}
    </MenuHeader>
  );
};

const Places = ({ isAdministrator }: { isAdministrator: boolean }) => {
  const { t } = useTranslation();
  const places = [
    { to: '/profile', label: t('navigation.profile'), Icon: UserRound },
    { to: '/dashboard', label: t('navigation.dashboard'), Icon: LayoutDashboard },
    { to: '/thumbnails', label: t('navigation.thumbnails'), Icon: Images },
    { to: '/credits', label: t('navigation.credits'), Icon: CreditCard },
    ...(isAdministrator ? [{ to: '/admin', label: t('navigation.administration'), Icon: Gauge }] : []),
  ];
  return places.map(({ to, label, Icon }) => (
    <MenuItem key={to} asChild>
      <Link to={to}>
        <Icon aria-hidden />
        {label}
      </Link>
    </MenuItem>
  ));
};

const Preferences = () => {
  const { t } = useTranslation();
  const chooseLanguage = useLanguageChoice();
  return (
    <>
      <MenuChoice
        label={t('navigation.theme')}
        value={useTheme()}
        onChange={showTheme}
        options={[
          { value: 'system', label: t('navigation.themeSystem') },
          { value: 'light', label: t('navigation.themeLight') },
          { value: 'dark', label: t('navigation.themeDark') },
        ]}
      />
      <MenuChoice
        label={t('navigation.language')}
        value={currentLanguage()}
        onChange={chooseLanguage}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'es', label: 'Español', lang: 'es' },
        ]}
      />
    </>
  );
};
