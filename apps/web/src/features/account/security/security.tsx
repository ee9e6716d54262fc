import { Button } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { Row, Section } from '../section';
import { PasswordDialog } from './password-dialog';
import { Sessions } from './sessions';

/** Who can get in: by password, and where somebody is in already. */
export const Security = ({ hasPassword }: { hasPassword: boolean }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  // Once a first password is set the dialog fades out as what it was.
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
        <Sessions />
      </Section>
      <PasswordDialog open={changing} hasPassword={asked} onClose={() => setChanging(false)} />
    </>
  );
};
