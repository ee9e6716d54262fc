/**
 * Words with two meanings, one in each line: `word
 * context
 * drawing`. The context is a pattern for the prompt without accents in lower case. The first line whose pattern matches
 * decides; an empty drawing means that no drawing shows this meaning. If no line matches, the tables of nouns decide.
 */
export const senseLines = `
plancha | \\b(?:carne|filete|receta|cocina|cocinar|pollo|pescado|hamburguesa|tortilla)\\b | cooking
lost | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
lose | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
losing | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
dropped | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
perdi | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
perder | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
perdio | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
bajar | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
baje | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
bajo | \\d+ ?(?:kilos?|kgs?|lbs?|pounds?|libras?)\\b | own-bathroom-scale
flat | ty?re|tire | own-tyre
flat | apartment|\\brent|london|\\bbuy|bought|move[ds]?\\b|first flat|tiny flat|flatmate | own-apartment-block
flat | . |
panal | abej|miel|colmen|apicult | own-beehive
panal | . | own-diaper
plank | exercise|challenge|abs\\b|core\\b|minutes?|seconds|workout|hold | own-plank-pose
plancha | abdom|core\\b|ejercicio|reto|minutos?|segundos|rutina|gimnasio|gym | own-plank-pose
particle | japan|korean|grammar|chinese |
particles | japan|korean|grammar|chinese |
penalty | death|prison|tax|early withdrawal|law\\b |
venus | flytrap|williams|atrapamoscas|milo | 
clutch | 1v\\d|valorant|\\bcs|round|purse|bolso|game |
rust | \\bgame|raid|wipe|base\\b | own-controller
rust | program|language|learn|code|coding|vs go|aprend | own-code-window
mario | kart|bros|odyssey|nintendo|galaxy|super|wonder|64|speedrun | own-controller
mario | . |
pinchazo | bici|moto|balon|inyec |
route | route (?!66)\\d |
medicina | estudi[aoe]|carrera|universidad|facultad|examen|estudiante |
nino | fenomeno|peru|clima|lluvias|pacifico|meteorolog |
nina | fenomeno|clima|lluvias|pacifico|meteorolog |
pastel | colou?r|tono|rosa|pink|blue|azul|green|verde|lila|palette|paleta|aesthetic |
shrine | zelda|breath of the wild|hyrule |
boss | zelda|mario|hollow|metroid|kirby|pokemon|bosses|ranked|phase|elden|souls|guide|fight|raid|level|\\bgame|malenia|final|rush|beat |
jefe | final|elden|souls|videojuego|nivel|malenia |
bateria | principiantes|ritmo|\\bsolo\\b|tocar|musical|bombo|baterista|rock | drum
bass | fish|lake|caught|angler|lure | fish
bass | slap|bass ?line|lesson|solo|riff|player|cover|tone|amp\\b|guitar | own-bass-guitar
bass | drop|boost |
ordeno | closet|armario|cuarto|casa|habitacion|escritorio|cocina|ropa|vida | 
ordenando | closet|armario|cuarto|casa|habitacion|escritorio|cocina|ropa|vida | 
flamencos | rosas?\\b|\\baves?\\b|pajaro|laguna|zoo | flamingo
flamenco | rosas?\\b|\\baves?\\b|pajaro|laguna|zoo | flamingo
climbing | \\b(?:prices?|rents?|costs?|rates|inflation|stocks?|shares|bills?|debt|mortgages?)\\b |
climb | \\b(?:prices?|rents?|costs?|rates|inflation|stocks?|shares|bills?|debt|mortgages?)\\b |
chip | \\bai\\b|nvidia|intel|\\bamd\\b|apple|semiconduct|process|shortage|laptop|portatil|taiwan|tsmc|silicon|quantum|ordenador|movil | own-processor
chip | fish and chips|burger|fries | french-fries
chip | . |
fish | fish and chips |
bank | river|lake|fishing|erosion|food bank|blood bank |
mouse | gaming|wireless|bluetooth|click|\\bdpi\\b|logitech|keyboard|\\bpc\\b|ergonomic | computer-mouse
raton | gaming|inalambric|bluetooth|\\bdpi\\b|logitech|teclado|\\bpc\\b|ordenador|ergonomic | computer-mouse
bat | baseball|cricket|swing|wood |
crane | construct|operator|tower|lift |
seal | byd|window|shower|leak|navy|envelope|deck|grout|driveway |
spring | rolls?|coil|mattress|suspension|garage|cleaning|break|boot |
ring | elden|lord of the|onion|boxing|wwe|fight|doorbell|\\blight|road|saturn|malenia |
ring | pelea|luch|boxe|en un ring|en el ring|cuadrilatero |
anillos | senor de los |
nail | hammer|wood|gun|wall|board |
palm | reading|springs|oil|hand |
bow | hair|violin|ribbon|present|ship |
star | wars|trek|rating|\\b[1-5] ?-?star|michelin|movie|rock|pop\\b|hotel|review|citizen|five-star|one-star|shooting|porn |
estrella | michelin|hotel|[1-5] estrellas|cinco estrellas|rock|\\bpop\\b|resena|cine|galicia |
tank | top\\b|fish|gas\\b|septic|water tank|shark tank|propane |
shark | shark tank |
plant | power|nuclear|chemical|plant[- ]based|factory|manufactur|assembly |
planta | nuclear|electric|planta baja|primera planta|segunda planta|de los pies|industrial |
fire | fire stick|fire tv|retire|financial|ceasefire|\\bf\\.i\\.r\\.e|free fire|fire emblem|movement |
ice | \\bice (?:agent|raid|officer|detention) |
apple | watch|vision|intelligence|store|\\bevent|mac|iphone|ipad|stock|music|\\bpay\\b|\\bios\\b|\\bm\\d\\b|siri|airpods|google|samsung|microsoft|android|silicon|keynote|tim cook|ceo|xiaomi |
manzana | de casas|edificio|calle |
orange | county|colou?r|is the new |
python | learn|code|coding|program|project|script|data|django|aprende|curso|desde cero|hours?|minutes|beginner|automat|java|rust | own-code-window
snake | case\\b|plant|eyes |
turkey | istanbul|\\bin turkey|visit|ankara|erdogan|cappadocia|turkish|to turkey|\\bsyria|hair transplant |
bear | market|stearns|necessit|\\bthe bear\\b season|chicago bears |
bull | market|red bull|pit ?bull|run of|chicago|\\bbullish|sitting bull|\\bbull run |
bulls | chicago|\\bnba|jordan |
goat | the goat\\b|goat debate|\\bis he the|messi|lebron|jordan|ronaldo|of all time |
wolf | wall street |
tiger | woods|golf|eye of the |
tigre | woods|nomada |
dragon | dragon ball|dragon age|imagine dragons|dragon quest|dragons'? den|how to train |
dragones | imagine |
rocket | rocket league|houston|rocket lab stock|pocket |
cohete | rocket league |
rat | rat race |
spider | spider-?man|spider verse|spider veins|solitaire |
butterfly | effect|knife|stroke|swim |
mariposa | efecto|estilo|nada |
eagle | philadelphia|nfl|boy scout |
ram | ram stick|ddr|\\bgb\\b|\\bram\\b.{0,20}(?:pc|mac|need|enough|upgrade)|laptop | own-memory
diamond | hands|minecraft|sword|neil |
key | key to|keys to|alicia|key lime|keyboard|key west|key moments|\\bkey (?:points?|takeaways|facts) |
window | windows \\d|windows (?:xp|vista|pc|laptop|update)|microsoft|\\bof opportunity |
windows | \\d|\\bxp\\b|vista|microsoft|linux|mac|update|laptop|\\bpc\\b |
rock | band|music|punk|the rock\\b|dwayne|guitar|concert|song|singer|album|festival|roll\\b|bottom|indie |
roca | sabina |
cloud | comput|storage|aws|icloud|google|server|azure|backup|devops |
nube | comput|almacenamiento|aws|icloud|servidor|google |
egg | easter egg |
candle | candlestick|trading|forex|chart pattern |
vela | japonesa|trading|forex|barco|navegar|en vela |
cookie | browser|accept|privacy|tracking|clicker |
crown | season|netflix|dental|tooth |
corona | virus|dental|cerveza |
iron | iron ?man|deficien|anemia|vitamin|supplement|curtain|ferritin |
pool | table|cue|8[- ]?ball|carpool |
moon | to the moon|keith |
sun | zi|tzu |
chest | pain|workout|day\\b|press|muscle|\\bx-?ray|exercise|cold |
calf | raise|muscle|stretch|pain|cramp |
trunk | car|suv|tesla|elephant |
horse | power|trojan|charley |
duck | tape|donald|dynasty |
heart | queen of|hearts of iron|kingdom hearts|broken |
temple | run |
pie | chart |
pie | \\ba pie\\b|de pie\\b|al pie\\b|en pie\\b|chart |
bomb | bath bomb|photobomb |
gun | nail gun|glue gun|heat gun|massage gun|top gun|guns n |
tie | score|penalt|draw|game ends|zip tie|family ties |
date | due|release|expir|up to date |
wave | heat wave|new wave|microwave|brain wave|crime wave |
ola | de calor|hola|sin olas |
rose | prices?|rates?|rent|stocks?|rose to|rose by|derrick |
fly | fly fish|fly tying|\\bto fly\\b|on the fly|flying |
watch | \\bto watch\\b|watch (?:this|me|before|till|until|out|how|what|the|it)\\b|must watch|worth watching|binge |
train | \\bto train\\b|train (?:your|my|a|like|harder|for|with)\\b|how to train |
camera | caught on camera|hidden camera |
mac | mac and cheese|mac n cheese|big mac|fleetwood|\\bmac miller |
beat | \\b(?:how to |i |to )beat\\b|beat (?:the|him|her|me|it|them|my)|beats |
book | facebook|macbook|booked|to book |
light | light years?|traffic|bud light |
park | south park|linkin|theme park|water park|jurassic |
note | galaxy note|sticky |
box | box office|boxing|jump|xbox|black box|box braids|beatbox |
prince | of persia|prince harry|fresh prince|purple rain |
queen | bohemian|freddie|drag queen|gambit |
king | burger king|stephen king|martin luther|lion king|king kong|kings of leon|\\bthe lion |
soldier | winter soldier|helldivers |
mask | elon|face mask|sheet mask|hair mask |
espacio | celular|movil|telefono|disco duro|memoria|almacenamiento|ordenador|\\bpc\\b|iphone|android|icloud|\\bcasa\\b|armario|cocina|pequeno|cuarto |
boca | river|juniors|libertadores|bombonera|superclasico|racing|\\bgol|hinchas|xeneize|riquelme | soccer-ball
barca | \\bgol|madrid|liga\\b|champions|fichaj|flick|lamine|xavi|laporta|camp nou|clasico|futbol|koundj|lewandowski | soccer-ball
barcelona | alquil|\\bpiso|\\bvivir|viaj|turis|que ver|gaudi|sagrada|\\bhotel|restaurante|comer|\\d dias|\\bruta|ramblas|airbnb|barrio|mudar|fin de semana | own-sagrada-familia
celo | celos |
genio | lampara|aladdin|aladino|disney|deseos | person-genie
genio | . |
objetivo | \\d ?mm|\\bf ?/? ?\\d|camara|canon|nikon|fujifilm|fotogra|macro|angular | own-camera-lens
faro | coche|carro|\\bauto|amarill|pulir|\\bled\\b|xenon|opaco|delanter|antiniebla | own-headlight
vaquero | pantalon|jeans|denim|estiliz|talla|outfit|combinar|tiro alto|zara|levis|\\brot[oa]s|lavar | jeans
chuleta | examen|copiar|detecta|apuntes|\\bclase|profe | memo
acordeon | examen|copiar|profe | memo
bolsa | hospital|\\bparto|maternidad|playa|gimnasio | handbag
penal | derecho|codigo|abogad|proceso|delito|\\bjuicio |
carpa | pesca|carnada|cebo|\\brio\\b|lago|anzuelo|\\bkoi | fish
catarata | \\bojo|operacion|cirugia|\\bvista\\b | eye
cajon | flamenc|peruan|buleria|percusion|ritmo | drum
agujeta | zapat|\\btenis\\b|amarrar|cordones | running-shoe
soldadura | electronic|estano|placa|circuit|cautin | own-circuit-board
soldadura | . | own-welding-mask
soldar | electronic|estano|placa|circuit|cautin | own-circuit-board
soldar | . | own-welding-mask
lagartija | ejercicio|\\bpecho|rutina|flexion|\\b\\d+ lagartijas|\\breto|\\bgym | own-push-up
accion | bolsa|nvidia|apple|tesla|invert|comprar acc|dividend|wall street|cotiza|microsoft | own-chart-up
bolivar | simon|libertador|independencia |
papa | \\b(?:mis|tus|sus|nuestros) papas\\b | own-family
skin | fortnite|free fire|valorant|\\bcs2?\\b|roblox|minecraft|sorteo | own-controller
disco | (?:grab|mi|nuevo|primer|sac|mejor)[a-z]* (?:mi |el |un |su |nuevo |primer )?disco\\b | own-vinyl-disc
mascara | facial|de pelo|capilar|hidratante|covid | 
bacon | kevin |
potato | couch potato |
corn | popcorn|corn maze |
banco | madera|palets?|parque|jardin|sentar|terraza|de trabajo|de pruebas|de alimentos |
gato | hidraulic|gato mecanico|cuatro patas del gato |
hoja | calculo|excel|papel|de ruta|de vida |
llama | \\ben llamas\\b|\\b(?:entre|envuelt[oa]s? en) (?:las )?llamas\\b|\\bllamas (?:de fuego|y humo)\\b | fire
llama | \\b(?:se|me|te|le|nos) llama|\\bllama (?:a|la|mucho|cada)\\b |
carta | magic|pokemon|yu-?gi-?oh|one piece |
carta | tarot|poker|baraja|truco|mazo|juego de cartas|jugar | joker
card | pokemon|trading|magic the|yu-?gi-?oh|sports|baseball|graphics|business|green card|gift|report|birthday|christmas|memory|sim card |
carta | restaurante|menu|astral |
cura | remedio|cancer|enfermedad|vacuna|\\bse cura|\\bla cura |
muneca | dolor|tendon|lesion|reloj|rusa|carpiano|fractur |
cola | de caballo|pegar|de carpintero|hacer cola|la cola|coca |
buzo | agua|mar\\b|submarin|oceano|profundidad|oxigeno|rescat|tiburon|petrol | diving-mask
copa | del mundo|america|champions|del rey|libertadores|davis|mundial|oro|futbol|campeon|torneo|levanta(?:r|ndo)? la copa | trophy
cubierto | cubiert[oa]s? (?:de|por|con|en)\\b |
granada | alhambra|en granada|ciudad|andaluc|sierra nevada |
lima | peru|en lima|ceviche|miraflores|unas |
vino | \\b(?:que|se|me|nos|quien|nadie|el|ella) vino (?:a|con|de|por|mi)\\b|vino a\\b |
pastor | al pastor |
tierra | bajo tierra|de cultivo|maceta|fertil|santa|hueco|excav|media tierra |
tierra | tierra plana|planeta|luna|sol\\b|nucleo|gira|espacio|universo|asteroide|habit | globe-showing-europe-africa
tierra | . |
cristiano | faltas?|gol|messi|cr7|ronaldo|juventus|madrid|portugal|al ?nassr|liga|mbappe | soccer-ball
leon | club leon|liga mx|en leon|ciudad de leon|seat |
toro | mecanico|acero |
metro | cinta|cuadrado|\\b\\d+ metros|un metro|dos metros |
mono | de trabajo|vestir|outfit|mono azul|patines |
sierra | nevada|madrid|gorda|madre|monta|ruta |
tabla | . |
bolsa | plastico|compra|basura|mano|agua caliente|dormir|papel |
regla | \\bregla (?:de|del|que|numero)\\b|reglas|50/30/20|dolor|menstru |
luna | luna de miel|media luna|luna llena de |
sol | costa del sol|puerta del sol|soles |
cubo | basura|agua|rubik|hielo |
pico | pala|montana|everest|teide|cerrar el pico |
salsa | bailar|clase|paso|cali|rueda |
radio | radio de|cubito|periodo |
cadena | perpetua|montaje|alimentaria|suministro|cadena (?:de|ser) |
llave | judo|paso|jiu|grifo|llave inglesa |
puente | festivo|dental|puente de (?:mayo|diciembre|noviembre) |
corazon | roto|sagrado | broken-heart
cabo | verde|de hornos|san lucas |
bota | vino|malaya |
escalera | de color|real |
pantalla | cine|verde |
plato | volador|tocadiscos|de ducha |
golf | volkswagen|gti|\\bvw\\b |
media | social|carrera|hora|tortilla|docena|edad |
obra | arte|teatro|maestra |
cuenta | . |
estado | . |
gol | gol electoral |
mango | sarten|cuchillo|asado|hacha |
lente | . |
dado | \\b(?:he|ha|han|me|te|se|nos) dado|dado (?:que|por|un|la) |
ave | \\bel ave\\b|renfe|madrid|tren | bullet-train
corte | suprema|constitucional|ingles|penal |
partido | politic |
frente | . |
flamenco | \\bave|laguna|rosado|animal|zoo | flamingo
flamenco | . | woman-dancing
tio | \\btio\\b,|tios |
blender | 3d|tutorial|render|model|animat|donut|sculpt|add-?on|eevee|cycles |
obsidian | notion|notes?\\b|vault|plugin|second brain|zettel | own-notebook
notion | \\bnotion (?:that|of)\\b |
claude | monet|van damme|debussy|jean-claude|giroux |
claude | \\bai\\b|chatgpt|gemini|\\bgpt|code|coding|opus|sonnet|prompt|anthropic|agent | own-chatbot
gemini | \\bai\\b|chatgpt|claude|\\bgpt|google|coding|prompt|copilot | own-chatbot
copilot | microsoft|github|\\bai\\b|chatgpt|coding|code | own-chatbot
llama | \\bai\\b|local|\\bmodel|own computer|meta\\b|ollama|\\bgpu|llm|fine-?tun|llama (?:\\d|on your) | own-chatbot
mixer | kitchenaid|stand mixer|hand mixer|dough|batter|baking|cake | own-whisk
dashboard | power bi|excel|tableau|data\\b|analytics|\\bkpi|sheets | bar-chart
deck | hearthstone|yu-?gi|pokemon|magic|commander|\\btcg|\\bmtg|one piece|lorcana | own-booster-pack
deck | clash|royale|slay the | own-controller
diamond | valorant|league of|ranked|overwatch|rocket league | own-controller
impostor | among us | own-controller
gear | top gear|landing gear |
gear | hik|camp|backpack|ultralight|trek|trail|bushcraft|survival | own-hiking-backpack
gear | fishing|angler | fishing-pole
gear | camera|photo|filmmak|youtube|vlog | camera
drain | clog|plumb|sink|shower|bath|toilet|kitchen|hair|snake|smell | plunger
drain | batter | low-battery
catfish | dating|online|tinder|victim|\\bmtv\\b|\\bnev\\b|scam|internet | own-phone-chat
suit | harvey|lawyer reacts|meghan|netflix|law ?suit |
resume | recruit|\\bjob|tips|\\bcv\\b|hired|interview|\\bats\\b|template|career|mistakes|hiring | memo
law | newton|physics|attraction|thermodynamic|motion|murphy|moore|ohm|48 laws|of power|hooke |
laws | newton|physics|attraction|thermodynamic|motion|of power|universal |
relationship | over\\b|ending|toxic|dying|\\bend\\b|save (?:a|your|my) | broken-heart
relationship | with (?:food|money|god|alcohol|my phone|social media) |
chemical | weed|garden|pool|hair|relaxer|food |
sprinter | van\\b|convert|mercedes|camper|\\brv\\b | own-camper-van
safari | browser|iphone|\\bmac\\b|\\btabs?\\b|chrome|extension | globe-with-meridians
renting | apart|house|\\bhome\\b|buying|\\bflat\\b|landlord | own-house-keys
pray | . | own-praying-hands
kidnapped | . | own-ransom-note
amazon | river|rainforest|jungle|tribe|lost cit|brazil |
goals | crush|set |setting|life|achieve|financ|money|year|resolution|vision|smart goals|weekly|hit your | bullseye
deal | deal(?:ing)? with |
calves | cow|farm|cattle|ranch|milk|calving | cow
dumped | truck|trash|garbage |
weed | whack|eater | own-lawn-mower
cancer | zodiac|horoscope|scorpio|season|rising|moon sign|sun sign|pisces |
dune | buggy |
buck | \\bbucks?\\b.{0,12}(?:hunt|whitetail|rut|trophy)|(?:hunt|whitetail|rut).{0,30}\\bbucks?\\b | deer
buck | . |
jaws | jawline|jaw\\b|exercise|tmj |
`;

