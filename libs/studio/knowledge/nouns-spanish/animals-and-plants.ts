/** Gardens, farms, pets and wild animals: words of Spanish titles, in the format of `livingNouns`. */
export const spanishAnimalWords = `
bug: plaga, plagas, pulgon, pulgones, cochinilla algodonosa, araña roja plaga, mosca blanca, chinches, chinche, gorgojo, gorgojos, garrapata, garrapatas, pulgas, piojos, piojo, acaros, chinche de cama, chinches de cama
own-pruning-shears: podar rosales, injerto, injertos, injertar, esquejes, esqueje, poda de arboles, podar limonero, podar olivos
own-seedling-tray: germinar, almacigo, almacigos, germinados
own-vegetable-bed: huerto en casa, huerto ecologico, hortalizas, hortaliza, permacultura, huerta en casa, cultivar en casa
potted-plant: sansevieria, sansevierias, lengua de suegra, potus, helecho, helechos, calathea, zamioculca, aglaonema, anturio, anturios, begonia, begonias, geranio, geranios, petunia, petunias, hortensia, hortensias, kalanchoe, ciclamen, spathiphyllum, abono casero, fertilizante casero, planta de jade, hiedra, plantitas, trasplantar, riego, regar plantas, jardinero, jardinera, bromelia, peperomia, aloe vera, sabila, marihuana, cannabis, cultivo interior, enraizante
own-monstera: filodendro
own-watering-can: riego por goteo, regadera de plantas
own-orchid: phalaenopsis
bouquet: florista, arreglos florales, ramos de flores, flores, ramo de flores, ramo buchon, ramos buchones, flores amarillas, flores eternas, dia de la madre, flores secas, peonias, claveles
deciduous-tree: arboles, arbol frutal, arboles frutales, tala de arboles, arboleda, reforestacion, encina, deforestacion
evergreen-tree: pinar, tuya planta, cipres, cipreses, araucaria
own-lawn-mower: cortar el cesped, cortar el pasto, cortadora de cesped, cesped artificial, bordeadora
olive: olivos, olivo, olivar, almazara, olivares
mushroom: cultivo de setas, cultivar setas, buscar setas, recoger setas, micologia, niscalos, boletus, hongos comestibles, champiñones, trufa negra, trufas negras, hongos magicos, portobello, huitlacoche, buscando setas
tractor: john deere, agricultura, trilladora, arado, arar, siembra de maiz, siembra de soja, campo argentino, tractorada, soja siembra
chicken: gallinas ponedoras, criar gallinas, codornices, pollos de engorde, avicultura, criar pollos
cow-face: ordeñar, ordeñar vacas, ordeño, vacas lecheras, becerro, becerros, vaquilla, vaquillas, lecheria, ganado bovino, tambo lechero, cria de ganado
ox: corrida de toros, corridas de toros, tauromaquia, torero, toreros, sanfermines, san fermin, jaripeo, bueyes, toro bravo, morante de la puebla
pig-face: matanza del cerdo, granja de cerdos, cerdos ibericos, porcicultura
ewe: esquilar ovejas, transhumancia, trashumancia
goat: cabrito
horse: equitacion, domar un caballo, montar a caballo, jinete, jinetes, charreria, charros, hipica, salto hipico, doma india, gaucho, gauchos, herrar caballos, caballos bailadores, cabalgata, ponis, herraje de caballos
dog: adiestrar, adiestramiento, adiestramiento canino, adiestrar a un cachorro, adiestrador, educar a un cachorro, educacion canina, razas de perro, perro reactivo, border collie, pomerania, schnauzer, xoloitzcuintle, pug, teckel, pastor belga, malinois, boyero de berna, yorkshire, yorkie, bulldog frances, perro callejero, perros callejeros, pasear perros, paseador de perros, mi perra, bañar a un perro, peluqueria canina, protectora de animales, croquetas para perro, pienso para perros, salchicha perro, ladridos, moquillo, parvovirus, etologo canino, lobo checo
cat: maine coon, siames, gato persa, gatos callejeros, michi, michis, ronronear, maullar, maullidos, bañar a un gato, pienso para gatos, adiestrar gato, esterilizar a un gato, esterilizar gata
paw-prints: tienda de mascotas, perros y gatos, refugio de animales, animales exoticos, rescate de animales, clinica veterinaria
rabbit: conejo enano, cunicultura
hamster: jerbo, jerbos, hamster ruso
own-guinea-pig: cuyes
parrot: agapornis, cacatua, cacatuas, guacamayas, yaco, cotorro
bird: jilguero, jilgueros, aves migratorias, golondrina, golondrinas, pinzon, diamante mandarin, tordo, cardenal pajaro, abubilla, petirrojo, carpintero pajaro, pajarito, hornero, cenzontle, vencejo, vencejos, palomas mensajeras
eagle: aguila real, halcones, cetreria, aguila imperial, quebrantahuesos, gavilan, azor, cernicalo
owl: tecolote, tecolotes, mochuelo
flamingo: flamencos rosados, flamencos rosas
tropical-fish: pez betta, peces betta, bettas, guppys, guppies, acuarismo, acuario marino, acuariofilia, guppy, koi, carpas koi, tilapias de acuario
own-aquarium: acuario plantado, pecera plantada, filtro de acuario
turtle: tortuga de agua, tortugas marinas, galapagos, islas galapagos, galapago
snake: cascabel serpiente, boa constrictora, pitones, mamba negra, mordedura de serpiente, nauyaca, coralillo, yarara, terciopelo serpiente
lizard: gecko leopardo, dragon barbudo, camaleones, pogona, pogonas, reptiles, dragon de komodo, salamandra, terrario, salamanquesa, monstruo de gila
frog: anfibios, rana dardo
spider: viuda negra araña, araña violinista, aracnofobia, araña de rincon, aracnidos, arácnidos
scorpion: alacranes, picadura de alacran
honeybee: avispones, avispon asiatico, abejorro, abejorros, avispa asiatica, abeja reina, enjambre, enjambres, polinizadores
own-beehive: apiario, castrar miel
ant: hormiga reina, colonia de hormigas, hormiga bala, hormigas bala
butterfly: mariposa monarca, mariposas monarca, gusanos de seda
wolf: lobo iberico, perro lobo, chacal, aullidos
bear: oso pardo, oso grizzly, osos pardos, oso de anteojos
leopard: ocelote, tigrillo, leopardo de las nieves, margay
lion: leones, leon africano, rey de la selva, safari, safaris, masai mara, serengeti
tiger: tigre de bengala
crocodile: caimanes, aligator, yacare
shark: tiburones, tiburon blanco, tiburon ballena, tiburon martillo, megalodones, escualos
whale: ballena jorobada, ballenas jorobadas, avistamiento de ballenas, ballena franca, ballena azul
spouting-whale: ballena asesina
dolphin: delfines
seal: lobos marinos, leones marinos, elefante marino, elefantes marinos
monkey-face: mono capuchino, mandril, mono araña, lemur, lemures, babuino, babuinos, primates
gorilla: bonobos, jane goodall, king kong
elephant: elefante africano, elefanta
deer: corzo, corzos, berrea, gamo, caceria de venado, cazar venado
boar: jabalies, caza del jabali, cazar jabalies
own-puma-cat: puma americano
own-vulture: condor andino, carroñeros
rat: plaga de ratas, roedores
mouse-trap: ratones en casa, trampa para ratones, trampas para ratones, trampa para ratas
hedgehog: erizo de tierra
`;
