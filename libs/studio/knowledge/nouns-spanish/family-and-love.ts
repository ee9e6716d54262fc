/** Birth, children, love and celebrations: words of Spanish titles, in the format of `livingNouns`. */
export const spanishFamilyWords = `
pregnant-woman: semanas de embarazo, primer trimestre, segundo trimestre, tercer trimestre, contracciones, cesarea, epidural, parto natural, parto en casa, parto respetado, matrona, matronas, partera, parteras, comadrona, doula, gestante, gestacion, trabajo de parto, preeclampsia, baby shower, vientre de alquiler, puerperio
own-pregnancy-test: estoy embarazada, quedar embarazada, buscando un bebe, fertilidad, infertilidad, ovulacion, dias fertiles
own-ultrasound: fecundacion in vitro, fiv, revelacion de genero, revelacion de sexo, es niño o niña
baby: mellizos, mellizas, trillizos, bebe prematuro, mi bebe, maternidad, maternidad real, mama primeriza, mamas primerizas, niñera, niñeras, guarderia, postparto, posparto, sueño infantil, colicos, colicos del lactante
baby-bottle: biberones, mamadera, formula infantil, leche materna, sacaleches, extraer leche, tetero
own-high-chair: papillas de bebe, baby led weaning, blw, alimentacion complementaria, ablactacion, pures para bebes, primeras papillas
own-stroller: carreola, coche de bebe, silla de paseo, sillita de bebe
own-crying-child: gritar a tus hijos
own-diaper: pañales de tela, operacion pañal
own-pacifier: chupo
own-toy-blocks: montessori, jugueteria, juguetes montessori, habitacion infantil, estimulacion temprana, actividades para niños, juegos para niños
own-family: padres primerizos, paternidad, crianza respetuosa, crianza, hijastros, familia ensamblada, adopcion, mi familia
old-woman: suegra, suegras, yaya
broken-heart: infiel, ser infiel, me fue infiel, relacion toxica, relaciones toxicas, pareja toxica, novio toxico, novia toxica, contacto cero, desamor, mal de amores, superar a tu ex, superar a mi ex, superar una ruptura, dependencia emocional, divorciarse, divorciada, me divorcio, me divorcie, separacion de pareja, ghosting, ex pareja, mi ex volvio, terminar una relacion, me dejo mi novio, corazon partido, le fui infiel
heart-with-arrow: enamorar, enamorarse, enamorado, enamorada, enamorados, flechazo, conquistar a una mujer, conquistar a un hombre, seducir, seduccion, san valentin, tinder, almas gemelas, alma gemela, le gustas, le gusto, me gusta un chico, amor a primera vista, lenguaje del amor, gustarle a un chico, gustarle a una chica, llama gemela, llamas gemelas, crush@es
red-heart: amor propio, amores, pareja, parejas, relacion de pareja, relaciones de pareja, relacion a distancia, relaciones a distancia, novios, terapia de pareja, noviazgo, vida en pareja, autoestima, quererse a si mismo, amor a distancia
clinking-glasses: primera cita, cita romantica, cena romantica, cita a ciegas, primeras citas, brindis, despedida de soltera, despedida de soltero, nochevieja
wedding: casarse, casarme, me caso, nos casamos, casamiento, casamientos, wedding planner, boda civil, mi boda, luna de miel, luna miel, me case
handshake: negociar, negociacion, tecnicas de venta, vendedor, vendedores, vender mas, cerrar ventas, tratado de paz, tregua, alto el fuego
party-popper: cumpleaños feliz, fiestas patrias, fiesta sorpresa, decoracion de fiestas, feria de abril, feria de cali, nochevieja fiesta, quince años fiesta
christmas-tree: navideño, navideña, navideños, decoracion navideña, villancicos, villancico, adornos navideños, posadas navideñas, nochebuena, adviento
`;
