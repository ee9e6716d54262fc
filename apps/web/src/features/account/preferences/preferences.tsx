import { SegmentedControl } from '@portada/ui';
import { useState } from 'react';
import { asksForOneCredit, setAsksForOneCredit } from '../../../shared/ask-before-spending';
import { notificationState, setNotifications } from '../../../shared/device/notifications';
import {
  type LanguageChoice,
  useChosenLanguage,
  useLanguageChoice,
} from '../../../shared/i18n/language-choice';
import { useTranslation } from '../../../shared/i18n/translation';
import { showTheme, useTheme } from '../../../shared/theme/theme';
import { Row, Section } from '../section';

/** The settings of language, theme, notifications and questions in the profile. */
export const Preferences = () => {
  const { t } = useTranslation();
  return (
    <Section name="preferences" title={t('account.sections.preferences')}>
      <Row title={t('account.language')} text={t('account.languageHint')}>
        <LanguageControl />
      </Row>
      <Row title={t('account.theme')} text={t('account.themeHint')}>
        <ThemeControl />
      </Row>
      <Row title={t('account.notifications')} text={t('account.notificationsHint')}>
        <NotificationControl />
      </Row>
      <Row title={t('account.spending')} text={t('account.spendingHint')}>
        <SpendingControl />
      </Row>
    </Section>
  );
};

const LanguageControl = () => {
  const { t } = useTranslation();
  const chosen = useChosenLanguage();
  const choose = useLanguageChoice();
  // The page uses the picked language immediately, before the language is saved in the account.
  const [picked, setPicked] = useState<LanguageChoice | null>(null);
  const pick = (choice: LanguageChoice) => {
    setPicked(choice);
    choose(choice);
  };
  return (
    <SegmentedControl
      label={t('account.language')}
      value={picked ?? chosen}
      onChange={pick}
      options={[
        { value: 'browser', label: t('account.browserLanguage') },
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'es', label: 'Español', lang: 'es' },
      ]}
    />
  );
};

const ThemeControl = () => {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('account.theme')}
      value={useTheme()}
      onChange={showTheme}
      options={[
        { value: 'system', label: t('account.themeSystem') },
        { value: 'light', label: t('account.themeLight') },
        { value: 'dark', label: t('account.themeDark') },
      ]}
    />
  );
};

const SpendingControl = () => {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(asksForOneCredit);
  return (
    <SegmentedControl
      label={t('account.spending')}
      value={asks ? 'ask' : 'skip'}
      onChange={(choice) => {
        setAsksForOneCredit(choice === 'ask');
        setAsks(choice === 'ask');
      }}
      options={[
        { value: 'ask', label: t('account.spendingAsk') },
        { value: 'skip', label: t('account.spendingSkip') },
      ]}
    />
  );
};

const NotificationControl = () => {
  const { t } = useTranslation();
  const [state, setState] = useState(notificationState);
  if (state === 'blocked')
    return <p className="text-small text-text-2">{t('account.notificationsBlocked')}</p>;
  return (
    <SegmentedControl
      label={t('account.notifications')}
      value={state}
      onChange={(choice) => void setNotifications(choice === 'on').then(setState)}
      options={[
        { value: 'on', label: t('account.notificationsOn') },
        { value: 'off', label: t('account.notificationsOff') },
      ]}
    />
  );
};
