import { useTranslation } from 'react-i18next';
import { countriesByRegion, countryIn, otherCountry } from '@portada/contracts';

/** The options of a country list: regions in order, countries by the reader's alphabet, 'Other' last. */
export const CountryOptions = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  const order = new Intl.Collator(language);
  return (
    <>
      {countriesByRegion.map(({ region, countries }) => (
        <optgroup key={region} label={t(`shared.regions.${region}`)}>
          {countries
            .map(({ name }) => ({ name, shown: countryIn(language, name) }))
            .sort((a, b) => order.compare(a.shown, b.shown))
            .map(({ name, shown }) => (
              <option key={name} value={name}>
                {shown}
              </option>
            ))}
        </optgroup>
      ))}
      <option value={otherCountry}>{t('shared.otherCountry')}</option>
    </>
  );
};
