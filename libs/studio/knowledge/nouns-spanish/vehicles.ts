/** Cars, motorbikes, bicycles, driving and traffic: words of Spanish titles, in the format of `livingNouns`. */
export const spanishVehicleWords = `
automobile: tsuru, aveo, sentra, jetta, clio, twingo, megane, sandero, kangoo, cinquecento, fiat uno, fiat 600, renault, renault 12, renault 4, peugeot, citroen, skoda, dacia, opel, kia, byd, suzuki swift, picanto, tiida, chevy pop, chevy, bocho, vochito, escarabajo volkswagen, seat 600, seiscientos, mi ibiza, dos caballos, ford falcon, fiat palio, volkswagen gol, coche de segunda mano, coches de segunda mano, carro usado, carros usados, auto usado, autos usados, coches usados, comprar coche, comprar carro, vender mi coche, pasar la itv, verificacion vehicular, seguro de coche, seguro de auto, automoviles, coche hibrido, coche clasico, coches clasicos, carros clasicos, corolla, taller mecanico, lavar el coche, lavar el carro, pulir coche, coche de empresa, gasta mucha gasolina, coche diesel, leasing de coche, chery, omoda, mg zs, cupra, toyota yaris, geely, tsurus, rayones de carro, nissan versa, opel corsa, chevrolet corsa, renault duster, civic@es, tuning@es, detailing@es
sport-utility-vehicle: land cruiser, defender@es, suzuki jimny, jimny, wrangler, montero, pajero, sportage, qashqai, rav4, vitara, tucson@es
pickup-truck: hilux, amarok, l200, np300, saveiro, troca, trocas, ranger ford, navara
own-sports-car: supercoches, gt3, 911 turbo, miata, coches de lujo, carros de lujo, carreras clandestinas, nissan gtr, skyline r34, drifting, derrapar, derrapes, drift@es
own-racing-formula: checo perez, fernando alonso, carlos sainz, franco colapinto, colapinto, max verstappen, verstappen, lewis hamilton, leclerc, ayrton senna, schumacher, gran premio de, piloto de f1, parrilla de salida, indycar, turismo carretera
own-charging-station: cargar coche electrico
own-crashed-car: accidente de carro, accidente de trafico, accidentes de trafico, accidente de transito, accidentes de transito, choque de autos, siniestro total, parte amistoso, volcadura
own-driving-licence: permiso de conducir, brevete, pase de conducir, carnet de coche, carnet de moto, examen de manejo, examen practico de conducir, autoescuela, teorico de conducir, teorico dgt, puntos del carnet, aprobar el practico
own-steering-wheel: manejar, conducir, conducir de noche, manejar estandar, manejar automatico, direccion asistida, miedo a conducir, manejar por primera vez
own-gear-stick: cambiar de marcha, caja automatica, transmision automatica, cambios de velocidad, carro estandar
own-brake-disc: balatas, liquido de frenos, cambiar frenos
own-tyre: llanta ponchada, vulcanizadora, gomeria, ponchadura, cambiar una rueda, rueda pinchada, neumaticos de invierno
own-engine-oil: aceite del carro, aceite sintetico, aditivos de aceite
own-spark-plug: cables de bujia
own-exhaust: escape deportivo, catalizador, filtro de particulas, dpf, egr
own-engine: correa de distribucion, junta de culata, cadena de distribucion, motor v8, pistones, culata, junta de la culata, radiador del coche, motor fundido, motor de dos tiempos, carburador, inyectores, anticongelante, motor 2jz, sobrecalentamiento
own-car-battery: bateria del coche, bateria del carro, bateria de auto, pasar corriente, alternador, pinzas de bateria, arrancar con pinzas
own-headlight: faros amarillos, faros opacos, faros led, xenon, luces antiniebla, pulir faros
own-warning-dashboard: testigo del motor, luz de check engine, testigos del cuadro
own-license-plate: matricula de coche, placas del coche, emplacamiento, refrendo vehicular, patente de auto, matricula francesa
own-petrol-station: nafta, gasoil, echar gasolina, ahorrar gasolina, gasolinazo
own-traffic-jam: trafico, trancones, hora punta, taco en santiago, operacion salida
own-road-sign: codigo de circulacion, rotonda, rotondas, ceda el paso, glorieta, normas de trafico
own-parking-sign: estacionarse, parqueo, parquear, zona azul, estacionar en paralelo
police-officer: multa de trafico, multas de trafico, multa de la dgt, multas de la dgt, multas de transito, multa de transito, fotomulta, fotomultas, mossos, carabineros, policia nacional, policia local, agentes de transito, gendarmeria, comisario, denuncia, denuncias, alcoholimetro, control de alcoholemia, radar de velocidad, patrullero, antidisturbios, ertzaintza, exceso de velocidad
own-keyhole: cerrajero, ganzua, ganzuas, lockpicking, cambiar la cerradura
motorcycle: italika, bajaj, ktm, royal enfield, pulsar 200, aprilia, benelli, motero, moteros, motociclista, motociclistas, moto electrica, scrambler, cafe racer, motocross, motogp, africa twin, gs 1250, rouser, zanella, cb 500, mt-07, mt07, mt-09, r1250, motoquero, yamaha, marc marquez, valentino rossi, moto trail, caballito en moto, moto custom, tricimoto, gixxer, fz 25, honda cb, cbr, enduro@es
motor-scooter: motoneta, motonetas, ciclomotor, moto 125, pcx, vespino, lambretta, rider de glovo, delivery en moto, domiciliario
own-bike-helmet: casco de bicicleta, casco de bici
own-electric-scooter: patin del diablo, patineta electrica
own-electric-bike: bicis electricas
bicycle: bicis, bici de carretera, bicicleta de montaña, cadena de bici, fixie, bici plegable, triciclo, bicicleteria, bikepacking, cicloviajero, cicloturismo, cambiar camara de bici, alforjas, gravel@es
person-mountain-biking: mtb, descenso en bici, enduro mtb, downhill@es
person-biking: pogacar, vingegaard, tour de francia, giro de italia, vuelta a españa, egan bernal, nairo quintana, subir puertos, puertos de montaña, ciclismo de carretera, ftp en ciclismo, miguel indurain
`;
