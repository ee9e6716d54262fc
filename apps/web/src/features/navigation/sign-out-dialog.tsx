import { productConfig } from '@portada/contracts';
import { AlertDialog, toast } from '@portada/ui';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { useLogout } from './api/logout';

/** Dialog that asks for confirmation, signs out and redirects to `/`. */
export const SignOutDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useLogout();
  const signOut = async () => {
    try {
      // The end of the session may be known here before the response. The dialog is then removed, and TanStack Query calls
      // no function that was given to `mutate`.
      await logout.mutateAsync();
      toast.success(t('navigation.signedOut'), { duration: productConfig.toastMs.signOut });
      void navigate('/', { replace: true });
    } catch {
      onClose();
      toast.error(t('navigation.signOutFailed'), { duration: productConfig.toastMs.signOut });
    }
  };
  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => void signOut()}
      title={t('navigation.confirmTitle')}
      text={t('navigation.confirmText')}
      cancelLabel={t('shared.cancel')}
      confirmLabel={t('navigation.signOut')}
      busyLabel={t('navigation.signingOut')}
      busy={logout.isPending}
      variant="primary"
    />
  );
};
