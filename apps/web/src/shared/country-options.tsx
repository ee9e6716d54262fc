import { countriesByRegion, countryIn, otherCountry } from '@portada/contracts';
import { useHydrated } from './hydrated';
import { useTranslation } from './i18n/translation';

/**
 * Options of a country list: regions in fixed order, countries in alphabetical order of the reader's language, 'Other'
 * last. A prerendered page has no options, because names and order depend on the browser.
 */
export const CountryOptions = () => {
  const { t, language } = useTranslation();
  if (!useHydrated()) return null;
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
