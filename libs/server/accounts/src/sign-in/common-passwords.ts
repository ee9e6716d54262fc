import { productConfig } from '@portada/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Passwords that the dictionary lacks, because the dictionary was gathered from English leaks: keyboard walks, common
 * words and names in Spanish, words of video creators, and the product's name.
 */
const ownList = `
  123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 1234321
  12344321 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555
  666666 777777 7777777 888888 88888888 999999 121212 131313 112233 11223344
  1122334455 123654 123789 147258 147258369 159753 159357 159951 101010 202020
  212121 232323 252525 654321 7654321 87654321 987654 987654321 0987654321 0123456789
  102030 123qwe 123abc 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3
  q1w2e3r4 qazwsx qazwsxedc qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui
  qwertz qweasd qweasdzxc qwe123 qweqwe azerty azertyuiop asdfgh asdfghjkl asdfasdf
  asdasd asd123 zxcvbn zxcvbnm zaq12wsx zaq1zaq1 password password1 password12 password123
  password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 passpass passwort
  contrasena contraseña contrasena1 contraseña1 123contraseña clave123 micontraseña secreto admin123 admin1234
  administrator administrador root123 toor123 letmein letmein1 welcome welcome1 welcome123 bienvenido
  changeme default guest123 login123 master master1 superman batman spiderman pokemon
  pikachu starwars matrix dragon dragon1 monkey monkey1 shadow sunshine sunshine1
  princess princess1 princesa football football1 futbol baseball basketball hockey soccer
  barcelona realmadrid liverpool arsenal chelsea juventus iloveyou iloveyou1 teamo123 tequiero
  teamo1 teamomucho loveme lovely love123 forever flower charlie michael michelle
  jennifer jessica jordan jordan23 ashley daniel andrew thomas robert george
  joshua matthew hunter hunter2 hannah amanda nicole samantha killer freedom
  whatever trustno1 secret secret1 computer internet google samsung iphone youtube
  youtube1 youtuber facebook instagram minecraft fortnite roblox gaming gamer123 cheese
  cookie banana orange purple summer summer1 winter spring autumn silver
  golden diamond pepper ginger buster tigger bailey maggie harley ranger
  mustang ferrari mercedes corvette yamaha abc123 abc1234 abcd1234 abcdef abcdefg
  abcdefgh abcabc a123456 a1234567 a12345678 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa
  abc123456 qqqqqq zzzzzz xxxxxx test123 test1234 testing tester temp123 temporal
  hola123 holahola hola1234 estrella mariposa corazon alejandro alejandra carlos daniela
  fernando gabriel gabriela valentina sebastian santiago america mexico argentina colombia
  españa espana portada portada1 portada123 thumbnail creator creator1
`
  .trim()
  .split(/\s+/);

/** Returns the form in which passwords are compared: in the Unicode form that is hashed (NFC), regardless of case. */
export const comparablePassword = (password: string): string => password.normalize('NFC').toLowerCase();

/**
 * The refused passwords in their comparable form: the 49,000 passwords of the dictionary, which were found in leaks, and the own
 * list. Shorter passwords than the minimum length are left out. The set takes 4 MB and 40 ms of CPU time at the start.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  [...(dictionary['passwords-common'] ?? []), ...ownList]
    .map(comparablePassword)
    .filter((password) => password.length >= productConfig.password.min),
);

/** Tells if a password is one of the refused ones, in every Unicode form and regardless of case. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(comparablePassword(password));
