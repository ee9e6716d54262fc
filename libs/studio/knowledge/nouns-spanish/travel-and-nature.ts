/** Journeys, places, camping, fishing, weather, space and science: words of Spanish titles, in the format of `livingNouns`. */
export const spanishTravelWords = `
articulated-lorry: camionera, trailero, traileros, trailer camion, transportista, transportistas, chofer de trailer, tractocamion, kenworth
taxi: taxis, taxista, taxistas, conductor de uber, didi, cabify, vtc
bus: autobuses, buses, omnibus, micro bus, camiones de pasajeros, combi de pasajeros, autobusero, guaguas canarias, chofer de bus, transmilenio, transporte publico
metro: subte, metro de cdmx, metro de madrid, metro de la ciudad
train: trenes, renfe, interrail, tren maya, maquinista, via del tren, ferrocarriles, ferroviario, maqueta de trenes
bullet-train: alta velocidad
airplane: azafata, azafatas, azafata de vuelo, tripulante de cabina, sobrecargo, iberia, vueling, aeromexico, avianca, volaris, viva aerobus, turbulencias, turbulencia, piloto comercial, miedo a volar, jet lag, boeing 747, airbus a380, accidente aereo, accidentes aereos, low cost aerolinea, millas aereas, escala larga, catastrofe aerea
own-boarding-pass: pasajes baratos, tiquetes baratos, boletos de avion, billetes baratos
own-passport: nacionalidad española, ciudadania, residencia permanente, green card, emigrar, emigre, inmigrante, inmigrantes, migrantes, extranjeria, arraigo social, working holiday, deportacion, permiso de residencia, asilo politico, deportados, indocumentados, visa americana, nie@es
own-open-suitcase: hacer maleta, maleta de cabina, que llevar de viaje
backpack: viajar de mochilero, utiles escolares
own-hiking-backpack: kit de supervivencia, mochila de emergencia, mochila de 72 horas, kit de emergencia, treking, senderistas, excursionista
own-campfire: hacer fuego, encender fuego, fuego sin mechero, supervivencia, sobrevivir en el bosque, supervivencia en el bosque, sobrevivir en la selva, san juan hogueras, pedernal
own-tent-night: vivac, acampe, acampamos, carpa de camping, casa de campaña, dormir en el bosque, acampar en la nieve, acampando
own-hammock: chinchorro, chinchorros
own-camper-van: camperizacion, furgo, furgo camper, vivir en una furgoneta, vivir en una van, vivir en furgoneta, camperizada, casa rodante pequeña
own-map-route: guia de viaje
own-binoculars: ornitologia, pajareo
fishing-pole: pescar, surfcasting, carrete, carretes, señuelo, señuelos, spinning de pesca, pesca con mosca, pesca deportiva, carpfishing, carnada, masilla de pesca, pesca submarina, pesca de altura, jigging, mosquero, torneo de pesca, pesca en hielo, pesca del atun, dia de pesca, dorado en el parana, pescando
canoe: piragüismo, canoas, canoa, descenso del sella, kayak de mar
own-rowing-boat: patera, pateras, chalupa, trajinera, trajineras, xochimilco
sailboat: regata, regatas, navegar a vela, catamaran, vivir en un barco, vivir en un velero
passenger-ship: royal caribbean, msc cruceros, mi primer crucero, icon of the seas
diving-mask: bucear, buceadores, snorkeling, apnea submarina, cenote, cenotes, open water padi, submarinismo
beach-with-umbrella: punta cana, riviera maya, playa del carmen, varadero, copacabana, benidorm, mar del plata, mazatlan, puerto vallarta, los cabos, punta del este, ipanema, tulum, cozumel, vacaciones en la playa, playa paradisiaca, isla mujeres, tumbarse al sol, acapulco, cartagena playa, san andres isla, ibiza isla, formentera, holbox, montañita
mountain: volcanes apagados, picos de europa, sierra de gredos, dolomitas, torres del paine, el chalten, fitz roy, cordillera, montserrat, cerro torre, aconcagua
snow-capped-mountain: monte everest, aneto, mulhacen, mont blanc, annapurna, ochomil, ochomiles, pico de orizaba, iztaccihuatl, kilimanjaro
volcano: volcanes, teide, popocatepetl, don goyo, cotopaxi, villarrica, la palma volcan, volcan de la palma, parícutin, caldera volcanica, volcan de fuego, supervolcan, yellowstone
desert: atacama, desierto de atacama, sequia, sequias, wadi rum, monegros, merzouga, desertificacion
own-waterfall: cataratas de iguazu, salto del angel, victoria falls
ice: perito moreno, glaciares
cactus: guajira desierto, biznaga, biznagas, peyote
own-colosseum: roma@es
own-pisa: pisa torre, toscana
own-taj-mahal: agra
own-christ-redeemer: rio de janeiro
own-opera-house: sidney australia, sydney
own-st-basil: moscu
own-machu-picchu: cusco, cuzco, montaña de siete colores, valle sagrado
own-windmill: consuegra, campo de criptana
statue-of-liberty: manhattan, nyc, times square
roller-coaster: parque de diversiones, parques de diversiones, port aventura, portaventura, warner madrid, six flags, parque warner, juegos mecanicos, isla magica
castle: alhambra, castillo medieval, neuschwanstein, castillo de chapultepec, hogwarts
own-skyline: hong kong, singapur, manhattan skyline, ciudad moderna
own-wind-turbine: molinos eolicos
own-solar-panel: placas solares, autoconsumo, fotovoltaica
cloud-with-lightning-and-rain: borrasca, borrascas, tormenta electrica, granizo, granizada, pedrisco, tormenta perfecta, gota fria, rayos y truenos, alerta roja por lluvias
cloud-with-rain: aguacero, aguaceros, chubascos, chubasco, llovizna, garua
water-wave: riada, riadas, dana de valencia, tsunamis, crecida del rio, marejada, dana@es
snowflake: frente frio, ola de frio, nevada, nevadas, filomena, helada, heladas, ventisca, nevazon, temperaturas bajo cero
cyclone: huracanes, tifones, ciclones
own-cracked-house: alerta sismica
fire: incendios forestales, incendio forestal
thermometer: termometro, temperatura record, temperaturas record
fog: neblina, calima
shooting-star: lluvia de estrellas, perseidas, geminidas, lluvia de meteoros, estrella fugaz, estrellas fugaces
comet: apophis, 3i atlas, cometa halley, cometa 3i
full-moon: superluna, luna roja, luna de sangre, alunizaje, fases de la luna, mareas lunares
own-solar-system: planeta 9, pluton, neptuno, urano
ringed-planet: anillos planetarios
own-saturn-planet: titan luna
own-black-hole: singularidad, sagitario a
milky-way: nebulosa, nebulosas, multiverso, materia oscura, energia oscura, universos paralelos, edad del universo, constelaciones
own-space-station: tiangong
telescope: james webb, hubble, astronomo, astronoma, astronomos, observatorio
rocket: falcon 9, lanzamiento espacial, carrera espacial, challenger explosion
astronaut: gagarin, neil armstrong, laika, caminata espacial, traje espacial
flying-saucer: ovnis, ufologia, abducido, abducciones, abduccion, roswell, uap, fenomenos anomalos
alien: marcianos, vida extraterrestre, paradoja de fermi, anunnaki, reptilianos
own-atom: teoria de cuerdas, particulas subatomicas, particulas elementales, colisionador, colisionador de hadrones, acelerador de particulas, lhc, cern, electrones, boson de higgs, entrelazamiento cuantico, foton, fotones, antimateria, fision nuclear, gato de schrodinger, quarks, modelo atomico, radiactividad, doble rendija, uranio, electron@es, proton@es, neutron@es
own-pendulum: leyes de newton, ley de newton, cinematica, inercia, energia cinetica, energia potencial, caida libre, movimiento rectilineo, tiro parabolico, dinamica fisica, termodinamica, newton@es
test-tube: reacciones quimicas, reaccion quimica, estequiometria, experimentos caseros, acidos y bases, formulacion inorganica, formulacion quimica, tabla de ph
own-molecule: enlaces quimicos, enlace covalente, enlace ionico
own-cell: mitosis, meiosis, fotosintesis celular, celula animal, organelos, biologia celular, ribosomas
dna: mutaciones, cromosomas, leyes de mendel, mendel, genoma, prueba de paternidad, test de adn
microbe: pandemia, pandemias, hongos microscopicos, superbacteria, covid, coronavirus, ebola, viruela, vih, sida, dengue virus, hantavirus, pcr covid
mosquito: dengue, malaria, chikungunya, zika
scientist: marie curie, nikola tesla, tesla inventor, albert einstein, stephen hawking, charles darwin, galileo galilei, isaac newton, premio nobel, carl sagan, ramon y cajal, louis pasteur
own-fishing-rod: pesca de orilla
own-cave-mouth: espeleologia, gruta, grutas, cavernas
crescent-moon: rutina de noche, rutina nocturna, mi rutina de noche
`;
