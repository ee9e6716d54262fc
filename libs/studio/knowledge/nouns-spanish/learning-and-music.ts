/** School, examinations, languages, instruments and singing: words of Spanish titles, in the format of `livingNouns`. */
export const spanishLearningWords = `
own-chalkboard: derivadas, derivada, logaritmos, logaritmo, trigonometria, polinomios, polinomio, factorizacion, factorizar, regla de tres, raiz cuadrada, raices cuadradas, teorema de pitagoras, pitagoras, probabilidad matematica, vectores, calculo diferencial, calculo integral, aritmetica, geometria analitica, porcentajes, ecuaciones diferenciales, inecuaciones, sistemas de ecuaciones, numeros primos, division larga, multiplicar, multiplicaciones, potencias y raices, aritmetica mental, olimpiada matematica, baldor, casos de factorizacion
own-exam-paper: ebau, evau, icfes, exani, ceneval, unam, ipn, comipems, eir, opos, opositor, opositora, opositar, paes@es, ingreso a la universidad, examen de admision, examen final, examenes finales, recuperacion de examen, sacar dieces, sacar buenas notas, matricula de honor, test psicotecnico, psicotecnicos, saber 11, examen de ingreso, pir, mir@es, exani ii, beca benito juarez, pruebas de acceso, examen parcial, examenes parciales, psu@es
own-notebook: apuntes bonitos, organizar la semana
own-flash-cards: anki, tarjetas de memoria, repeticion espaciada
memo: redaccion, comentario de texto, tesis, tfg, tfm, monografia, normas apa, citas apa, hoja de vida, carta de motivacion, notion, hacer la tarea, curriculo, ensayo academico, redactar un ensayo
open-book: analisis sintactico, sintaxis, oraciones subordinadas, ortografia, acentuacion, tildes, la celestina, el quijote, cien años de soledad, figuras literarias, generacion del 27, lectores, lectora, booktok, booktube, resumen de libro, wrap up de lecturas, borges, garcia marquez, gabriel garcia marquez, cortazar, pedro paramo, comprension lectora, leer mas, leer rapido, lectura veloz, lorca, literatura universal, isabel allende, audiolibros, escribir un libro, escribir una novela
own-school-desk: prepa, preparatoria, vuelta al cole, regreso a clases, infantil y primaria, profesor de secundaria, bachillerato
graduation-cap: elegir carrera, universitario, universitaria, universitarios, erasmus, master universitario, doctorado, formacion profesional, ingenierias, maestria, grado superior, fp grado superior
own-language: vocabulario en ingles, present simple, presente simple, pasado simple, pronunciacion en ingles, toefl, ielts, first certificate, b2 first, b1 preliminary, c1 advanced, duolingo, verbo to be, ingles para principiantes, hablar ingles, aprender idiomas, poliglota, poliglotas, bilingue, gramatica inglesa, traductor, traductora, traduccion, interprete, lengua de señas, lengua de signos, condicionales ingles, for y since, listening@es, phrasal verbs@es, phrasal verb@es
own-spanish-guitar: rasgueo, rasgueos, requinto, paco de lucia, punteo flamenco, bajo sexto, tres cubano, rasguidos
own-ukulele: charango, charangos, cuatro venezolano, cuatro llanero, timple, cavaquinho
guitar: guitarra electrica, acorde con cejilla, cejilla, solo de guitarra, riff, riffs, slash guitarra, pentatonica, punteo, rockero, metalero, soda stereo, heroes del silencio, afinar la guitarra
own-bass-guitar: linea de bajo, slap@es, tocar el bajo, bajo de cuatro cuerdas
own-drum-kit: bateria acustica, bateria electronica, bombo y caja, doble pedal, redobles, solo de bateria
drum: bombo legüero, djembe, congas, conga, timbales, darbuka, batucada, percusionista, pandereta, candombe
musical-keyboard: escalas de piano, tocar el piano, acordes de piano, organo musical, para elisa, chopin, claro de luna
violin: violines, mariachi, mariachis, arco de violin, vivaldi, violin principiante
saxophone: saxo, saxofones, clarinete, oboe, saxofonista
trumpet: trompetista, tuba, trombon, banda sinaloense, corneta, fanfarria, banda de guerra
flute: flautas dulces, flauta dulce, quena, zampoña, zampoñas, flauta travesera, flautista, siku
accordion: acordeones, bandoneon, vallenato, vallenatos, acordeonista, norteño acordeon, tango bandoneon
own-sheet-music: leer partituras, pentagrama, lenguaje musical, armonia musical, clave de sol, lectura musical
own-mixing-desk: mezcla y masterizacion, fl studio, ableton, ableton live, producir un beat, home studio, estudio de grabacion, ingeniero de sonido, logic pro, masterizar, plugins vst, mezclar musica
own-dj-deck: djs, pinchar, mezclar como dj, pinchadiscos, electronica musica, guaracha musica
own-vinyl-disc: coleccion de vinilos, album musical, discografia, discografica, grabe mi disco, mi disco, coleccion de discos, disco de oro
microphone: cantar, aprender a cantar, clases de canto, tecnica vocal, calentamiento vocal, calentar la voz, falsete, voz de pecho, afinar la voz, rosalia, karol g, quevedo, aitana, peso pluma, luis miguel, bizarrap, bzrp, taylor swift, duki, feid, maluma, j balvin, daddy yankee, nathy peluso, c tangana, natanael cano, junior h, romeo santos, juan gabriel, vicente fernandez, rocio durcal, camilo sesto, alejandro sanz, joaquin sabina, eurovision, benidorm fest, la voz kids, operacion triunfo, batalla de gallos, batallas de gallos, freestyler, freestylers, rapear, beatbox, aczino, monologo, monologuista, comediante, comediantes, cante jondo, copla, rancheras, corridos, corridos tumbados, cantautor, cantautora, desafinar, bad bunny, el vallenato cantado, rap@es, freestyle@es, cantando
musical-notes: regueton, cumbia, cumbias, bachata musica, boleros, bolero, salsa dura, rock en español, musica clasica, compositor, compositora, componer, componer una cancion, compuse una cancion, hit del verano, exitos musicales, dembow, musica electronica, mozart@es, merengue dominicano, trap@es
own-show-stage: concierto, conciertos, gira musical, festivales, festival de musica, lollapalooza, coachella, vive latino, primavera sound, viña rock, festival de viña, tomorrowland, hablar en publico, oratoria
woman-dancing: zumba, bachata, tango@es, sevillanas, coreografia, coreografias, bailar salsa, aprender a bailar, bailar bachata, clases de baile, bulerias, buleria, twerk, perreo, danza del vientre, kizomba, folklore baile, pasos de baile, marinera, baile de salon, cumbia baile, danza contemporanea, danza arabe, bailando
ballet-shoes: bailarina de ballet, ballet clasico
performing-arts: obra de teatro, obras de teatro, teatro musical, improvisacion teatral, clown teatral, carnaval de cadiz, chirigota, chirigotas, comparsa, murga, barranquilla carnaval
studio-microphone: exposicion oral, exposiciones orales
`;
