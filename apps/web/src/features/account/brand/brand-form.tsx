import { type BrandKit, type Typeface, letterFinishes, typefaces } from '@portada/contracts';
import { Button, Field, Select, toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { brandKitKey, saveBrandKit } from '../../../shared/brand/brand-api';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { BrandColors } from './brand-colors';
import { BrandLogo } from './brand-logo';
import { BrandOutline } from './brand-outline';

/** Changes some fields of a brand kit that is not saved yet. */
export type ChangeKit = (changes: Partial<BrandKit>) => void;

/** Form of the brand kit. @param saved brand kit of the server */
export const BrandForm = ({ saved }: { saved: BrandKit }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const queryClient = useQueryClient();
  const [kit, setKit] = useState(saved);
  const change: ChangeKit = (changes) => setKit((present) => ({ ...present, ...changes }));
  const save = useMutation({
    mutationFn: () => {
      const { logo } = kit;
      const { assetId, corner, size } = logo ?? {};
      const placed = assetId && corner && size ? { assetId, corner, size } : null;
      return saveBrandKit({ ...kit, logo: placed });
    },
    onSuccess: (next) => {
      queryClient.setQueryData(brandKitKey, next);
      toast.success(t('brand.saved'));
    },
    onError: (error) => toast.error(t('brand.saveFailed'), { description: errorMessages.error(error) }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-6">
      <FaceFields kit={kit} onChange={change} />
      <BrandColors colors={kit.colors} onChange={change} />
      <BrandOutline outline={kit.outline} onChange={change} />
      <BrandLogo logo={kit.logo} onChange={change} />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('brand.save')}
      </Button>
    </form>
  );
};

const FaceFields = ({ kit, onChange }: { kit: BrandKit; onChange: ChangeKit }) => {
  const { t } = useTranslation();
  const [first = null, second = null] = kit.faces;
  const setFaces = (...faces: (Typeface | null)[]) =>
    onChange({ faces: faces.filter((face) => face !== null) });
  const options = typefaces.map((face) => <option key={face}>{face}</option>);
  const none = <option value="">{t('brand.face.none')}</option>;
  const faceOf = (value: string): Typeface | null => typefaces.find((face) => face === value) ?? null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('brand.face.first')}>
        <Select
          value={first ?? ''}
          onChange={({ target }) => {
            const face = faceOf(target.value);
            // The second typeface stands at the second place, so it needs a first one.
            setFaces(...(face === null ? [] : [face, second]));
          }}
        >
          {none}
          {options}
        </Select>
      </Field>
      <Field label={t('brand.face.second')}>
        <Select
          value={second ?? ''}
          disabled={first === null}
          onChange={({ target }) => setFaces(first, faceOf(target.value))}
        >
          {none}
          {options}
        </Select>
      </Field>
      <Field label={t('brand.finish')}>
        <Select
          value={kit.finish ?? ''}
          onChange={({ target }) =>
            onChange({ finish: letterFinishes.find((finish) => finish === target.value) ?? null })
          }
        >
          {none}
          {letterFinishes.map((finish) => (
            <option key={finish} value={finish}>
              {t(`brand.finishes.${finish}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
