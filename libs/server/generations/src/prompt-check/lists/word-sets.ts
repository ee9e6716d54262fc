import type { WordSets } from '../pattern';

/** Words for people, in both languages. */
const person = `
  woman women man men girl girls boy boys lady ladies guy guys female females male males person people actress actor
  model models teen teens teenager teenagers teacher teachers nurse wife husband girlfriend boyfriend couple couples body
  bodies selfie selfies celebrity celebrities influencer streamer schoolgirl schoolgirls student students mom mum mother
  sister babe babes chick chicks princess nun maid cheerleader cheerleaders dancer dancers stripper strippers child
  children kid kids minor minors toddler waifu catgirl
  mujer mujeres hombre hombres chica chicas chico chicos nina ninas nino ninos muchacha muchachas señora señoras señorita
  señoritas actriz actrices modelo modelos pareja parejas persona personas cuerpo cuerpos novia novio esposa esposo
  profesora enfermera famosa famosas jovencita jovencitas colegiala colegialas madre hermana monja bailarina animadora
  adolescente adolescentes alumna alumnas menor menores`;

/** Words for people below the age of 18. */
const minor = `
  child children kid kids toddler toddlers minor minors schoolgirl schoolgirls schoolboy schoolboys preteen preteens
  teen teens teenager teenagers underage baby infant loli lolis
  nina ninas nino ninos colegiala colegialas menor menores adolescente adolescentes`;

/** Groups that hate speech is directed at. */
const group = `
  jews jew jewish muslims muslim blacks gays gay lesbians lesbian homosexuals trans transgender transsexuals immigrants
  immigrant migrants refugees mexicans asians africans arabs gypsies hindus latinos latinas women disabled homos
  christians whites queers foreigners palestinians israelis
  judios judio musulmanes musulman negros gais lesbianas homosexuales transexuales travestis inmigrantes migrantes
  refugiados mexicanos asiaticos africanos arabes gitanos hindues latinos mujeres discapacitados cristianos moros
  sudacas extranjeros`;

/** Names of nations that also mean things, such as "chinos". They count only next to scorn. */
const nation = `chinese indians japanese russians americans africans mexicans polish chinos indios rusos rumanos`;

/** Words with which hate speech insults a group. */
const scorn = `
  subhuman subhumans vermin animals rats parasites inferior cockroaches trash garbage scum filth monkeys apes disease
  plague savages degenerates
  infrahumanos alimañas animales ratas parasitos inferiores cucarachas basura escoria monos simios plaga salvajes
  degenerados enfermos`;

/** Well-known living or recent people by one name that means no other person. */
const famous = `
  trump biden obama putin zelensky zelenskyy zelenski netanyahu macron trudeau erdogan modi maduro bukele milei bolsonaro amlo
  sheinbaum ayuso feijoo abascal puigdemont zapatero rajoy aznar lula xijinping kirchner maluma kardashian kardashians beyonce rihanna shakira ronaldo messi mbappe neymar mrbeast pewdiepie ibai
  auronplay rubius elrubius thegrefg dalasreview oprah zendaya eminem drake adele madonna kanye rosalia vinicius lebron
  federer nadal djokovic zuckerberg bezos merkel melania ivanka kamala meghan greta thunberg hillary ishowspeed`;

/** Well-known people by two names: the first name and the last name, each in the order of the other set. */
const firstName = `
  joe donald barack vladimir volodymyr elon bill mark jeff taylor kim kylie kendall justin selena ariana billie emma
  scarlett tom brad angelina leonardo will chris dwayne keanu jennifer margot ryan johnny amber harry kate king pope
  pedro santiago pablo yolanda isabel alberto irene cristina david gerard lionel cristiano rafael rafa fernando antonio
  penelope bad karol maluma boris rishi keir giorgia xi benjamin emmanuel angela narendra alexandria bernie nancy ron
  kamala kanye arnold jim chuck mitch logan jake andrew addison charli emma mia natalie megan nicki miley britney`;
const lastName = `
  biden trump obama putin zelensky musk gates zuckerberg bezos swift kardashian jenner bieber gomez grande eilish watson
  johansson cruise pitt jolie dicaprio smith evans hemsworth johnson reeves lawrence lopez robbie reynolds gosling depp
  heard styles windsor middleton charles francis sanchez abascal iglesias diaz feijoo montero pedroche bisbal pique messi
  ronaldo nadal alonso banderas cruz bunny sunak starmer meloni jinping netanyahu macron merkel modi cortez sanders pelosi harris west murdoch schwarzenegger clinton carrey schumer mccarthy
  desantis paul tate rae damelio portman fox minaj cyrus spears felipe`;

/** People whom a creator may know in private life. */
const acquaintance = `
  ex boss teacher neighbor neighbour classmate coworker colleague principal stepsister stepmom roommate
  exnovia exnovio jefe jefa profesor profesora vecino vecina compañero compañera`;

/** Holders of an office. */
const office = `president senator pope mayor presidente presidenta ministro ministra papa alcalde alcaldesa rey reina`;

/** Poses and treatments that demean the person who is shown. */
const disgrace = `
  humiliated humiliating humiliation degraded degrading pooping peeing urinating defecating pissing shitting vomiting
  puking gagged whipped crawling lynched strangled spanked flogged groveling
  humillado humillada humillando humillante humillacion cagando meando orinando defecando vomitando amordazado amordazada
  azotado azotada arrastrandose linchado linchada estrangulado estrangulada denigrante`;

/** The named sets of words of all lists. */
export const wordSets: WordSets = {
  person,
  minor,
  group,
  nation,
  scorn,
  famous,
  firstName,
  lastName,
  acquaintance,
  office,
  disgrace,
};
