import { useTranslation } from '../../../shared/i18n/translation';
import { SwitchField } from './switch-field';
import type { BrandChoice } from './use-brand-choice';

/** Switch that gives new images the brand of the user. Nothing is shown to a user without a brand kit. */
export const BrandField = ({ isOffered, isOn, choose }: BrandChoice) => {
  const { t } = useTranslation();
  if (!isOffered) return null;
  return (
    <SwitchField
      label={t('request.brand.label')}
      hint={t('request.brand.hint')}
      checked={isOn}
      onChange={choose}
    />
  );
};
