/** Nouns for made things (clothes, tools, furniture, devices, money), in the format of `livingNouns`. */
export const thingNouns = `
mobile-phone: nokia, blackberry, phone, smartphone, iphone, samsung, android phone, cellphone, pixel phone, tablet, ipad, app, galaxy s, oneplus, xiaomi, huawei, telefono, movil, celular, tableta, aplicacion, tiktok, whatsapp, texting, screen time, social media, redes sociales, instagram
laptop: windows update, operating system, sistema operativo, laptop, macbook, chromebook, notebook computer, portatil, ordenador portatil, blogging, programming, coding, programacion, html, css, javascript, typescript, freelancer, freelancing, remote work, teletrabajo, website, pagina web, software, chatgpt, chat gpt
desktop-computer: computer, pc, gaming pc, monitor, desktop, imac, computadora, ordenador, graphics card, gpu, cpu, windows computer, desk setup, workstation, pantalla
keyboard: keyboard, mechanical keyboard, teclado
computer-mouse: computer mouse, mouse gaming, gaming mouse, raton de ordenador
floppy-disk: ssd, hard drive, disco duro, usb, memory card, tarjeta sd, floppy
optical-disk: cd, dvd, vinyl, record player, vinilo, tocadiscos, album, blu-ray
printer: printer, 3d printer, impresora
headphone: headphone, headset, earbuds, airpods, earphones, auriculares, cascos de musica, podcast listening, streaming music, spotify, audifonos
studio-microphone: microphone, podcast, mic, voiceover, microfono, interview, entrevista, podcaster
microphone: karaoke, stand up comedy, stand-up comedy, standup comedy, comedy club, comedia en vivo, song contest, shakira, concert, concierto, vocals
camera: camera, dslr, photographer, photography, gopro, nikon, canon, sony camera, camara, fotografo, fotografia, leica, fujifilm, lens, lente de camara
framed-picture: photo, picture frame, painting picture, mona lisa, drawing, cuadro, foto, dibujo, portrait painting, retrato pintado, museum, museo
video-camera: camcorder, vlogger, filmmaker, videocamara, filmmaking
clapper-board: movie, film, cinema, hollywood, director, netflix, trailer, pelicula, cine, peli, serie, tv series, actor, actress, actriz
television: tv, television, television set, tele, televisor, reality show
radio: radio
telephone: landline, rotary phone, telefono fijo
video-game: video game, videogame, game console, ps4, nintendo, controller, console, gamer, gaming, videojuego, consola, fortnite, roblox, call of duty, elden ring, fifa game, mando, gta, league of legends, valorant, speedrun, esports
joystick: joystick, arcade, retro game, atari, recreativa
robot: robot, ai, a.i., artificial intelligence, inteligencia artificial, ia, android robot, cyborg, openai, machine learning, robot vacuum, robotics, robotica
battery: battery, bateria, bateria del movil, power bank, pila, bateria de coche
electric-plug: charger, plug, electricity, cargador, enchufe, electricidad, power outage, apagon
light-bulb: idea, light bulb, lamp, lampara, bombilla, invention, invento, inventor, tip
flashlight: flashlight, torch, linterna
candle: candle, vela
satellite: satellite, starlink, satelite
satellite-antenna: antenna, wifi, internet, signal, radar, antena, router
telescope: telescope, telescopio, astronomy, astronomia
microscope: microscope, microscopio, biology, biologia
test-tube: test tube, chemical, chemistry, experiment, quimica, experimento, mercury, mercurio, acid, acido, bleach, lejia, lab, potion, pocion, liquid, liquido
alembic: alchemy, alchemist, alquimia, flask, matraz
dna: dna, gene, genetics, adn, genetica, evolution, evolucion, crispr
magnet: magnet, iman, magnetism, atom, physics, quantum, fisica, atomo, cuantica, quantum physics
gear: gear, engine, motor, machine, engranaje, maquina, mechanism, algorithm, algoritmo
wrench: wrench, repair, llave inglesa, reparacion
hammer: hammer, nail tool, martillo, clavos
hammer-and-wrench: tools, drill, power tool, diy, herramienta, taladro, bricolaje, renovation, reforma, taller, workshop
carpentry-saw: saw, woodworking, carpenter, sierra, carpinteria, carpintero
screwdriver: screwdriver, destornillador, screw, tornillo
toolbox: toolbox, caja de herramientas
axe: axe, lumberjack, hacha, leñador
pick: pickaxe, mining, miner, minecraft, pico, mineria, minero, mine
ladder: ladder, roof, escalera de mano, tejado, techo
wood: deck, wooden deck, workbench, woodworking project, wood, log, plank, pallet, lumber, madera, palet, tronco, bookshelf, estanteria, lena, firewood
brick: brick, wall, ladrillo, muro, cement, concrete, cemento
rock: rock, stone, boulder, roca, piedra
paintbrush: paintbrush, paint, brush, pincel, brocha
artist-palette: painting, art, watercolor, colors, pintura, arte, acuarela, palette, color, colour
scissors: scissors, tijeras, haircut, haircuts, barber, barbershop, corte de pelo, cortes de pelo, peluqueria, barbero, barberia
sewing-needle: needle, embroidery, tailor, aguja, bordado
thread: thread, sewing, sewing machine, costura, hilo, maquina de coser
yarn: beanie, amigurumi, quilt, quilting, yarn, knitting, crochet, wool, lana, ganchillo, tejer
broom: broom, cleaning, escoba, limpieza, mopa
bucket: bucket, cubo, balde
sponge: sponge, dishes washing, esponja, dirty dishes
soap: soap, shampoo, jabon, champu, detergent, detergente
lotion-bottle: lotion, cream bottle, sunscreen, retinol, moisturizer, serum, crema facial, crema hidratante, protector solar, perfume, foundation makeup, acne, pimple, skin, piel
lipstick: maquillarte, maquillarme, maquillarse, makeup, lipstick, cosmetics, eyeliner, mascara@en, maquillaje, labial, pintalabios, rimel, blush
toothbrush: toothbrush, cepillo de dientes, toothpaste
razor: razor, shaving, afeitado, afeitadora
hair-pick: comb, peine, afro
mirror: mirror, espejo
shower: shower, ducha, cold shower
bathtub: bathtub, bathroom, bathroom renovation, bathroom remodel, bathroom makeover, reforma de baño, reforma del baño, bañera, cuarto de baño, tina
toilet: toilet, inodoro, retrete, wc, restroom public
plunger: plunger, desatascador, clogged
bed: bed, bedroom, mattress, pillow, blanket, cama, dormitorio, habitacion, cuarto, colchon, almohada, manta, nap, bedtime
person-in-bed: sleep, insomnia, sueño, insomnio, siesta, sleeping
couch-and-lamp: couch, sofa, living room, furniture, room, sala de estar, salon, muebles, apartment, apartamento, piso, flat apartment, interior design, studio apartment, ikea
chair: chair, desk, table furniture, silla, escritorio, mesa, throne, trono, stool
door: door, doorway, puerta, portal
window: window, ventana, ventanal
key: key, llave
old-key: old key, llave antigua
locked: lock, password, privacy, candado, contraseña, seguridad informatica, cybersecurity, vpn, safe box, caja fuerte
package: box, parcel, package, amazon, unboxing, mystery box, caja, paquete, carton, cardboard, delivery package, dropshipping, envio
backpack: backpack, mochila, backpacking, mochilero, back to school
luggage: suitcase, luggage, packing, vacation, family vacation, vacaciones, maleta, equipaje, carry-on
handbag: handbag, purse, bag, bolso, gucci, louis vuitton, luxury bag
shopping-bags: shopping, mall, haul, clothes shopping, compras, shein, black friday, outlet, primark, tienda de ropa, store
shopping-cart: groceries, grocery, supermarket, shopping cart, supermercado, carrito, walmart, costco, mercadona, target store, mercado, market stall
basket: basket, cesta, canasta
jeans: jeans, pants, trousers, pantalon, vaqueros
t-shirt: t-shirt, shirt, tee, jersey shirt, camiseta, camisa, playera
coat: coat, jacket, abrigo, chaqueta, hoodie, chamarra
dress: dress, gown, vestido, fashion, moda, outfit, wardrobe, ropa, clothes, closet, armario
kimono: kimono
scarf: scarf, bufanda
gloves: gloves, guantes
socks: socks, calcetines, medias
necktie: tie, suit, necktie, corbata, traje, job interview, entrevista de trabajo
running-shoe: shoe, sneaker, nike, adidas, jordan, running shoe, zapatilla, zapato deportivo, zapato, tenis calzado
hiking-boot: boot, hiking, hiker, trekking, senderismo, caminata, bota, hike, excursion
high-heeled-shoe: heels, high heels, tacones
ballet-shoes: ballet
glasses: glasses, gafas, lentes, anteojos, vr glasses
goggles: vr, virtual reality, vr headset, goggles, realidad virtual, metaverse, metaverso
sunglasses: sunglasses, gafas de sol
crown: crown, kingdom, corona, reino, royal family, familia real
ring: engagement ring, wedding ring, ring, anillo, proposal, propuesta de matrimonio
gem-stone: diamond, gem, jewel, jewelry, diamante, joya, gema, joyeria, luxury, lujo, billionaire, crystal, esmeralda, rubi
watch: watch, rolex, smartwatch, apple watch, reloj, wristwatch
alarm-clock: alarm, alarm clock, clock, morning routine, rutina de mañana, rutina matutina, rutina diaria, daily routine, despertador, 5 am, reloj despertador, wake up
mantelpiece-clock: grandfather clock, reloj antiguo
stopwatch: stopwatch, timer, cronometro
hourglass-not-done: hourglass, time, tiempo, deadline, reloj de arena
calendar: calendar, calendario, schedule, planner
umbrella-with-rain-drops: umbrella, paraguas
balloon: balloon, globo
wrapped-gift: gift, present, regalo, surprise gift, christmas gift
party-popper: party, celebration, fiesta, celebracion, new year, año nuevo
jack-o-lantern: halloween, pumpkin, calabaza
christmas-tree: christmas, navidad, christmas tree, arbol de navidad
teddy-bear: teddy bear, toy, plush, stuffed animal, peluche, juguete, oso de peluche
nesting-dolls: matryoshka
japanese-dolls: doll, muñeca, muñeco, puppet
puzzle-piece: puzzle, jigsaw, lego, rompecabezas
game-die: dice, board game, monopoly, dado, juego de mesa, dungeons and dragons
chess-pawn: chess openings, apertura de ajedrez, chess, grandmaster, ajedrez, gran maestro
joker: cards, poker, card game, cartas, baraja, magic trick
slot-machine: casino, slot machine, gambling, las vegas, gambler, tragamonedas, apuesta, roulette
crystal-ball: fortune teller, tarot, future, psychic, prediction, vidente, futuro, horoscopo, astrology, zodiac, astrologia
magic-wand: magic, magician, magia, wand, varita, spell, hechizo
bomb: bomb, explosion, bomba, explosive, nuclear bomb, dynamite
check-mark-button: check mark, checkmark, check marks, green tick, tick mark, marca de verificación, marca de verificacion, tick verde, check verde, visto bueno, palomita verde
own-flag-on-pole: flag, flags, bandera, banderas
crossed-swords: sword, knight, viking, medieval, battle, war, gladiator, espada, caballero, vikingo, batalla, guerra, duel, crusade, cruzada, waterloo, combat, pelea, duelo, samurai sword, katana
dagger: dagger, daga, murder weapon, puñal
shield: shield, escudo
bow-and-arrow: bow, compound bow, recurve bow, archery, bow arrow, archer, arco, arquero
water-pistol: gun, pistol, pistola
coffin: coffin, funeral, ataud, burial
headstone: grave, cemetery, graveyard, tomb, cementerio, tumba, tombstone, panteon
chains: chain, prison, jail, prisoner, cadena, carcel, prision, preso, cage, jaula, alcatraz
pill: pill, medicine, drug, vitamin, medicina, pastilla, medicamento, vitamina, supplement, creatine, suplemento, creatina, droga, ozempic, antidepressant
syringe: syringe, vaccine, injection, vacuna, inyeccion, jeringa, blood test
stethoscope: stethoscope, medical school, medical student, estudiar medicina, health checkup
adhesive-bandage: wound, bandage, injury, herida, lesion, venda
drop-of-blood: blood, sangre, diabetes, period, menstruacion
x-ray: x-ray, radiografia, scan
crutch: crutch, muleta, surgery recovery, knee surgery
thermometer: fever, thermometer, fiebre, heatwave, ola de calor
money-bag: money, wealth, rich, savings, salary, income, millionaire, fortune, dinero, riqueza, ahorros, sueldo, salario, fortuna, millonario, rico, budget, presupuesto, plata dinero, passive income, ingresos pasivos, tax, impuestos, inheritance, herencia, pension, retirement fund, financial freedom, economia, economy, dividend, dividendo
coin: bitcoin, crypto, coin, ethereum, cryptocurrency, cripto, moneda, criptomoneda, btc, dogecoin, gold, oro, penny
dollar-banknote: dollar, cash, bill money, dolar, billete, efectivo
euro-banknote: euro
money-with-wings: debt, spending, inflation, deuda, inflacion, gasto, bankrupt, broke, quiebra, expense, scam, estafa, wasted money
credit-card: credit card, debit card, tarjeta de credito, tarjeta, credit score, credito, mortgage card
chart-increasing: stock, stocks, stock market, investing, investment, trading, trader, invest, bolsa, inversion, accion de bolsa, growth, crecimiento, profit, etf, index fund, marketing, seo, nasdaq, sales, ventas, views, subscribers, suscriptores, wall street
bar-chart: excel, spreadsheet, statistics, estadistica, data, datos, pivot table, survey
chart-decreasing: crash, recession, market crash, bear market, desplome, recesion, crisis, caida de la bolsa, stock crash, layoffs, crisis economica
bank: bank, banco, federal reserve, banker, loan, prestamo, hipoteca, mortgage, heist, atraco
receipt: receipt, bill, factura, recibo, invoice
briefcase: job, business, startup, entrepreneur, career, office job, trabajo, negocio, empresa, empleo, emprendedor, 9 to 5, company, despido, side hustle, work
memo: homework, exam, test, essay, tarea, examen, deberes, notes, apuntes, checklist, to-do list, resume, cv, curriculum, application form
pencil: pencil, lapiz, sketch
pen: pen, boligrafo, pluma de tinta, handwriting
open-book: kindle, e-reader, ebook, book, reading, novel, story book, libro, lectura, novela, cuento, studying, study, grammar, gramatica, literature, literatura, dictionary, diccionario, verb, verbo, vocabulary, vocabulario, spelling
books: library, textbook, biblioteca, exams, university books, libreria
closed-book: bible, quran, koran, scripture, biblia, coran, diary, diario, psalm, psalms, salmo, salmos, bible verse, bible study, sermon, gospel, evangelio
notebook: notebook, journal, cuaderno, libreta, bullet journal
graduation-cap: college, university, degree, graduation, education, universidad, carrera universitaria, graduacion, educacion, harvard, scholarship, beca, student loan
abacus: math, maths, mathematics, algebra, matematicas, calculus, arithmetic, fracciones, fraction, geometry, tabla de multiplicar, geometria
scroll: scroll, manuscript, ancient text, law, manuscrito, pergamino, ley, constitution, treaty
envelope: letter, mail, carta, correo
e-mail: email, e-mail, gmail, correo electronico, newsletter
newspaper: newspaper, journalist, news article, periodico, periodista, headline news
megaphone: announcement, news, protest, noticia, protesta, megaphone, anuncio, ads, advertising, publicidad
ballot-box-with-ballot: election, vote, voting, politics, elecciones, voto, politica, senator, congress
balance-scale: justice, trial, court case, justicia, juicio, supreme court, lawsuit, demanda
police-car-light: emergency, crime, police chase, emergencia, crimen, true crime, delito, serial killer, asesino en serie, murder, murderer, asesinato
world-map: map, travel map, mapa, geography, geografia
compass: compass, brujula, navigation
bell: bell, notification, campana, timbre
trophy: world cup trophy, trophy, champion, championship, world cup, victory, trofeo, campeon, campeonato, mundial, winner, copa del mundo, victoria, champions league
1st-place-medal: medal, gold medal, olympics, medalla, olimpiadas, juegos olimpicos
bullseye: target, goal setting, dart, diana, meta, objetivo, focus, productivity, productividad, concentracion
wastebasket: trash, garbage, rubbish, basura, dumpster, contenedor, recycling, plastic waste
recycling-symbol: recycling symbol, reciclaje
cigarette: cigarette, smoking, cigarro, cigarrillo, vape, fumar, tabaco, nicotine
link: link, enlace
guitar: guitar, guitarist, ukulele, bass guitar, rock band, death metal, heavy metal, slipknot, guitarra, guitarrista, chord, acorde, metallica, nirvana, band
musical-keyboard: piano, pianist, synth, keyboard piano, pianista, teclado musical, synthesizer, beethoven, mozart, organ music
violin: violin, violinist, cello, violinista, orchestra, orquesta, viola, classical music
trumpet: trumpet, trombone, trompeta, jazz
saxophone: saxophone, sax, saxofon
drum: cajon flamenco, cajon peruano, bongo, drum, drummer, drums, tambor, baterista, percussion, bateria musical
flute: flute, flauta
accordion: accordion, acordeon
banjo: banjo, country music
musical-notes: music, song, melody, beat, lyrics, musica, cancion, melodia, letra de cancion, playlist, producer, music producer, reggaeton, remix
performing-arts: theater, opera, theatre, teatro, drama, broadway, musical show
sparkles: glow up, sparkle, brillo, makeover
safety-pin: safety pin
paperclip: paperclip, clip
straight-ruler: ruler, regla, measurement
identification-card: passport, id card, visa, pasaporte, dni, immigration, inmigracion
ticket: ticket, boleto, entrada de concierto
fishing-pole: fishing, fisherman, angler, pesca, pescador, fishing rod, caña de pescar
kite: kite, cometa juguete
parachute: parachute, skydiving, paracaidas, paracaidismo, skydive
diving-mask: diving, scuba, snorkel, buceo, freediving, buzo
anchor: anchor, ancla, navy, sailor, marinero
`;