/**
 * Set phrases and names, each with the drawing of its whole meaning, or `none` if there is no drawing. The nouns of a
 * phrase are not read separately: there is no house in "house of cards" and no ring in "Elden Ring". Phrases of `frame`
 * state a place, a time or a manner and mean no drawing.
 */
export const phraseLines = `
none: airline food, plane food, prison food, hospital food, school food, baby food, own risk, house rules, home run, dream job, dream house, train robbery, hotel california, comida de avion, comida de hospital, comida de bebe, ladron de bancos, witch doctor, spin doctor, zero damage, estate agent, secret agent, sleeper agent, page turner, deal breaker, green flag, green flags, blind spot, cheat code, cheat sheet, silver bullet, olive branch, black sheep, white lie, white lies, house sitter, cat burglar, fish and chips shop, milk teeth, baby blues, night owl, early bird, bucket list, fire sale, light year, light years, gold digger, rock bottom, rock star, rabbit hole, hot take, hot takes, book value, paper trail, paper cut, dry cleaning, dry january, big bang
none: casa de empeños, casa de apuestas, ley del hielo, luz verde, cara dura, mano dura, golpe de suerte, hora pico, hora punta, punto muerto, callejon sin salida, lista negra, caso abierto, libro de reclamaciones, ojo critico, caja negra, agencia inmobiliaria, agente inmobiliario, medico brujo, medico de la peste,
none: solar storm, tormenta solar, lost city, ciudad perdida, house of cards, piece of cake, break the ice, rags to riches, rat race, elephant in the room, wild goose chase, cold turkey, dog days, game changer, cat and mouse, the last straw, snake oil, pig butchering, sugar daddy, sleeping beauty, ghost town, monster truck, fire alarm, smoke alarm, tea party, dust bowl, ice age, stone age, iron age, bronze age, bay of pigs, cold war, civil war, berlin wall, wall street, silicon valley, white house, red carpet, dead end, life hack, brain rot, brain fog, heart of stone, money shot, black friday, cyber monday, dragon fruit, star fruit, fish sauce, soy sauce, chicken breast, egg salad, horse power, tiger mom, soccer mom, stage fright, power outage
none: stranger things, star wars, star trek, lord of the rings, spider man, iron man, ant man, black panther, angry birds, plants vs zombies, rocket league, shark tank, money heist, breaking bad, walking dead, squid game, lion king, toy story, wolf of wall street, hunger games, jurassic park, jurassic world, apple watch ultra, dragon ball, one piece, attack on titan, demon slayer, death note, tokyo ghoul, bleach anime
none: red hot chili peppers, guns n roses, rolling stones, arctic monkeys, imagine dragons, bad bunny, foo fighters, iron maiden, black sabbath, pink floyd, green day, the eagles, chicago bulls, miami heat, golden state warriors, tiger woods, cartas magic
none: luna de miel, ojo por ojo, pie de atleta, patas de gallo, pata de gallo, piel de gallina, piel de naranja, cabello de angel, brazo de gitano, ropa vieja, gallina de los huevos de oro, pueblo fantasma, barco fantasma, lluvia de ideas, bola de dragon, juego de tronos, casa de papel, juego del calamar, rey leon, señor de los anillos, caballeros del zodiaco, hombre araña, guerra fria, guerra civil, muralla china, gran muralla, muro de berlin, oveja negra, cisne negro, viuda negra, lobo de wall street, carta de presentacion, carta astral, tarjeta roja, tarjeta amarilla, pan comido, agua oxigenada, bajo tierra, cuento de hadas, mal de ojo, diente de leon, ojo de buey, cabeza de turco, tabla periodica, salsa de tomate, salsa de soja, hombre lobo, perro caliente, mosca de la fruta, banco de alimentos, banco de sangre, ciudad fantasma, torre eiffel, torre de pisa, casa blanca, huelga de hambre, golpe de estado, golpe de calor, ataque al corazon, sangre fria, agua con gas, cabeza fria, mar de dudas, oro negro, chivo expiatorio, al pastor, dinero negro, mercado negro, sopa de letras, comida de perro, estrella de rock, flor de piel, a flor de piel
own-jam-jar: dulce de leche
own-knight-helmet: guerra de los cien años
own-pull-up: dominada, dominadas, mi primera dominada
nail-polish: manicura, manicure, pedicura
shooting-star: lluvia de estrellas
hiking-boot: camino de santiago, camino frances, camino portugues
person-running: media maraton, medio maraton
own-hacker: me hackearon, hackearon, me hackeo, nos hackearon, te hackean, me han hackeado
own-piggy-bank: ahorre, ahorramos
own-cash: cuanto gana, cuanto ganan, cuanto se gana
own-phone-chat: mi ex volvio
musical-notes: compuse una cancion
microphone: bad bunny, calentamiento vocal, batalla de gallos, batallas de gallos, calentar la voz
own-chart-up: letras del tesoro, letra del tesoro, plazo fijo, plazo fijo uva
own-contract-paper: hipoteca uva, credito uva
own-controller: tears of the kingdom, breath of the wild, hogwarts legacy, gran turismo
own-paint-bucket: impermeabilizar la azotea, impermeabilizar la terraza, impermeabilizar el techo, impermeabilizar azotea
sewing-needle: bordado, bordados, bordado a mano, bordado mexicano
face-with-tears-of-joy: si te ries pierdes, intenta no reirte, no te rias
own-booster-pack: sobres de pokemon, sobres pokemon, abriendo sobres, abrir sobres, apertura de sobres
fork-and-knife-with-plate: que como en un dia, lo que como en un dia, todo lo que como en un dia
tooth: pasta de dientes, pasta dental
frame: worlds biggest, worlds largest, worlds best, worlds smallest, worlds oldest, worlds fastest, worlds hardest, worlds strongest, worlds deadliest, worlds most, de espaldas, de perfil, de pie, boca abajo, cara a la camara, face to camera, from behind, en paz, in peace, sin gastar dinero, without spending money, de rodillas, bajo el agua, under water, bajo la lluvia, at home, from home, at work, head to head, face to face, step by step, day by day, back to back, side by side, hand in hand, on a plate, in a nutshell, en casa, de casa, desde casa, a casa, en tu casa, en el mundo, en la vida, cara a cara, frente a frente, paso a paso, mano a mano, dia a dia, cuerpo a cuerpo
own-credit-card: credit card, credit cards, debit card, debit cards, tarjeta de credito, tarjetas de credito
alarm-clock: morning routine, rutina de mañana, rutina matutina, rutina de la mañana
bus: school bus, autobus escolar
hot-beverage: cafe con leche
own-chart-down: bear market, mercado bajista
own-chart-up: rate hike, rate hikes, price hike, price hikes, tax hike, fare hike, rent hike, subida de tipos, subida de precios
laptop: remote job, remote work, working from home, home office, trabajo remoto, trabajo en remoto, teletrabajo, oficina en casa
own-controller: mario kart, super mario, super smash bros, elden ring, hollow knight, dark souls, animal crossing, stardew valley, clash of clans, clash royale, candy crush, among us, last of us, god of war, dead by daylight, sea of thieves, call of duty, brawl stars, genshin impact, geometry dash, counter strike, league of legends, world of warcraft, street fighter, resident evil, silent hill, fire emblem, monster hunter, baldurs gate, kingdom hearts, hearts of iron, age of empires, five nights at freddys, death stranding, the sims, sims 4, rise of kingdoms, ark survival, subway surfers
military-helmet: civil war, guerra civil, world war, world war ii, world war 2, guerra mundial, segunda guerra mundial, primera guerra mundial
musical-keyboard: piano chord, piano chords, acordes de piano
chicken: backyard chickens, raise chickens, raising chickens, keeping chickens, gallinas ponedoras
own-step-pyramid: the maya, the mayans, los mayas, maya civilization, civilizacion maya, aztec empire, imperio azteca, inca empire, imperio inca
own-piggy-bank: no spend month, no spend challenge, no buy year, no buy month, extreme couponing, reto de ahorro
bird: bird watching, avistamiento de aves, observacion de aves
fork-and-knife-with-plate: intermittent fasting, ayuno intermitente
green-salad: fad diet, fad diets, dieta milagro, dietas milagro
studio-microphone: recording studio, public speaking, estudio de grabacion, hablar en publico
woman-dancing: bailar tango, bailando tango, dance tango, dancing tango
love-letter: message in a bottle, mensaje en una botella
person-biking: triathlon, triatlon
own-galleon: bermuda triangle, triangulo de las bermudas
church: capilla sixtina, sistine chapel
own-facial-mask: facial care, cuidado facial, rutina facial, rutina de cuidado facial
own-bible: prodigal son, good samaritan, hijo prodigo, buen samaritano
own-potty: potty train, potty training, potty trained, toilet training
own-vacuum-cleaner: the vacuum, la aspiradora
curry-rice: chicken curry, curry de pollo
pot-of-food: chicken soup, sopa de pollo, cocido madrileño
broken-heart: corazon roto, heart break
poultry-leg: chicken wings, alitas de pollo, muslo de pollo
birthday-cake: carrot cake, chocolate cake, tarta de chocolate, pastel de chocolate, tarta de zanahoria
own-push-up: push up, push ups, pushups
own-pull-up: pull up, pull ups, pullups
own-serum: skincare routine, skincare shelf, skincare haul, rutina de skincare
none: wavy hair, pelo chino, pelo afro, rug pull, rug pulls, hedge fund, hedge funds, carpal tunnel, tunnel vision, tunel carpiano, vision de tunel, tectonic plate, tectonic plates
frame: crash course, tier list, time lapse, timelapse, next door, live cam, caught on camera, caught on tape, on a budget, full body, fail proof, no equipment, no experience, for dummies
none: lost cities, body language, law of attraction, origami crane, pawn shop, pawn shops, pawn stars, tesla coil, nikola tesla, cinnamon roll, cinnamon rolls, home run derby, dad jokes, dad joke, deepfake, deepfakes
`;
