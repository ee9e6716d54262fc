/** Film, photography, games, drawing and crafts: words of Spanish titles, in the format of `livingNouns`. */
export const spanishMediaWords = `
clapper-board: capcut, adobe premiere, premiere pro, davinci resolve, final cut, after effects, edicion de video, edicion de videos, editor de video, editores de video, editar videos, editar video, montaje de video, cortometraje, cortometrajes, guion de cine, cineasta, directores de cine, cinefilo, rodaje, rodajes, escena postcreditos, dune@es, pixar, disney plus, k-drama, kdramas, doramas, dorama, efectos especiales, doblaje, dc comics, almodovar, tarantino, nolan@es, estrenos, estreno de cine, filmografia, remakes, sitcom, marvel@es
artist-palette: photoshop, canva, figma, diseño grafico, diseñador grafico, diseñadora grafica, diseñar logos, logotipo, logotipos, crear un logo, teoria del color, paleta de colores, acrilico, acrilicos, pintar con acuarelas, tempera, gouache, procreate@es, illustrator@es
own-photo-prints: editar fotos, edicion de fotos, retoque fotografico, lightroom, snapseed, restaurar fotos, album de fotos, instax, photocall, fotomontaje, revelado
camera: fotografa, retratos, fotografia de retrato, fotografia nocturna, fotos de producto, fotografia de producto, sesion de fotos, fotografia de bodas, camara reflex, mirrorless, larga exposicion, triangulo de exposicion, modo manual, bokeh, velocidad de obturacion, apertura de diafragma, fotografia callejera, astrofotografia, composicion fotografica, posar para fotos, selfie perfecta, regla de los tercios
own-camera-lens: gran angular, lente macro, fotografia macro, objetivo macro
film-frames: fotografia analogica, camara analogica, carrete de fotos, revelar carretes
own-camera-tripod: gimbal, grabar videos, grabar video
own-ring-light: influencers, influencer, creador de contenido, creadores de contenido, creadora de contenido, iluminacion para videos, ugc, onlyfans
own-play-award: ganar dinero en youtube, monetizar, crecer en youtube, empezar en youtube, monetizar youtube
own-podcast-mic: locutor, voz en off, asmr, locutora
own-controller: gamer, gamers, free fire, los sims, sims 4, warzone, overwatch, apex legends, counter strike 2, cs2, fall guys, hollow knight, silksong, subnautica, terraria, undertale, hogwarts legacy, cyberpunk 2077, assassins creed, halo infinite, tears of the kingdom, breath of the wild, stumble guys, gran turismo, partida en equipo, streamer, streamers, twitch, gameplay, gameplays, modo historia, jefe final, logros y trofeos, fps bajos, plataformas retro, e-sports, battle royale, joy-con, expedition 33, clair obscur, balatro, gta 6, gta vi, gta v, gta san andreas, gta online, rocket league, dragon ball sparking, tekken, mortal kombat, pacman
own-handheld-console: switch lite
own-arcade-machine: maquinitas, pinball
own-building-bricks: playmobil
own-booster-pack: sobres de pokemon, sobres pokemon, cartas de pokemon, abriendo sobres, abrir sobres, apertura de sobres, sobres panini, album panini, figuritas, estampitas panini, pokemon tcg, pokemon pocket, cartas magic the gathering, cartas yugioh
game-die: catan, carcassonne, parchis, ludo, juego de la oca, cluedo, jenga, dixit, rol de mesa, dnd, wargames
joker: truco de cartas, trucos de cartas, naipes, tute, conquian, truco argentino, brisca, juego de cartas, blackjack, cartas españolas, cardistry, chinchon
own-poker-chips: poker, texas holdem, torneo de poker
slot-machine: tragaperras, ludopata, quiniela, gordo de navidad, baloto, euromillones, melate, apuestas deportivas, casas de apuestas, rasca y gana
chess-pawn: ajedrecista, ajedrecistas, gambito de dama, magnus carlsen, kasparov, bobby fischer, mate del pastor
sewing-needle: bordar, punto de cruz, bordado a mano, bordado mexicano, aguja e hilo, bordado chino
own-sewing-machine: patronaje, modista, modistas, costurera, patrones de costura, remalladora, overlock, corte y confeccion, coser a maquina, dobladillo
yarn: amigurumis, tejidos a crochet, dos agujas, macrame, telar, lana merino, punto bobo, tejedora, granny square, tejer bufanda
scissors: manualidades, scrapbooking, scrapbook, decoupage, manualidades con papel, goma eva, foami, manualidades faciles
own-pottery-wheel: ceramista, modelar arcilla, escultura, escultor, esculturas, porcelana fria, alfarero
pencil: dibujar, dibujo, dibujos, aprender a dibujar, boceto, bocetos, carboncillo, sombreado, dibujar manos, dibujar rostros, dibujar ojos, dibujar anime, dibujo a lapiz, dibujar manga, perspectiva dibujo, lapices, dibujo realista, ilustrador, ilustradora, ilustracion digital, comic, historieta, doodles, mangaka
crayon: crayones, crayolas, dibujos para colorear, colorear, lapices de colores
fountain-pen: lettering, letra bonita, plumas estilograficas, pluma estilografica, hand lettering, mejorar la letra
own-easel-canvas: pintar al oleo, pintura al oleo, pintura acrilica, bob ross, velazquez, dali, salvador dali, goya, picasso, frida kahlo, van gogh, las meninas, guernica, caravaggio, diego rivera, pintar un cuadro, bodegon
framed-picture: gioconda, museo del prado, louvre, restaurar un cuadro, obras de arte, obra de arte, historia del arte, arte moderno
candle: velas aromaticas, velas artesanales, hacer velas
soap: jabones, jabon artesanal, hacer jabon, jabon casero, jabon de manos
candy: algodon de azucar
own-carnival-mask: disfraz, disfraces, cosplay
piata: piñata, piñatas
`;
