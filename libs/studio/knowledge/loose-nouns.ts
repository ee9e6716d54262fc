/**
 * Nouns whose drawing shows only a part, a relative or a symbol of the thing, or the yellow face of a feeling. Such a
 * drawing is never shown as the thing itself. The format is that of `livingNouns`. A pair of drawing and noun is loose,
 * so a noun that gets an exact drawing in an earlier table is no longer loose.
 */
export const looseNouns = `
floppy-disk: ssd, hard drive, disco duro, usb, memory card, tarjeta sd
optical-disk: vinyl, record player, vinilo, tocadiscos, album
printer: 3d printer
laptop: blogging, freelancer, freelancing, windows update
desktop-computer: pantalla, cpu, graphics card, gpu
framed-picture: museum, museo, photo, foto, drawing, dibujo
clapper-board: director, actor, actress, actriz, trailer, hollywood
television: reality show
video-game: fortnite, roblox, call of duty, elden ring, fifa game, gta, league of legends, valorant, speedrun, esports, gamer, steam deck, nintendo switch
robot: robot vacuum, machine learning, cyborg
battery: power bank, bateria de coche
electric-plug: power outage, apagon
light-bulb: invention, invento, inventor, tip, lamp, lampara, idea
satellite-antenna: wifi, internet, signal, router
test-tube: mercury, mercurio, acid, acido, bleach, lejia, potion, pocion, liquid, liquido
dna: evolution, evolucion, clone, clonacion
magnet: atom, physics, quantum, fisica, atomo, cuantica, quantum physics
gear: engine, motor, machine, maquina, algorithm, algoritmo
hammer: nail tool, clavos
hammer-and-wrench: drill, power tool, taladro
screwdriver: screw, tornillo
axe: lumberjack, leñador
pick: mining, miner, mineria, minero, mine
ladder: roof, tejado, techo
wood: deck, wooden deck, workbench, woodworking project, bookshelf, estanteria
brick: cement, concrete, cemento
artist-palette: color, colour, colors
sewing-needle: tailor
yarn: beanie, amigurumi, quilt, quilting
broom: mopa
soap: shampoo, champu, detergent, detergente
lotion-bottle: retinol, serum, perfume, foundation makeup, acne, pimple, skin, piel
lipstick: eyeliner, mascara@en, rimel, blush
toothbrush: toothpaste
bed: pillow, blanket, almohada, manta
couch-and-lamp: room, apartment, apartamento, piso, flat apartment, studio apartment, ikea
chair: throne, trono, desk, escritorio, mesa, table furniture
door: portal
locked: safe box, caja fuerte
shopping-bags: mall, store, outlet
shopping-cart: mercado, market stall
coat: hoodie
dress: fashion, moda, outfit, wardrobe, ropa, clothes, closet, armario
necktie: suit, traje, job interview, entrevista de trabajo
running-shoe: jordan
glasses: vr glasses
goggles: vr, virtual reality, vr headset, realidad virtual, metaverse, metaverso
crown: kingdom, reino, royal family, familia real
gem-stone: luxury, lujo, billionaire, esmeralda, rubi, treasure, tesoro
alarm-clock: daily routine, rutina diaria
japanese-dolls: doll, muñeca, muñeco, puppet
puzzle-piece: lego
game-die: monopoly
joker: magic trick
slot-machine: roulette, las vegas
crystal-ball: tarot, future, prediction, futuro, horoscopo, astrology, zodiac, astrologia
bomb: explosion, nuclear bomb, dynamite
crossed-swords: knight, viking, medieval, war, gladiator, caballero, vikingo, guerra, crusade, cruzada, waterloo, combat, pelea
water-pistol: gun, pistol, pistola
chains: prison, jail, prisoner, carcel, prision, preso, cage, jaula, alcatraz
pill: creatine, creatina, ozempic, supplement, suplemento, antidepressant
stethoscope: medical school, medical student, estudiar medicina, health checkup
drop-of-blood: diabetes, period, menstruacion
crutch: surgery recovery, knee surgery
money-with-wings: broke, scam, estafa, bankrupt, quiebra
chart-increasing: marketing, seo, wall street, subscribers, suscriptores, views, ventas, sales
chart-decreasing: crash, crisis, layoffs
bank: heist, atraco
briefcase: business, startup, entrepreneur, career, work, negocio, empresa, emprendedor, company, side hustle, 9 to 5
newspaper: journalist, periodista
ballot-box-with-ballot: senator, congress
police-car-light: serial killer, asesino en serie, murder, murderer, asesinato, emergency, emergencia
bullseye: focus, productivity, productividad, concentracion, diana
cigarette: vape
guitar: ukulele, rock band, death metal, heavy metal, slipknot, metallica, nirvana, band
musical-keyboard: beethoven, mozart, organ music
violin: cello, viola
trumpet: trombone
drum: cajon flamenco, cajon peruano, bongo
sparkles: glow up, makeover
identification-card: passport, visa, pasaporte, immigration, inmigracion
automobile: driver, conductor
racing-car: ferrari, lamborghini, porsche, bugatti, supercar, drag race, nascar, hypercar, mclaren, mario kart, go kart, kart, deportivo
pickup-truck: cybertruck
airplane: airport, aeropuerto, first class, travel, traveling, traveler, trip, viaje, viajero
rocket: missile, misil, launch, startup launch, moon landing, llegada a la luna, alunizaje
ship: boat, noah, arca de noe, submarine, submarino
canoe: gondola
fuel-pump: gas station food, station food, gas station snack
wheel: brake, brakes, brake pads, frenos, pastillas de freno
house-with-garden: piso@es, apartamento, departamento, primer piso@es, backyard, patio, yard, neighborhood, landlord, airbnb, neighbor, vecino, mansion
houses: barrio, neighborhood
derelict-house: asylum, earthquake, terremoto, ancient ruins, hurricane damage, sismo, haunted hotel, abandoned hospital, hospital abandonado
hut: treehouse, casa del arbol, shed, bunker
office-building: corporation, skyscraper
hospital: operating room
school: classroom, aula, kindergarten, preschool
church: priest, pastor, pope, vatican, cura, papa francisco, sacerdote, catholic, monastery, virgen, virgin mary, sermon
mosque: muslim, musulman
hindu-temple: taj mahal, angkor wat
latin-cross: jesus, christ, christian, jesucristo, cristo, cristiano
folded-hands: god, dios, rosario, religion, gratitude, lord, milagro, miracle, faith, fe, blessing
castle: siege, asedio, middle ages, edad media, crusade, crusades, cruzadas, constantinople, constantinopla
classical-building: roman, romano, zeus, socrates, plato@en, philosophy, filosofia, government building, atlantis, atlantida, stoicism, estoicismo, greek mythology
stadium: colosseum, coliseo
statue-of-liberty: america, american dream
tokyo-tower: eiffel tower, paris, torre eiffel
mountain: cliff, valley, canyon
snow-capped-mountain: iceberg mountain
desert: pyramid, egypt, piramide, egipto
beach-with-umbrella: terraza, bahamas
camping: survival, supervivencia, wilderness
clown-face: joker
construction: obra
hot-springs: sauna
sun: solar panel, solar
ringed-planet: jupiter, mars, marte, neptune, pluto, solar system, sistema solar
sun-behind-small-cloud: sky, cielo
high-voltage: energy, energia, voltage
water-wave: river, lake, rio, lago, mariana trench, waterfall, cascada, bermuda
snowflake: freezer, nevera, fridge, refrigerator, frigorifico, antarctica, antartida, north pole
fire: hell, infierno, chimenea, fireplace, burn
ghost: horror, terror, ouija, spooky, nightmare, pesadilla, miedo, scary story, horror story, haunted, haunted place, ghost hunter, embrujo
skull: killer, monster, monstruo, corpse, dead body, cadaver, curse, maldicion, creature, criatura, bigfoot
angry-face-with-horns: exorcism, exorcismo
goal-net: goalkeeper, goalie, portero, arquero de futbol, guardameta
tennis: padel
exploding-head: mind blown, reaction, reaccion, plot twist, shock
face-with-tears-of-joy: joke, meme, comedy, funny, chiste, broma, prank, humor, comedia, stand-up
loudly-crying-face: crying, tears, sadness, depression, llanto, lagrimas, tristeza, depresion, grief, duelo emocional
face-screaming-in-fear: scream, panic, fear, grito, panico, phobia, anxiety, ansiedad, panic attack, ataque de panico, jumpscare
angry-face: anger, rage, ira, enojo, karen
speech-balloon: language, english, conversation, phrasal verb, idioma, ingles, spanish, español, french, frances, accent, translation, german language, aleman, japanese language, mandarin, word, palabra, pronunciation, lengua idioma, words
thought-balloon: dream, dreams, thoughts, sueños
warning: danger, peligro, alerta, poison, veneno, toxic
red-question-mark: mystery, misterio, riddle, enigma, unsolved mystery, acertijo, question
hundred-points: iq, score
love-letter: dating, tinder, first date, primera cita, date night, valentine, san valentin
military-medal: veteran, veterano, general, war hero, world war, guerra mundial, ww2, second world war
ambulance: accident, accidente
hammer-and-pick: archaeology, archaeologist, arqueologia, fossil, fosil
baby-bottle: pregnancy, motherhood, parenting, crianza
mushroom: luigi
ewe: shepherd
leopard: panther, puma, cougar, pantera
gorilla: bigfoot, sasquatch, yeti, big foot, pie grande
hamster: guinea pig, cobaya, cuy
hedgehog: porcupine, puercoespin
eagle: vulture, condor, buitre
whale: cachalote
seal: walrus, morsa
fish: tuna, salmon, sardine, cod, atun, sardina, bacalao, merluza, boqueron, anchoa, pescado
oyster: clam, mussel, pearl, almeja, mejillon, perla
snail: slug, babosa
honeybee: avispa, wasp, hornet
ant: termite, termita
bug: caterpillar, oruga
deciduous-tree: bonsai
four-leaf-clover: luck, suerte
sheaf-of-rice: cornfield crop
health-worker: dentist doctor, dermatologist, dermatologo, dermatologa
technologist: hacker
mechanic: plumber, plomero, fontanero
judge: lawyer, attorney, abogado, abogada
pilot: flight attendant, azafata
guard: soldier guard, bodyguard, guardaespaldas
military-helmet: napoleon
ninja: assassin, samurai, asesino
person-with-crown: pharaoh, emperor, emperador, faraon, cleopatra, queen, reina
person-in-tuxedo: butler, president, mayordomo, presidente, primer ministro
person-superhero: hero, heroe, heroina
person-in-lotus-position: monk, monje, buddha, buda
busts-in-silhouette: twins, gemelos, gemelas, friends, amigos, amigas, roommates, couple, pareja
brain: focus, concentration, attention, concentracion, dopamine, dopamina, einstein, genius, overthinking, psychology, psicologia
foot: ankle, tobillo, toe
flexed-biceps: abs, abdominales, push-up, pushup, pull-up, pullup, six-pack, flexiones, dominadas, entrenamiento, calistenia, calisthenics, gym, gimnasio, fitness, fuerza, strength, shoulder, hombro, chest workout, workout, arm, brazo
person-getting-haircut: hair, pelo, cabello, bangs, flequillo, hairstyle, peinado
person-getting-massage: facial, skincare, cuidado facial, skin care
woman: tia
hot-dog: chorizo
taco: quesadilla, tortilla chips, nachos
burrito: fajita
stuffed-flatbread: arepa
falafel: meatball, croqueta, albondiga
dumpling: ravioli
spaghetti: noodle, fideos, lasagna, lasaña, macaroni, mac and cheese, macarrones
pot-of-food: lentejas
bacon: jamon, ham, prosciutto
cut-of-meat: bbq, barbecue, pork, barbacoa, parrillada
poultry-leg: thanksgiving, thanksgiving dinner
bento-box: japanese food, korean food, comida japonesa
takeout-box: street food, comida callejera, delivery food
bread: dough, masa, flour, harina, gluten
cheese-wedge: lactose, fondue
salt: seasoning, spice, especias, condimento
tomato: ketchup, salsa de tomate
cucumber: zucchini, calabacin, pickle, pepinillo
broccoli: cauliflower, coliflor
green-salad: diet, dieta, keto, calorie, caloria
avocado: guacamole
olive: mediterranean diet, dieta mediterranea, olive oil, aceite de oliva, aceite
peanuts: almond, nuez, almendra, peanut butter
beans: lenteja, habas
banana: banana bread
tangerine: orange juice, zumo de naranja
lemon: limonada, lemonade
grapes: vineyard, viñedo
shortcake: cheesecake, tarta de queso
chocolate-bar: brownie, nutella
honey-pot: syrup, jarabe
glass-of-milk: lactose, lactosa, milkshake, batido
cup-with-straw: energy drink, bebida energetica, red bull, smoothie
droplet: bottled water, agua embotellada, hydration
ice: ice bath, baño de hielo
fork-and-knife-with-plate: hunger, hambre, gastronomy, gastronomia, tapas, foodie, menu
own-pasta: lasagna, macaroni, macarrones
own-lentil-stew: garbanzos, fabada, cocido
own-tornado-funnel: hurricane, typhoon, huracan, tifon, tormenta tropical
own-back-pain: espalda, postura, posture, columna, spine
own-house-keys: landlord
package: dropshipping, delivery package
own-moving-boxes: dropshipping
own-air-fryer: freidora
own-phone-chat: ex
own-chart-up: growth, crecimiento
fishing-pole: fisherman, pescador, angler
own-cash: side hustle, passive income, ingresos pasivos, ingresos extra
own-bathroom-scale: ayuno intermitente, intermittent fasting
own-language: word order, german word order
own-play-award: monetization, monetizacion
own-galleon: bermuda triangle, triangulo de las bermudas
own-skyline: bogota
own-washing-machine: dishwasher, lavavajillas
own-kitchen-blender: smoothie, smoothies, batido, batidos, licuado
own-spanish-guitar: ukulele
own-glute-bridge: abs workout, core workout, pilates, home workout, ejercicio en casa
own-push-up: home workout, entrenamiento en casa, plank, plancha
own-pull-up: calisthenics, calistenia
own-crib: baby, bebe, newborn, recien nacido
own-pyramid: faraon, pharaoh
own-step-pyramid: inca, inca empire, imperio inca
own-house-for-sale: vivienda
own-ssd: hard drive, disco duro
`;
