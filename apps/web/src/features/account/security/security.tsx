import { Button, buttonClass } from '@portada/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/translation';
import { Row, Section } from '../section';
import { PasswordDialog } from './password-dialog';
import { SecondFactor } from './second-factor/second-factor';
import { Sessions } from './sessions';

/** The sections of the profile page about password, second factor and sessions. */
export const Security = ({ hasPassword }: { hasPassword: boolean }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  // True if the account had a password when the dialog opened. The dialog keeps this value during its closing
  // animation.
  const [asked, setAsked] = useState(hasPassword);
  return (
    <>
      <Section name="security" title={t('account.sections.security')}>
        <Row
          title={t('security.password')}
          text={t(hasPassword ? 'security.passwordText' : 'security.noPasswordText')}
        >
          <Button
            variant="outline"
            onClick={() => {
              setAsked(hasPassword);
              setChanging(true);
            }}
          >
            {t(hasPassword ? 'security.change' : 'security.set')}
          </Button>
        </Row>
        <SecondFactor />
        <Row title={t('security.apiKeys')} text={t('security.apiKeysText')}>
          <Link to="/developers/keys" className={buttonClass({ variant: 'outline' })}>
            {t('security.openApiKeys')}
          </Link>
        </Row>
        <Sessions />
      </Section>
      <PasswordDialog open={changing} hasPassword={asked} onClose={() => setChanging(false)} />
    </>
  );
};
