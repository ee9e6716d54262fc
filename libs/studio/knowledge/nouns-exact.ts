/**
 * Nouns that are the names of drawings of the illustration set and of Portada's own drawings, in the format of
 * `livingNouns`: words of Spain and of Latin America, and English words that the other tables lack. This table has
 * priority over the tables of nouns by topic.
 */
export const exactNouns = `
locked: padlock, candado, candados
magnifying-glass-tilted-left: magnifying glass, magnifier, lupa
hot-dog: hot dog, hot dogs, perro caliente, perrito caliente
own-grill: smoker, bbq smoker, ahumador, asador
own-bathroom-scale: bathroom scale, weighing scale, bascula, balanza de baño
own-vault: bank vault, safe box, caja fuerte, boveda
own-gavel: mazo de juez, martillo de juez
own-record-player: turntable@en, vinyl turntable
own-chalkboard: blackboard, pizarron, pizarra, encerado
own-log-fence: fence, valla, cerco@es
own-bookshelf: shelf, shelves, estante, estantes, repisa, repisas
goat: goat, goats, cabra, chivo
playground-slide: playground, tobogan, resbaladilla, parque infantil, parque de juegos
teddy-bear: teddy bear, osito de peluche, osito
safety-pin: safety pin, imperdible
briefs: underwear, underpants, briefs, ropa interior, calzoncillos, calzones, bragas
billed-cap: baseball cap, gorra, gorras
top-hat: hat@en, top hat, sombrero de copa
womans-hat: sombrero, sun hat
straight-ruler: ruler, regla@es
file-folder: folder, folders, carpeta, carpetas
razor: razor, razors, rasuradora, maquinilla de afeitar, cuchilla de afeitar
stop-sign: stop sign, señal de alto, señal de stop
bus-stop: bus stop, parada de autobus, paradero, parada de colectivo
ring-buoy: lifebuoy, life ring, lifesaver, salvavidas, flotador
military-helmet: army helmet, soldier helmet, soldier’s helmet, military helmet, casco militar, casco de soldado
crystal-ball: crystal ball, fortune teller, bola de cristal, adivina@es
ballot-box-with-ballot: ballot box, urna@es, urna electoral
books: stack of books, book stack, pile of books, pila de libros
test-tube: test tube, test tubes, tubo de ensayo, tubos de ensayo
own-notebook: bullet journal, bullet journaling
bullseye: darts, dartboard, dardos, diana@es
closed-mailbox-with-raised-flag: mailbox, letterbox, buzon
globe-showing-americas: globe@en, planet earth, globo terraqueo, planeta tierra
hair-pick: comb, afro comb, peine, peineta
shower: showerhead, regadera de baño
videocassette: vhs, vhs tape, videotape, cinta vhs, videocasete
umbrella-on-ground: beach umbrella, parasol, sombrilla
crutch: crutches, crutch, muletas, muleta
identification-card: id badge, gafete, credencial
rolled-up-newspaper: newspapers, periodicos
person-getting-haircut: haircut, corte de pelo, corte de cabello
bone: dog bone, hueso de perro
shopping-bags: shopping bag, bolsas de compra
moai: moai, rapa nui
prayer-beads: prayer beads, tasbih
woman-with-headscarf: hijab, hiyab
person-in-bed: asleep in bed, dormir@es
own-table: coffee table, coffee tables, dining table, side table, mesa de centro, mesa de comedor, mesa auxiliar
own-cash: cash register, caja registradora
own-pull-up: pull-up bar, pull up bar, chin up, barra de dominadas, dominadas, dominada
own-football-boots: soccer cleats, cleats, tacos de futbol, botines de futbol, chuteras
bowling: bowling ball, bowling pins, bowling pin, bowling alley, bola de bolos, bolos, bolera, boliche
balance-scale: scales, balance scale, scales of justice, balanza
folding-hand-fan: hand fan, abanico, abanicos
boxing-glove: boxing gloves, boxing glove, guantes de boxeo, guante de boxeo
game-die: board games, juegos de mesa
paperclip: paper clip, paper clips, sujetapapeles
bell-pepper: bell pepper, bell peppers, pimiento, pimientos, pimenton
thong-sandal: flip flops, flip flop, sandals, sandalias, chanclas, chancletas
one-piece-swimsuit: swimsuit, swimsuits, bathing suit, bañador, traje de baño
ear-of-corn: corn field, cornfield, corn fields, campo de maiz, maizal, maiz
cheese-wedge: cheese wheel, wheel of cheese, rueda de queso, horma de queso
camera: camera settings, ajustes de camara, configuracion de camara
necktie: nudo de corbata, nudo de la corbata, tie knot
axe: hatchet, hatchets, hachuela
hook: anzuelo, anzuelos, fish hook
own-controller: speedrun, speedruns, speedrunner, speedrunning, gta, fortnite, roblox, valorant, zelda, pokemon, mario, super mario, esports
own-bible: parable, parables, sermon, apostle, apostles, old testament, new testament, book of revelation, moses, noah, abraham, king david, parabola, parabolas, sermon@es, apostol, apostoles, antiguo testamento, nuevo testamento, apocalipsis, moises, rey david
military-helmet: d-day, normandy, stalingrad, wwii, ww2, wwi, ww1, vietnam war, desembarco de normandia, dia d, normandia, stalingrado, soldiers, soldados
baby-bottle: breastfeeding, breastfeed, bottle feeding, weaning, lactancia, lactancia materna, destete, biberon
own-big-ben: london, londres
own-eiffel-tower: paris
own-terminal: linux mint, linux, ubuntu, arch linux
own-paint-roller: wallpaper, drywall, gotele, papel pintado, alisar paredes
own-wood-planks: parquet, laminate flooring, hardwood floor, suelo laminado, tarima, piso laminado
own-payslip: autonomo, autonomos, cuota de autonomos, self employed, freelancer taxes
own-chart-up: index fund, index funds, etf, etfs, s&p 500, fondos indexados, fondo indexado
own-air-fryer: air fryer, air fryers, freidora de aire, freidoras de aire
own-pressure-cooker: olla expres, olla rapida, olla lenta, instant pot, crockpot
`;
