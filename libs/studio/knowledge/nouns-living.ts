/**
 * Nouns for animals, plants and people. Each line has drawings, best first, a colon, and the English and Spanish nouns
 * that mean them.
 */
export const livingNouns = `
dog: puppy training, dog training, dog trainer, dog, doggo, doggy, puppy, pup, hound, labrador, golden retriever, german shepherd, bulldog, husky, beagle, chihuahua, corgi, dachshund, pitbull, rottweiler, dalmatian, perro, perra, perrito, perrita, cachorro, mastin, galgo, pastor aleman
poodle: poodle, caniche
service-dog: police dog, rescue dog, perro policia
guide-dog: guide dog, perro guia
cat: cat, kitty, kitten, kittens, tabby, siamese cat, gato, gata, gatito, gatita, felino, minino
black-cat: black cat, gato negro
horse: horse, mare, stallion, foal, mustang horse, caballo, yegua, potro, potra
horse: pony, ponies, poni
unicorn: unicorn, unicornio
donkey: donkey, burro, asno, mule, mula
cow-face: cow, cattle, calf, vaca, ternero, ternera viva
ox: bull, ox, toro, buey
pig-face: pig, piglet, hog, cerdo, cerdito, puerco, cochino, chancho, marrano, lechon vivo
boar: boar, wild boar, jabali
ewe: sheep, shepherd, flock, lamb, oveja, cordero
ram: ram, carnero, borrego
goat: goat, cabra, chivo
camel: camel, dromedary, camello, dromedario
llama: llama, alpaca, vicuña
giraffe: giraffe, jirafa
elephant: elephant, elefante
mammoth: mammoth, mamut
rhinoceros: rhino, rhinoceros, rinoceronte
hippopotamus: hippo, hippopotamus, hipopotamo
lion: lion, lioness, leon, leona
tiger-face: tiger, tigre, bengal tiger
leopard: leopard, cheetah, jaguar animal, panther, puma, cougar, leopardo, guepardo, pantera
wolf: wolf, wolves, coyote, lobo, loba, jackal
fox: fox, zorro animal, zorra, raposa
raccoon: raccoon, mapache
bear: bear, grizzly, oso, osa
polar-bear: polar bear, oso polar
panda: panda
koala: koala
monkey-face: monkey, mono@es, macaco
gorilla: bigfoot, sasquatch, yeti, big foot, pie grande, gorilla, chimp, chimpanzee, gorila, chimpance, simio
orangutan: orangutan, ape
sloth: sloth, perezoso animal, oso perezoso
otter: otter, nutria
skunk: skunk, mofeta, zorrillo
beaver: beaver, castor
hedgehog: hedgehog, erizo, porcupine, puercoespin
kangaroo: kangaroo, wallaby, canguro
badger: badger, tejon
hamster: hamster, gerbil, guinea pig, cobaya, cuy
rabbit: rabbit, bunny, hare, conejo, coneja, liebre, conejito
mouse-face: mouse animal, mice, raton
rat: rat, rata
chipmunk: squirrel, chipmunk, ardilla
bat: bat, murcielago
deer: deer, stag, reindeer, elk, ciervo, venado, reno, alce
moose: moose
bison: bison, buffalo, bisonte, bufalo
zebra: zebra, cebra
chicken: chicken animal, hen, gallina, gallinero, chicken coop
rooster: rooster, gallo
hatching-chick: chick, pollito, polluelo
turkey: turkey bird, pavo
duck: duck, duckling, pato, patito
goose: goose, geese, ganso, oca
swan: swan, cisne
owl: owl, buho, lechuza
eagle: eagle, hawk, falcon, vulture, condor, aguila, halcon, buitre
parrot: parrot, macaw, cockatoo, parakeet, budgie, loro, papagayo, guacamayo, cotorra, periquito
peacock: peacock, pavo real
flamingo: flamingo, flamenco ave
penguin: penguin, pinguino
dove: dove, pigeon, paloma
bird: bird, sparrow, canary, robin, pajaro, ave, gorrion, canario
blackbird: crow, raven, blackbird, cuervo, mirlo
dodo: dodo
crocodile: crocodile, alligator, caiman, cocodrilo, lagarto gigante
turtle: turtle, tortoise, tortuga
lizard: lizard, gecko, iguana, chameleon, komodo dragon, lagarto, lagartija, camaleon, reptil
snake: snake, cobra, anaconda, python snake, viper, rattlesnake, serpiente, culebra, vibora, boa
frog: frog, toad, rana, sapo
dragon: dragon boss fight, dragon boss, dragon fight, dragon, dragones
sauropod: dinosaur, dino, dinosaurio, brontosaurus
t-rex: t-rex, tyrannosaurus, tiranosaurio, velociraptor
shark: shark, megalodon, tiburon, great white
whale: whale, ballena, cachalote
spouting-whale: orca, killer whale
dolphin: dolphin, delfin, porpoise
seal: seal animal, sea lion, walrus, foca, morsa, leon marino
fish: fish, tuna, salmon, trout, sardine, cod, bass fish, carp, pez, peces, pescado, atun, trucha, sardina, bacalao, merluza, boqueron, anchoa
tropical-fish: goldfish, aquarium, clownfish, pez dorado, acuario, pecera, fish tank
blowfish: pufferfish, blowfish, pez globo
octopus: octopus, pulpo, kraken, calamar gigante
squid: squid, calamar
jellyfish: jellyfish, medusa
crab: crab, cangrejo
lobster: lobster, langosta, bogavante
shrimp: shrimp, prawn, camaron, gamba, langostino
oyster: oyster, clam, mussel, pearl, ostra, almeja, mejillon, perla
snail: snail, slug, caracol, babosa
coral: coral, reef, arrecife
spiral-shell: shell, seashell, concha, caracola
spider: spider, tarantula, black widow, araña
scorpion: scorpion, escorpion, alacran
ant: ant, hormiga, hormiguero, termite, termita
honeybee: bee, honeybee, bumblebee, hive, beehive, beekeeper, beekeeping, abeja, colmena, panal, avispa, wasp, hornet, apicultor, apicultura
beetle: beetle, escarabajo
lady-beetle: ladybug, ladybird, mariquita
bug: bug insect, insect, caterpillar, insecto, bicho, oruga
cricket: grasshopper, cricket insect, saltamontes, grillo
butterfly: butterfly, moth, mariposa, polilla
cockroach: cockroach, roach, cucaracha
mosquito: mosquito, zancudo
fly: housefly, mosca
worm: worm, earthworm, gusano, lombriz
microbe: bacteria, virus, germ, microbe, microbio, germen
paw-prints: pet, pets, mascota, paw, huella, pata
bouquet: bouquet, flowers, florist, ramo, floristeria
tulip: flower, tulip, flor, tulipan
rose: rose, rosa flor, rosal
sunflower: sunflower, girasol
cherry-blossom: cherry blossom, sakura, cerezo, flor de cerezo
lotus: lotus, loto
wilted-flower: wilted flower, dead plant, flor marchita
potted-plant: plant, houseplant, pot plant, planta, maceta, jardineria, gardening
seedling: seedling, garden, jardin, sprout, orchard, vegetable garden, garden bed, huerto, huerta, semilla, brote, seed, cultivo, crop
deciduous-tree: tree, oak, arbol, roble, bonsai
evergreen-tree: pine, pine tree, pino, abeto, fir
palm-tree: palm, palm tree, palmera, coconut tree
cactus: cactus
mushroom: mushroom, toadstool, seta, champiñon, hongo, fungus
four-leaf-clover: clover, luck, trebol, suerte
maple-leaf: maple leaf, maple
fallen-leaf: leaf, leaves, hoja, hojas secas
sheaf-of-rice: wheat, rice field, trigo, arrozal, cornfield crop
herb: herb, mint, basil, hierba, menta, albahaca, romero
baby: baby, newborn, infant, toddler, bebe, recien nacido, nene
child: child, kid, preschooler, niños, kids, children
boy: boy, niño
girl: girl, niña
man: man, guy, dude, bro, male, hombre, señor, tipo, dad, father, husband, brother, boyfriend, uncle, papa, padre, marido, hermano, novio, tio, esposo
woman: woman, lady, gal, female, mujer, señora, mom, mum, mother, mama, madre, wife, sister, girlfriend, aunt, esposa, hermana, chica, tia, muchacha
old-woman: grandma, grandmother, granny, nana, abuela, abuelita, anciana, old woman
old-man: grandpa, grandfather, granddad, abuelo, abuelito, anciano, old man
older-person: elderly, grandparents, abuelos, senior citizen, jubilado, retiree
cook: chef, cook@en, cocinero, cocinera, baker, panadero, pastelero
farmer: farmer, rancher, granjero, granjera, agricultor, campesino, ganadero
teacher: teacher, professor, tutor, maestro, maestra, profesor, profesora, profe
student: student, pupil, graduate, estudiante, alumno, alumna, graduado
health-worker: doctor, nurse, surgeon, physician, medic, dermatologist, dentist doctor, paramedic, medico, enfermera, enfermero, cirujano, doctora, dermatologo, dermatologa
scientist: scientist, chemist, researcher, cientifico, cientifica, quimico, investigador
technologist: programmer, coder, developer, software engineer, hacker, programador, programadora, desarrollador, informatico
office-worker: boss, ceo, manager, employee, businessman, jefe, jefa, gerente, oficinista, empleado, empresario, coworker, secretary
mechanic: mechanic, plumber, mecanico, plomero, fontanero
factory-worker: factory worker, welder, obrero, soldador
construction-worker: construction worker, builder, bricklayer, albañil, constructor
firefighter: firefighter, fireman, bombero, bombera
police-officer: police officer, cop, policeman, policia, sheriff, agente de policia
detective: detective, spy, investigator, espia, private eye, inspector
judge: judge, lawyer, attorney, juez, jueza, abogado, abogada
pilot: pilot, flight attendant, piloto de avion, azafata, aviador
astronaut: astronaut, cosmonaut, astronauta, cosmonauta
artist: artist, painter, artista, pintor, pintora
singer: singer, vocalist, rock star, rapper, opera singer, cantante, rapero, rapera, estrella de rock
guard: guard, soldier guard, guardia, centinela, bodyguard, guardaespaldas
military-helmet: soldier, marine, trooper, army, soldado, ejercito, militar, napoleon
ninja: ninja, assassin, samurai, asesino
prince: prince, principe
princess: princess, princesa
person-with-crown: king, queen, royalty, monarch, emperor, pharaoh, rey, reina, emperador, faraon, cleopatra, monarca
person-with-veil: bride, novia de boda
person-in-tuxedo: groom, butler, president, mayordomo, presidente, primer ministro
person-superhero: superhero, hero, superman, batman, superheroe, heroe, heroina, avengers
person-supervillain: villain, villano, supervillain, joker villain
person-mage: wizard, witch, sorcerer, mage, mago, bruja, brujo, hechicero, merlin, harry potter
person-fairy: fairy, hada, tinkerbell
person-vampire: vampire, dracula, vampiro
person-merpeople: mermaid, sirena
person-elf: elf, elfo, duende
person-genie: genie
person-zombie: zombie, undead, zombi, muerto viviente, muertos vivientes
troll: troll
santa-claus: santa, santa claus, papa noel
pirate-flag: pirate, pirata
baby-angel: angel, angel de la guarda, cupid
person-in-lotus-position: monk, meditator, monje, buddha, buda, yoga, meditation, meditacion, yogui
person-running: runner, marathon training, marathon training plan, marathon plan, 5k, 10k, half marathon, media maraton, entrenamiento de maraton, jogger, marathon, sprinter, corredor, maraton, running, jogging, carrera a pie
person-swimming: swimmer, nadador, nadadora, natacion, swimming
person-surfing: surfer, surfing, surfista, surf
person-biking: cyclist, ciclista, ciclismo, cycling
person-lifting-weights: weightlifter, bodybuilder, barbell, dumbbell, deadlift, squat, bench press, weights, pesas, mancuerna, barra de pesas, sentadilla, culturista, powerlifting
person-climbing: climber, mountaineer, escalador, alpinista, climbing, escalada, bouldering
person-wrestling: wrestler, luchador, lucha libre, wrestling
person-cartwheeling: gymnast, gimnasta, gymnastics, gimnasia
person-golfing: golfer, golf, golfista
woman-dancing: dancer, ballerina, bailarina, bailaora, flamenca, dance, baile, flamenco dancer, salsa dance, danza
man-dancing: bailarin, dancer man, breakdance
people-hugging: hug, abrazo
busts-in-silhouette: twins, gemelos, gemelas, friends, amigos, amigas, roommates, couple, pareja
brain: focus, concentration, attention, concentracion, dopamine, dopamina, brain, einstein, genius, cerebro, mind, memory, mente, memoria, overthinking, psychology, psicologia, neuroscience
anatomical-heart: human heart, heart attack, heart surgery, heart rate, cardiologist, infarto, cardiologo, ataque al corazon
red-heart: heart, corazon, love, amor
bone: bone, skeleton bone, hueso
tooth: tooth, teeth, dentist, braces, diente, muela, dentista, ortodoncia
eye: eye, ojo, vision, vista
eyes: eyes, ojos
ear: ear, hearing, oreja, oido
nose: nose, smell, nariz, olfato
mouth: lips, mouth, boca, labios
tongue: tongue, lengua
leg: leg, leg day, leg workout, entrenamiento de piernas, rutina de piernas, piernas, knee, thigh, pierna, rodilla, calf muscle, muslo
foot: foot, feet, ankle, pie@es, tobillo, toe
lungs: lungs, lung, breathing, pulmon, respiracion
flexed-biceps: muscle, biceps, arm, abs, abdominales, push-up, pushup, pull-up, pullup, six-pack, gym, workout, strength, musculo, brazo, flexiones, dominadas, gimnasio, fuerza, entrenamiento, calistenia, calisthenics, fitness, bodybuilding, shoulder, hombro, chest workout
nail-polish: nail polish, esmalte de uñas, uñas acrilicas, uñas de gel, gel nails, nails, manicure, nail art, uñas, manicura, pedicure
person-getting-haircut: hair, hairstyle, hairdresser, bangs, pelo, cabello, peluquero, peinado, flequillo
person-getting-massage: massage, spa, facial, masaje, skincare, cuidado facial, skin care
footprints: footprints, steps walked, pasos caminados
person-bald: bald, calvo, baldness, calvicie
person-beard: beard, barba
`;
