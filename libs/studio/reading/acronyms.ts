import { anyOf } from './whole-words';

/** Short forms that are written in capitals anyway, so that their capitals ask for nothing. */
const shortForms = new RegExp(
  `^(?:${anyOf(`vs? diy tv pc ai ia usa us uk eu ue un onu eeuu nyc la dc uae nba nfl nhl mlb ufc mma wwe fifa uefa nasa fbi cia
  irs ceo cto hr bmw vw suv ev gps usb ssd hdd cpu gpu ram rtx gtx led lcd oled hd fhd uhd fps hdr vr ar xr asmr pov faq irl afk
  npc rpg fps mmo gta cod lol csgo dlc ok id dna adn atm vip nft etf btc eth api sql css html php js aws ios ipa hiit bbq dj mc
  bpm edm kpop rv atv mph kmh kg km cm mm lb lbs am pm ad bc ac dc iva irpf dni itv tdah adhd toc ocd ptsd covid hiv vih sat mba
  phd gpa ivf uti bts xl xxl abc pdf gif usd eur rgb ssd vpn wifi 4k 8k 2d 3d 5g 4g ue ssr urss sos`)})s?$`,
  'i',
);
const roman = /^(?=[IVXLC]{2,}$)(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const single = /^[IAYOXUE]$/;
/** A name of a model: letters and digits in one word, such as "PS5" and "RTX-4090". */
const model = /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]+$/u;

/**
 * Returns true if the capitals of a word are no emphasis: a short form, a Roman number, a single letter, a name of a model.
 * @param word a word in capitals, without the marks around it
 */
export const isAcronym = (word: string): boolean =>
  shortForms.test(word) || roman.test(word) || single.test(word) || model.test(word);
