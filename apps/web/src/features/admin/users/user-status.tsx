import { StatusBadge } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';

/** Badge of an account: active, or disabled by an administrator. */
export const UserStatusBadge = ({ isDisabled }: { isDisabled: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusBadge
      status={isDisabled ? 'failed' : 'completed'}
      label={t(`adminUsers.state.${isDisabled ? 'disabled' : 'active'}`)}
    />
  );
};
