import { IconButton, TextInput } from '@portada/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from './i18n/translation';

/** Password field with a button that shows the password. */
export const PasswordInput = (props: ComponentProps<'input'>) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={shown ? t('shared.hidePassword') : t('shared.showPassword')}
        icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        className="absolute top-0 right-0 text-text-3"
        onClick={() => setShown(!shown)}
      />
    </div>
  );
};
