/** Nouns for vehicles, buildings, land, sky, sport, belief and feelings, in the format of `livingNouns`. */
export const worldNouns = `
automobile: seat leon, seat ibiza, volkswagen golf, car, sedan, toyota, honda, tesla, bmw, audi, ford, mercedes, volkswagen, mazda, hyundai, nissan, chevrolet, mustang, camaro, vehicle, coche, carro, auto, automovil, vocho, beetle car, electric car, coche electrico, used car, convertible, uber, driving, driver, conductor
racing-car: race car, ferrari, lamborghini, porsche, bugatti, supercar, formula 1, f1, drag race, nascar, mario kart, go kart, racing, hypercar, mclaren, carrera de coches, kart, deportivo, verstappen
sport-utility-vehicle: suv, jeep, land rover, 4x4, todoterreno, off-road, camioneta suv
pickup-truck: ford f-150, f-150, silverado, chevy silverado, ram 1500, pickup, truck@en, pickup truck, cybertruck, camioneta, tacoma, ram truck
articulated-lorry: lorry, semi truck, trailer truck, camion, trucker, camionero
delivery-truck: delivery truck, moving truck, mudanza, fedex, repartidor
minibus: van, campervan, camper, minivan, van life, rv, motorhome, furgoneta, caravana, autocaravana, combi, vanlife
bus: bus, autobus, school bus, colectivo
taxi: taxi, cab
ambulance: ambulance, ambulancia
fire-engine: fire truck, fire engine, camion de bomberos
police-car: police car, patrulla, coche de policia
tractor: tractor, farming machine, cosechadora
motorcycle: motorcycle, motorbike, harley, moto, motocicleta, biker, ducati, kawasaki
motor-scooter: scooter, vespa, moped
bicycle: bicycle, bike, ebike, bicicleta, bici
skateboard: skateboard, skater, monopatin, patineta
kick-scooter: electric scooter, patinete, patinete electrico
train: train, railway, amtrak, tren, ferrocarril
locomotive: locomotive, steam train, locomotora
bullet-train: bullet train, high speed train, shinkansen, tren bala
metro: subway, metro, underground train, tube station
tram: tram, tranvia, streetcar
airplane: airplane, plane, flight, boeing, airline, jet, private jet, first class, airport, avion, vuelo, aerolinea, aeropuerto, ryanair, airbus, travel, traveling, traveler, trip, viaje, viajero, layover, plane crash
helicopter: helicopter, chopper, helicoptero
own-drone: drone, dron
rocket: apollo, moon landing, llegada a la luna, alunizaje, rocket, spaceship, spacex, nasa, space shuttle, starship, cohete, nave espacial, missile, misil, launch, startup launch
flying-saucer: ufo, alien ship, area 51, ovni, platillo volador
alien: alien, extraterrestrial, extraterrestre, alienigena, martian
ship: ship, titanic, boat, shipwreck, barco, buque, naufragio, cargo ship, battleship, noah, arca de noe, submarine, submarino
passenger-ship: cruise, cruise ship, crucero
sailboat: sailboat, yacht, sailing, velero, yate, vela deporte, sail
speedboat: speedboat, lancha, jet ski
canoe: canoe, kayak, kayaking, gondola, piragua, rowing
ferry: ferry, transbordador
fuel-pump: gas station food, station food, gas station snack, gas, gasoline, petrol, diesel, gas station, fuel, gasolina, gasolinera, combustible, petroleo
oil-drum: motor oil, engine oil, oil change, change the oil, aceite de motor, cambiar el aceite, cambio de aceite, aceite del coche, oil barrel, crude oil, oil, barril de petroleo
wheel: brake, brakes, brake pads, frenos, pastillas de freno, tire, wheel, tyre, rueda, neumatico, llanta
horizontal-traffic-light: traffic light, semaforo
motorway: highway, road, freeway, road trip, carretera, autopista, route 66
stop-sign: stop sign
house-with-garden: piso@es, apartamento, departamento, primer piso@es, house, home, villa, casa, hogar, chalet, backyard, patio, mansion, yard, neighborhood, real estate, landlord, rent, airbnb, inmueble, alquiler, tiny house, vivienda, neighbor, vecino
houses: village, suburb, pueblo, aldea, barrio, town
derelict-house: casa mas embrujada, most haunted house, haunted house, abandoned house, abandoned mansion, abandoned place, abandoned hospital, asylum, casa embrujada, casa abandonada, casa encantada, haunted hotel, hospital abandonado, haunted mansion, earthquake, terremoto, ancient ruins, hurricane damage, sismo
hut: cabin, hut, shelter, treehouse, shed, cabaña, choza, casa del arbol, refugio, bunker
office-building: office, skyscraper, building, headquarters, oficina, rascacielos, edificio, corporation
hotel: hotel, motel, hostel, resort, hostal
hospital: hospital, clinic, clinica, operating room
school: school, high school, kindergarten, classroom, escuela, colegio, instituto, aula, preschool
church: church, priest, pastor, pope, vatican, iglesia, cura, papa francisco, catedral, cathedral, sermon, sacerdote, catholic, monastery, virgen, virgin mary
mosque: mosque, islam, muslim, ramadan, mezquita, istanbul, musulman, estambul
synagogue: synagogue, judaism, sinagoga
hindu-temple: temple, hindu, templo, india temple, taj mahal, angkor wat
shinto-shrine: shrine, kyoto, japan shrine, torii, kioto
kaaba: mecca, kaaba, hajj, la meca
latin-cross: jesus, christ, christian, cross, gospel song, jesucristo, cristo, cruz, cristiano, easter, semana santa, crucifix
folded-hands: god, prayer, pray, faith, blessing, dios, oracion, rezo, fe, rosario, religion, gratitude, lord, milagro, miracle
castle: constantinople, constantinopla, byzantine empire, imperio bizantino, ottoman empire, imperio otomano, crusade, crusades, cruzadas, siege, asedio, middle ages, edad media, castle, fortress, palace, castillo, fortaleza, palacio, medieval castle
japanese-castle: japanese castle, shogun, castillo japones
classical-building: rome, roman empire, ancient rome, greece, athens, parthenon, ancient greece, roma antigua, imperio romano, atenas, roman, romano, acropolis, greek mythology, zeus, socrates, plato@en, philosophy, filosofia, government building, courthouse, atlantis, atlantida, stoicism, estoicismo
stadium: stadium, colosseum, coliseo, estadio, arena
statue-of-liberty: new york, statue of liberty, america, nueva york, american dream, estatua de la libertad, united states, estados unidos
tokyo-tower: tokyo, tokio, eiffel tower, paris, torre eiffel
moai: easter island, moai, isla de pascua, statue head
mount-fuji: mount fuji, fuji
japanese-castle: japan, japon
mountain: mountain, hill, andes, cliff, patagonia, montaña, cerro, alps, alpes, summit, cima, colina, valley, canyon
snow-capped-mountain: everest, snowy mountain, himalaya, k2, avalanche, avalancha, iceberg mountain, norway, iceland, noruega, islandia, pirineos
volcano: pompeii, pompeya, vesuvius, vesubio, volcano, lava, eruption, volcan, erupcion
desert: desert, sahara, sand dune, pyramid, egypt, desierto, piramide, egipto, duna
desert-island: island, desert island, castaway, isla, isla desierta, maldives, hawaii, maldivas, stranded
beach-with-umbrella: beach, seaside, playa, cancun, summer vacation, costa, terraza, bahamas, ibiza, caribbean, caribe
national-park: national park, yosemite, landscape nature, parque nacional
camping: camping, campsite, campamento, acampada, wilderness, survival, bushcraft, supervivencia, campfire
tent: tent, carpa, tienda de campaña
cityscape: city, skyline, downtown, rooftop, ciudad, azotea, dubai, shanghai, los angeles, metropolis, urban
night-with-stars: night, night sky, noche, starry sky
sunrise: sunrise, dawn, amanecer
sunset: sunset, atardecer, dusk, puesta de sol
bridge-at-night: bridge, golden gate, puente, golden gate bridge
ferris-wheel: amusement park, theme park, fair, ferris wheel, parque de atracciones, noria, feria, disneyland, disney
roller-coaster: roller coaster, rollercoaster, montaña rusa
circus-tent: circus, circo
clown-face: clown, payaso, joker, it clown, pennywise
factory: factory, industry, pollution, fabrica, industria, contaminacion, power plant
construction: construction site, obra, roadworks
fountain: fountain, fuente
hot-springs: hot spring, sauna, termas, aguas termales
full-moon: moon, full moon, luna, luna llena, apollo 11, lunar
sun: sun, sunlight, summer, sol@es, verano, solar panel, solar, heat
star: star, estrella
milky-way: galaxy, universe, space, nebula, cosmos, galaxia, universo, espacio, via lactea, milky way, big bang, astrophysics, andromeda, multiverse
hole: sinkhole, agujero, hoyo
ringed-planet: planet, saturn, jupiter, planeta, saturno, mars, marte, neptune, pluto, exoplanet, solar system, sistema solar
globe-showing-europe-africa: earth, globe, world, tierra, mundo, planet earth, climate change, cambio climatico, global warming
comet: comet, meteor, asteroid, asteroide, meteorito, cometa astro
rainbow: rainbow, arcoiris
cloud: cloud, nube
sun-behind-small-cloud: sky, weather, cielo, clima
cloud-with-lightning-and-rain: storm, thunderstorm, tormenta
cloud-with-rain: rain, lluvia, monsoon
high-voltage: lightning, energy, voltage, relampago, rayo, energia
tornado: tornado, twister
cyclone: hurricane, cyclone, huracan, typhoon
water-wave: wave, ocean, sea, flood, tsunami, ola@es, oceano, mar@es, inundacion, river, lake, rio, lago, waterfall, cascada, bermuda
snowflake: snow, winter, cold, ice storm, nieve, invierno, frio, blizzard, frozen, antarctica, antartida, freezer, nevera, fridge, refrigerator, frigorifico, north pole
snowman: snowman, muñeco de nieve
fog: fog, mist, niebla
fire: fire, flame, wildfire, fuego, incendio, llama fuego, burning, hell, infierno, chimenea, fireplace, burn
sparkler: firework, fuegos artificiales, pirotecnia
ghost: llorona, la llorona, ghost, haunting, paranormal, spirit, ouija, fantasma, espiritu, poltergeist, horror, terror, haunted, haunted place, embrujo, spooky, nightmare, pesadilla, miedo, scary story, horror story, ghost hunter
skull: skull, death, skeleton, calavera, muerte, esqueleto, killer, monster, monstruo, corpse, muertos, dead body, cadaver, curse, maldicion, creature, criatura, bigfoot
angry-face-with-horns: devil, demon, satan, diablo, demonio, lucifer, exorcism, exorcismo
ogre: ogre, ogro, orc
soccer-ball: soccer, football club, messi, ronaldo, goal, penalty, real madrid, barcelona, fc barcelona, futbol, gol, penalti, neymar, mbappe, arsenal, liverpool, manchester united, manchester city, boca juniors, river plate, balon, futbolista, soccer player, clasico, footballer, haaland, chivas, portero de futbol, midfielder
goal-net: goalkeeper, goalie, portero, arquero de futbol, guardameta
basketball: basketball, nba, lebron, lakers, celtics, curry nba, michael jordan, dunk, baloncesto, basquetbol, warriors, canasta de baloncesto
american-football: american football, nfl, super bowl, quarterback, touchdown, tom brady
baseball: baseball, mlb, home run, beisbol, yankees, pitcher
tennis: tennis, nadal, federer, djokovic, racket, tenis, tenista, raqueta, tennis player, wimbledon, alcaraz, padel
volleyball: volleyball, voleibol, spike volleyball
boxing-glove: boxing, boxer, mike tyson, tyson, ufc, mma, punch, fighter, boxeo, boxeador, mcgregor, knockout, boxing match, boxing ring, fight, canelo
martial-arts-uniform: karate, judo, martial arts, kung fu, taekwondo, artes marciales, jiu jitsu, bruce lee
ping-pong: ping pong, table tennis
badminton: badminton
bowling: bowling, boliche
flag-in-hole: golf course, hole in one
cricket-game: cricket match, ipl
ice-hockey: hockey, nhl
ice-skate: ice skating, figure skating, patinaje
skier: skiing, ski, esqui, esquiador
snowboarder: snowboard, snowboarding
pool-8-ball: billiards, pool table, billar
person-rowing-boat: rower, remo
exploding-head: mind blown, reaction, reaccion, plot twist, shock
face-with-tears-of-joy: joke, meme, comedy, funny, chiste, broma, prank, humor, comedia, stand-up
loudly-crying-face: crying, tears, sadness, depression, llanto, lagrimas, tristeza, depresion, grief, duelo emocional
face-screaming-in-fear: scream, panic, fear, grito, panico, phobia, anxiety, ansiedad, panic attack, ataque de panico, jumpscare
angry-face: anger, rage, ira, enojo, karen
broken-heart: breakup, heartbreak, divorce, ruptura, divorcio, cheating, infidelidad, ex girlfriend, ex boyfriend, toxic relationship, mi ex
wedding: wedding, marriage, boda, matrimonio
handshake: deal, negotiation, trato, agreement, acuerdo
speech-balloon: language, english, conversation, phrasal verb, idioma, ingles, spanish, español, french, frances, accent, translation, chat, german language, aleman, japanese language, mandarin, word, palabra, pronunciation, lengua idioma, words
thought-balloon: dream, dreams, thoughts, sueños
warning: danger, warning, peligro, alerta, poison, veneno, toxic
red-question-mark: mystery, question, misterio, quiz, riddle, enigma, unsolved mystery, acertijo
hundred-points: iq, score
love-letter: love letter, carta de amor, dating, tinder, first date, primera cita, date night, valentine, san valentin
pirate-flag: treasure island, isla del tesoro
gem-stone: treasure, tesoro
dove: peace, paz, holy spirit
rosette: award, premio
military-medal: veteran, veterano, general, war hero, world war, guerra mundial, ww2, second world war
performing-arts: mask, mascara@es, carnival, carnaval
mans-shoe: dress shoe, zapatos de vestir
ambulance: accident, accidente
hammer-and-pick: archaeology, archaeologist, arqueologia, fossil, fosil, excavation
dna: clone, clonacion
fallen-leaf: autumn, fall season, otoño
cherry-blossom: spring, primavera
baby-bottle: pregnancy, motherhood, biberon, parenting, crianza, newborn care
pregnant-woman: pregnant, giving birth, childbirth, parto, partos, embarazada, embarazo
mushroom: super mario, mario bros, luigi
`;
