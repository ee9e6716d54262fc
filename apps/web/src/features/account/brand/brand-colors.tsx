import { brandKitLimits } from '@portada/contracts';
import { Button } from '@portada/ui';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/translation';
import type { ChangeKit } from './brand-form';
import { ColorInput } from './color-input';

/** Uses of the colors of a brand kit, in the order of the colors. */
const roles = ['letters', 'highlight', 'signs', 'fourth', 'fifth'] as const;
/** Color that a new field starts with. */
const firstColor = '#ffcc00';

/** The colors of a brand kit, each with its use. */
export const BrandColors = ({ colors, onChange }: { colors: string[]; onChange: ChangeKit }) => {
  const { t } = useTranslation();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-ui font-[650]">{t('brand.colors.title')}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {roles.slice(0, colors.length).map((role, place) => (
          <ColorInput
            key={role}
            label={t(`brand.colors.roles.${role}`)}
            value={colors[place] ?? firstColor}
            onChange={(color) => onChange({ colors: colors.with(place, color) })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={colors.length >= brandKitLimits.colors}
          onClick={() => onChange({ colors: [...colors, firstColor] })}
        >
          {t('brand.colors.add')}
        </Button>
        {colors.length > 0 && (
          <Button
            variant="outline"
            size="small"
            icon={<Minus aria-hidden />}
            onClick={() => onChange({ colors: colors.slice(0, -1) })}
          >
            {t('brand.colors.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
