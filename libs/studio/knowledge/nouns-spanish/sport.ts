/** Running, ball games, combat and other sports: words of Spanish titles, in the format of `livingNouns`. */
export const spanishSportWords = `
person-running: correr, trotar, trote, salir a correr, maratones, carrera popular, trail running, ultra trail, ultratrail, trail@es, corredora, empezar a correr, correr 10k, correr 5k, kipchoge, bajar de 50 minutos, ritmo de carrera, series de velocidad, atletismo, atleta, velocista, usain bolt, 100 metros planos, vallas atletismo, san silvestre, carrera de 10k, correr en ayunas, corriendo
person-swimming: crol, aguas abiertas, aprender a nadar, estilo mariposa, braza, michael phelps, piscina olimpica, nadando
own-pool: alberca, albercas, limpiar la piscina, cloro de piscina, alberca olimpica
person-surfing: surfear, windsurf, kitesurf, bodyboard, paddle surf, skimboard, aprender a surfear
person-playing-water-polo: waterpolo
person-climbing: escalar, via ferrata, vias ferratas, rocodromo, alpinismo, rapel, montañismo, alex honnold, montañero, escalando, barranquismo
skateboard: skatepark, kickflip, longboard, tony hawk, skate@es
roller-skate: patines, patin, patinaje en linea, patines en linea, patinar, patinar hacia atras, roller derby, patines de cuatro ruedas, patinaje artistico sobre ruedas, hockey sobre patines, rollers@es
ice-skate: patinaje sobre hielo, patinaje artistico, pista de hielo, patines de hielo
skier: aprender a esquiar, baqueira, sierra nevada esqui, forfait, esqui de fondo
own-skis: pistas de esqui
snowboarder: snowboarder, tabla de snow
soccer-ball: futbol sala, futsal, futbolito, futbol playa, fifa, fc 25, fc 26, ea fc, ea sports fc, atletico de madrid, atleti, sevilla fc, betis, athletic club, valencia cf, club america, cruz azul, pumas unam, tigres uanl, atlas fc, toluca fc, atletico nacional, millonarios fc, deportivo cali, colo colo, universitario de deportes, alianza lima, penarol, peñarol, racing club, superclasico, hinchada, hinchas, barra brava, mundialista, seleccion argentina, seleccion española, seleccion mexicana, albiceleste, scaloneta, lamine yamal, vinicius, bellingham, lewandowski, pedri, julian alvarez, di maria, dibu martinez, maradona, cristiano ronaldo, cr7, guardiola, mourinho, ancelotti, xabi alonso, simeone, chilena gol, regates, gambetas, rabona, saque de esquina, golazo, golazos, goles, liga mx, laliga, premier league, copa libertadores, eurocopa, copa america, tactica futbol, entrenador de futbol, mediocampista, fuera de lugar, tiqui taca, futbol femenino, alexia putellas, cascarita, pichanga
own-football-shirt: fichaje, fichajes, mercado de fichajes, camiseta retro, jersey de futbol, fichajes de invierno, fichajes de verano
own-penalty-spot: tanda de penales, definicion por penales, panenka
own-goalkeeper-gloves: arquero de futbol, entrenamiento de porteros, guantes de arquero
own-football-boots: tachones, chimpunes, guayos
own-red-card: tarjeta amarilla
own-referee-whistle: arbitraje
stadium: bombonera, la bombonera, camp nou, santiago bernabeu, bernabeu, estadio azteca, maracana, monumental de river
trophy: campeones, balon de oro, mundial de clubes, ganadores, ganador, torneo, torneos, premios oscar, premios goya, finalistas, campeona, premiacion, mundial 2026
1st-place-medal: medallero, medallista, oro olimpico, olimpicos
own-padel-racket: padelistas, vibora de padel, bandeja de padel, world padel tour, premier padel
tennis: reves a dos manos, saque de tenis, roland garros, carlos alcaraz, rafa nadal, sinner@es, garbiñe muguruza, grand slam, copa davis
basketball: basquet, basket@es, baloncestista, mate de baloncesto, lebron james, stephen curry, luka doncic, doncic, pau gasol, ginobili, wnba, tiro libre baloncesto, acb, euroliga
baseball: pelotero, peloteros, ligas mayores, grandes ligas, jonron, shohei ohtani
american-football: futbol americano, mariscal de campo, tochito
rugby-football: rugby, los pumas rugby, all blacks, scrum@es, tackle rugby
volleyball: voley, voleyball, voleibolista, remate de voleibol, haikyuu, saque de voleibol, voley playa
person-playing-handball: balonmano, handball
boxing-glove: sparring, nocaut, canelo alvarez, julio cesar chavez, ilia topuria, topuria, velada del año, la velada, kickboxing, muay thai, defensa personal, campeon de boxeo, sombra de boxeo
martial-arts-uniform: aikido, cinturon negro, bjj, kata, capoeira, wushu, judoca, karateca
own-wrestling-mask: luchador mexicano, cmll, rey mysterio, blue demon
person-cartwheeling: mortal atras, parkour, acrobacias, acrobacia, simone biles, pino puente, rondada, voltereta, gimnasia ritmica, animadoras, porristas
person-fencing: esgrima, esgrimista, florete
bow-and-arrow: arcos de caza
own-golf-club: swing de golf, tiger woods, jon rahm, drive de golf, handicap de golf
pool-8-ball: billares, bola 8, pool argentino, carambola, carambolas
bullseye: tiro al blanco, punteria, propositos de año nuevo, habitos atomicos
parachute: parapente, puenting, bungee, salto base, tirarse en paracaidas
`;
