import { plain } from '../knowledge/words';

/** Drawings for verbs, used if no noun has a drawing. Line: drawings, then beginnings of English and Spanish forms. */
const lines = `
person-in-bed: sleep slept asleep dorm duerm durm
alarm-clock: wake woke waking despert levantarse madrug
money-bag: earn save saving ahorr gan earning
chart-increasing: invest invert
folded-hands: pray reza rezar orar
cook: cook cooking cocin bake baking baked horne
person-running: run running ran corr corri
person-swimming: swim swam swimming nadar nadas nade nado nadando nadamos nadaron
hiking-boot: hike hiked hiking trek camine caminar walked walking
person-biking: cycled cycling pedale
person-climbing: climb climbed climbing escal trep
fork-and-knife-with-plate: eat eating ate eaten comer comiendo comimos comieron
person-lifting-weights: lifting squatting
writing-hand: write writing wrote written escrib
open-book: study studying studied read reading estudi leer leyendo memorize memoriz
laptop: code coding programar programando
broom: clean cleaning cleaned limpi
microphone: sing singing sang cantar cantando canto cante cantamos cantaron
artist-palette: draw drawing drew dibuj
person-surfing: surf surfing surfe
fishing-pole: fish fishing fished pesca pescar pescamos
briefcase: quit fired hired renunc despid
wrench: repair repairing repaired fix fixing fixed arregl reparar reparando
hammer: build building built constru
crossed-swords: fight fighting fought pelea peleando
mobile-phone: call called calling llamar llame llamo llamarse llamaron
airplane: travel traveling travelled viaj fly flying volar vuelo
skull: die died dying morir murio muri
exploding-head: react reacts reacting reaccion reacciono
woman-dancing: dance dancing danced bailar bailando
brain: overthink overthinking think pensar
speech-balloon: speak speaking hablar hablo
thinking-face: decide decidir
snowflake: freeze freezing congel
fire: burn burning quem
person-juggling: juggle juggling juggl malabar
person-in-lotus-position: meditat medit
skier: ski skiing skied esquiar esqui
snowboarder: snowboard
person-rowing-boat: row rowing rowed remar remando
person-cartwheeling: cartwheel
person-fencing: fencing esgrim
ice-skate: skate skating skated patin
yarn: knit knitting crochet tejer tejiendo teji
thread: sew sewing sewed coser cosi cosiendo embroider bordar
camera: photograph fotografi
movie-camera: film filming filmed
seedling: plant planted planting sembr siembr cultiv germin
package: unbox unboxing
luggage: pack packed packing empac
shopping-cart: shop shopping shopped
handshake: negotiat negoci
shower: shower showered duch
toothbrush: brush brushing cepill
razor: shave shaved shaving afeit
own-bathroom-scale: diet dieting adelgac adelgaz
camping: camp camping acamp survive survived sobrevivi sobrevivir
`;

const verbs: ReadonlyMap<string, string> = new Map(
  lines
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [id = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [plain(word), id] as const);
    }),
);

/** Shortest verb, in letters, that is looked up in the table. */
const shortest = 3;

/**
 * The drawing that symbolizes a verb.
 * @param fold form of the verb in lower case, without accents
 * @returns null if the table has no drawing
 */
export function drawingOfVerb(fold: string): string | null {
  const whole = verbs.get(fold);
  if (whole !== undefined) return whole;
  for (let length = Math.min(fold.length - 1, 9); length > shortest; length -= 1) {
    const known = fold.length - length <= 4 ? verbs.get(fold.slice(0, length)) : undefined;
    if (known !== undefined) return known;
  }
  return null;
}
