import { type BrandKit, assetPath, brandKitLimits, logoCorners } from '@portada/contracts';
import { Button, Field, Select, toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { uploadAsset } from '../../../shared/assets/upload-asset';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import type { ChangeKit } from './brand-form';

type Logo = BrandKit['logo'];
const { min, max } = brandKitLimits.logoSize;

/** The logo of a brand kit: file, corner and size. */
export const BrandLogo = ({ logo, onChange }: { logo: Logo; onChange: ChangeKit }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: Blob) => uploadAsset(file, 'logo'),
    onSuccess: ({ id, width, height }) =>
      onChange({
        logo: { corner: logo?.corner ?? 'top-right', size: logo?.size ?? 12, assetId: id, width, height },
      }),
    onError: (error) => toast.error(t('brand.logo.failed'), { description: errorMessages.error(error) }),
  });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-ui font-[650]">{t('brand.logo.title')}</legend>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        data-testid="logo-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={`${assetPath(logo.assetId)}?w=320`}
            alt={t('brand.logo.picture')}
            className="h-16 max-w-40 rounded-input bg-surface-3 object-contain p-2"
          />
        )}
        <Button
          variant="outline"
          size="small"
          icon={<ImagePlus aria-hidden />}
          busy={upload.isPending}
          busyLabel={t('brand.logo.busy')}
          onClick={() => input.current?.click()}
        >
          {t('brand.logo.choose')}
        </Button>
        {logo && (
          <Button
            variant="outline"
            size="small"
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange({ logo: null })}
          >
            {t('brand.logo.remove')}
          </Button>
        )}
      </div>
      {logo && <LogoPlace logo={logo} onChange={onChange} />}
    </fieldset>
  );
};

const LogoPlace = ({ logo, onChange }: { logo: NonNullable<Logo>; onChange: ChangeKit }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('brand.logo.corner')}>
        <Select
          value={logo.corner}
          onChange={({ target }) => {
            const corner = logoCorners.find((one) => one === target.value);
            if (corner) onChange({ logo: { ...logo, corner } });
          }}
        >
          {logoCorners.map((corner) => (
            <option key={corner} value={corner}>
              {t(`brand.logo.corners.${corner}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('brand.logo.size')} aside={`${logo.size} %`}>
        <input
          type="range"
          aria-label={t('brand.logo.size')}
          min={min}
          max={max}
          step={1}
          value={logo.size}
          onChange={({ target }) => onChange({ logo: { ...logo, size: target.valueAsNumber } })}
          className="h-9 w-full pointer-coarse:h-11"
        />
      </Field>
    </div>
  );
};
