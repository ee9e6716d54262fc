/** Crimes, law, politics, ghosts and magic: words of Spanish titles, in the format of `livingNouns`. */
export const spanishCrimeWords = `
own-case-file: casos reales, caso real, casos criminales, crimenes reales, crimen real, expedientes secretos, expediente x, sumario judicial, cronica negra, documentos desclasificados, caso asunta, el caso alcasser, caso marta del castillo, caso diana quer
own-wanted-poster: profugo, profugos, fugitivo, fugitivos, los mas buscados, desaparecido, desaparecidos, desapariciones, desaparicion
own-gangster-hat: el chapo, chapo guzman, narcotrafico, narcotraficante, narcotraficantes, cartel de sinaloa, cartel de medellin, cartel de cali, cjng, el mencho, pablo escobar, camorra, don corleone, sicarios mafia, pandilla, pandillas, lavado de dinero, blanqueo de capitales, crimen organizado, griselda blanco, el mayo zambada, narcocultura
own-handcuffs: detencion, esposado, extradicion, detenida
own-prison-bars: carceles, presa politica, recluso, reclusos, fuga de la carcel, fuga de prision, fuga de alcatraz, penitenciaria, corredor de la muerte, penal de maxima seguridad, escapar de la carcel, ex convicto, cecot, fuga del tunel
own-shadow-figure: asesino serial, asesinos seriales, asesina serial, mataviejitas, depredador sexual, violador, zodiac killer, jack el destripador, ted bundy, jeffrey dahmer, ed gein, descuartizador, parricida, goyo cardenas, hombre de la mascara
own-bloody-knife: feminicidio, feminicidios, crimen pasional, descuartizado, masacre, masacres, parricidio, asesinada, asesinado
own-ransom-note: rescate millonario, extorsiones
own-balaclava: atracador, atracadores, robo del siglo, banco rio, asalto, asaltos, butron, terrorista, terroristas, eta terrorismo, terrorismo, encapuchado
own-fingerprint: criminologia, criminalistica, csi, identikit, adn forense
own-police-badge: investigacion policial, policia judicial, infiltrado policial
own-evidence-board: teoria de la conspiracion, teorias de la conspiracion, illuminati, misterio sin resolver, misterios sin resolver, enigma sin resolver
own-handgun: sicario, sicarios
own-gavel: custodia compartida, patria potestad, abogados, abogado, abogada, derecho civil, derecho laboral, estudiar derecho, carrera de derecho, pension alimenticia, pension de alimentos, codigo civil, tribunal supremo, juicio oral, penalista, bufete, usucapion, legitima defensa, ley de vivienda, derechos del trabajador, derechos laborales
own-contract-paper: testamento, testamentos, herencia notarial, notaria, notario, notarios, escritura publica, poder notarial, capitulaciones, clausula, clausulas, finiquito, finiquitos, credito hipotecario, poliza, polizas, seguro de vida, hipoteca uva, credito uva, registro de marca, contrato de trabajo, contrato de arras, letra pequeña, clausulas abusivas
scroll: leyes, declaracion de independencia, tratado, tratados, constitucion española, reforma constitucional
ballot-box-with-ballot: votar, votacion, votaciones, electoral, candidato, candidatos, candidata, campaña electoral, politico, politicos, partidos politicos, referendum, elecciones generales, debate electoral, debate presidencial, encuestas electorales, encuesta electoral
placard: manifestaciones, huelga, huelgas, piquete, piquetes, cacerolazo, marcha del 8m, estallido social, huelguistas
flashlight: apagon, apagones, corte de luz, cortes de luz, gran apagon, corte de energia
ghost: espiritus, espectros, leyenda de la llorona, actividad paranormal, fenomenos paranormales, cazafantasmas, espiritismo, psicofonia, psicofonias, caza de fantasmas, planchada fantasma
own-creepy-doll: isla de las muñecas, chucky
angry-face-with-horns: satanismo, posesion demoniaca, pacto con el diablo, exorcista satanico, satanas
person-mage: brujeria, chaman, chamanes, hechiceria, gandalf, santeria, wicca, dumbledore
person-zombie: zombis, apocalipsis zombie, the walking dead
person-vampire: crepusculo pelicula
goblin: chaneques, duende malvado
own-tarot-cards: tarotista, lectura de tarot, tarot interactivo, arcanos mayores, videncia
crystal-ball: predicciones, profecia, profecias, nostradamus, baba vanga, signos zodiacales, signos del zodiaco, adivinar el futuro, numerologia, mhoni vidente, signo zodiacal, carta natal, retrogrado mercurio, mercurio retrogrado
magic-wand: truco de magia, trucos de magia, ilusionismo, ilusionista, mentalismo, prestidigitador, prestidigitacion, magia de cerca, david copperfield, mago pop, escapismo, mago callejero
`;
