import { classNames } from '@portada/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

/** Link inside a text on the sign-in screens. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={classNames(
      'inline-flex min-h-6 items-center font-[600] text-text underline underline-offset-4',
      className,
    )}
  />
);

/** Link "Forgot your password?" next to the password field. */
export const ForgotLink = () => {
  const { t } = useTranslation();
  return (
    <TextLink to="/auth/forgot" className="font-[500]! text-text-2!">
      {t('auth.forgot')}
    </TextLink>
  );
};
