/** ISO 3166 codes and English names by region; the account stores the English name. */
const regions = {
  'North America': 'US:United States|CA:Canada|MX:Mexico',
  Europe:
    'GB:United Kingdom|IE:Ireland|ES:Spain|FR:France|DE:Germany|IT:Italy|PT:Portugal|NL:Netherlands|BE:Belgium|LU:Luxembourg|AT:Austria|CH:Switzerland|DK:Denmark|SE:Sweden|NO:Norway|FI:Finland|IS:Iceland|PL:Poland|CZ:Czechia|SK:Slovakia|HU:Hungary|SI:Slovenia|HR:Croatia|RO:Romania|BG:Bulgaria|GR:Greece|CY:Cyprus|MT:Malta|EE:Estonia|LV:Latvia|LT:Lithuania|AD:Andorra|AL:Albania|BA:Bosnia and Herzegovina|ME:Montenegro|MK:North Macedonia|RS:Serbia|MD:Moldova|UA:Ukraine|TR:Türkiye',
  'Latin America':
    'AR:Argentina|BO:Bolivia|BR:Brazil|CL:Chile|CO:Colombia|CR:Costa Rica|CU:Cuba|DO:Dominican Republic|EC:Ecuador|SV:El Salvador|GT:Guatemala|HN:Honduras|JM:Jamaica|NI:Nicaragua|PA:Panama|PY:Paraguay|PE:Peru|PR:Puerto Rico|TT:Trinidad and Tobago|UY:Uruguay|VE:Venezuela',
  Asia: 'AE:United Arab Emirates|AM:Armenia|AZ:Azerbaijan|BD:Bangladesh|BH:Bahrain|CN:China|GE:Georgia|HK:Hong Kong|ID:Indonesia|IL:Israel|IN:India|IQ:Iraq|JO:Jordan|JP:Japan|KH:Cambodia|KR:South Korea|KW:Kuwait|KZ:Kazakhstan|LB:Lebanon|LK:Sri Lanka|MN:Mongolia|MY:Malaysia|NP:Nepal|OM:Oman|PH:Philippines|PK:Pakistan|QA:Qatar|SA:Saudi Arabia|SG:Singapore|TH:Thailand|TW:Taiwan|UZ:Uzbekistan|VN:Vietnam',
  Africa:
    'AO:Angola|CI:Côte d’Ivoire|CM:Cameroon|CV:Cape Verde|DZ:Algeria|EG:Egypt|ET:Ethiopia|GH:Ghana|GQ:Equatorial Guinea|KE:Kenya|MA:Morocco|MG:Madagascar|MU:Mauritius|MZ:Mozambique|NG:Nigeria|RW:Rwanda|SN:Senegal|TN:Tunisia|TZ:Tanzania|UG:Uganda|ZA:South Africa|ZM:Zambia|ZW:Zimbabwe',
  Oceania: 'AU:Australia|NZ:New Zealand|FJ:Fiji',
} as const;

export type Region = keyof typeof regions;
type Country = { code: string; name: string };

const parse = (list: string): Country[] =>
  list.split('|').map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name };
  });

/** The list of about 120 countries that a user can select, grouped by region. */
export const countriesByRegion = Object.entries(regions).map(([region, list]) => ({
  region: region as Region,
  countries: parse(list),
}));

/** The last entry of the country list, for countries that are not listed. */
export const otherCountry = 'Other';

/** Country of an account created by third-party sign-in. Users cannot select this value. */
export const unspecifiedCountry = 'Not specified';

const listed = countriesByRegion.flatMap(({ countries }) => countries);
const codes = new Map(listed.map(({ code, name }) => [name, code]));
const names = new Map([
  ...listed.flatMap(({ code, name }) => [
    [code.toLowerCase(), name] as const,
    [name.toLowerCase(), name] as const,
  ]),
  [otherCountry.toLowerCase(), otherCountry] as const,
]);

/**
 * Finds a country of the country list.
 * @param said English name or ISO 3166 code of the country, in upper or lower case
 * @returns the English name; null if the list has no such country
 */
export const countryNamed = (said: string): string | null => names.get(said.trim().toLowerCase()) ?? null;

/**
 * Returns the name of a country in a language. A name without an ISO 3166 code is returned unchanged.
 * @param language BCP 47 language tag, such as `es`
 * @param name English name, as stored in the account
 */
export const countryIn = (language: string, name: string): string => {
  const code = codes.get(name);
  return code === undefined ? name : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? name);
};
