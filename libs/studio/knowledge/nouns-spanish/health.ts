/** Exercise, diet, body, illnesses and doctors: words of Spanish titles, in the format of `livingNouns`. */
export const spanishHealthWords = `
own-dumbbell: gimnasio, gimnasios, musculacion, hipertrofia, ganar musculo, masa muscular, ganar masa muscular, entrenamiento de fuerza, rutina de fuerza, rutina de pecho, rutina de hombros, rutina de biceps, triceps, rutina de brazos, tren superior, entrenador personal, entrenadora personal, recomposicion corporal, volumen y definicion, brazos flacidos, brazos gordos, hombros grandes, gym@es, entrenando, entrenar en el gimnasio
own-barbell: press banca, press militar, halterofilia, powerlifter, arrancada olimpica, levantamiento de pesas, 1rm
own-kettlebell: crossfit, wod, crossfitter, girevoy
own-squat: sentadilla bulgara, zancadas, desplantes, pistol squat, isquiotibiales
own-pull-up: primera dominada, barra fija, muscle up, muscle-up, remo invertido, street workout
own-push-up: planchas de pecho, fondos de triceps
own-abs-torso: marcar abdomen, abdomen marcado, cintura de avispa, quemar grasa abdominal, hipopresivos
own-glute-bridge: piernas y gluteos, suelo pelvico, kegel, ejercicios de kegel
own-plank-pose: tabata, cardio en casa, isometricos, aerobicos, cardio@es
own-yoga-mat: estirar, movilidad articular, rutina de pilates, abrirse de piernas, spagat, flexibilidad
person-in-lotus-position: yoguis, meditacion guiada, meditar, mindfulness, chakras, chakra, ashtanga, vinyasa, atencion plena, respiracion consciente
own-treadmill: trotadora, caminar en casa
own-exercise-bike: ciclo indoor, eliptica
own-jump-rope: saltar la comba, saltar cuerda
own-protein: suero de leche, batido de proteinas, preentreno, pre entreno, suplementos deportivos, suplementacion, caseina, aminoacidos
own-bathroom-scale: deficit calorico, perder grasa, quemar grasa, adelgace, bajar kilos, kilos de mas, sobrepeso, obesidad, perdida de peso, obeso, engordar, subir de peso, metabolismo lento, efecto rebote, cirugia bariatrica, manga gastrica, grasa corporal
own-kitchen-scale: contar calorias, macronutrientes, calorias, conteo de calorias, contar macros
own-anxious-head: dolor de cabeza, dolores de cabeza, migraña, migrañas, jaqueca, cefalea, estresado, ansiedad social, ataque de ansiedad, sobrepensar, pensamientos intrusivos, vertigo, vertigos, mareos, terapia psicologica
brain: parkinson, derrame cerebral, tda, autismo, epilepsia, neurologo, neurologia, psiquiatra, inteligencia emocional, subconsciente, neuronas, neurona, esquizofrenia, bipolaridad, trastorno bipolar, psicopatas, psicopata, narcisista, narcisistas, narcisismo, concentrarse, concentrarte, concentrarme, sociopata, trastorno limite, superdotado, superdotados, altas capacidades, lectura en frio
leg: varices, variz, arañas vasculares, piernas hinchadas, celulitis, retencion de liquidos, menisco, ligamento cruzado, dolor de rodilla, pantorrilla, pantorrillas, calambre, calambres, desgarro muscular
foot: juanete, juanetes, fascitis plantar, espolon calcaneo, pies planos, pie diabetico, hongos en los pies, talones agrietados, podologo, podologa, uñero, callos en los pies, esguince, esguince de tobillo, plantillas ortopedicas
own-back-pain: dolor cervical, dolor de cuello, contractura, contracturas, tortícolis, nervio ciatico, mala postura, cervicales, cifosis, joroba, fisioterapia, fisioterapeuta, fisio
own-spine: hernia de disco, quiropractico, quiropraxia, osteopata, vertebras, medula espinal
bone: osteoporosis, artrosis, artritis, cartilago
own-skeleton: anatomia, esqueleto humano, sistema oseo, craneo humano, cuerpo humano, aparato locomotor
own-plaster-cast: yeso en la pierna, me rompi la pierna, me rompi el pie
adhesive-bandage: cicatriz, cicatrices, quemadura, quemaduras, curitas, tirita, tiritas, moretones, rehabilitacion deportiva
tooth: caries, brackets, braquets, frenillos, implante dental, implantes dentales, blanqueamiento dental, blanquear los dientes, dientes blancos, carillas, endodoncia, muela del juicio, muelas del juicio, odontologia, odontologo, odontologa, dolor de muelas, ortodoncista, bruxismo, encias, sarro dental, ortodoncia invisible, invisalign, protesis dental, dentadura
eye: miopia, astigmatismo, presbicia, glaucoma, retina, vista cansada, operacion de miopia, operacion lasik, lasik, oftalmologo, oftalmologa, vision borrosa, orzuelo, conjuntivitis, lentillas, lentes de contacto, pupilentes, ojo seco
ear: otitis, acufenos, tinnitus, sordera, sordo, sordos, otoplastia, cera en el oido, tapon de oido, cerumen
nose: rinoplastia, sinusitis, congestion nasal, nariz tapada, desviacion de tabique, operacion de nariz
thermometer: gripe, gripa, resfriado, resfriados, resfrio, catarro, influenza, fiebre alta, calentura, tos seca, dolor de garganta, amigdalitis, faringitis, mononucleosis, golpe de calor, calor extremo, tos@es
lungs: neumonia, bronquitis, epoc, tuberculosis, cancer de pulmon, pulmones, fibrosis pulmonar, dejar de fumar
own-inhaler: asmatico, asmatica
anatomical-heart: colesterol, colesterol alto, trigliceridos, arterias, arritmia, arritmias, taquicardia, palpitaciones, paro cardiaco, corazon humano, cardiologia, cardiologa, marcapasos, trasplante de corazon, soplo cardiaco
own-blood-pressure: tension alta, hipotension, presion baja
own-glucose-meter: diabetico, diabeticos, diabetica, resistencia a la insulina, azucar alta, prediabetes, hipoglucemia, pico de glucosa
own-stomach: acidez estomacal, acidez, ulcera, helicobacter, indigestion, gastroenteritis, dolor de estomago, hernia hiatal
own-intestines: colon irritable, estreñimiento, flora intestinal, probioticos, sibo, diarrea, colitis, intestino permeable, celiaco, celiaca, celiacos, celiaquia, hinchazon abdominal, gases intestinales, lombrices intestinales, parasitos intestinales, desparasitarse, crohn, apendicitis
own-liver: hepatitis, vesicula, piedras en la vesicula, ictericia, trasplante de higado
own-kidneys: insuficiencia renal, dialisis, infeccion urinaria, infeccion de orina, cistitis
drop-of-blood: anemia, donar sangre, sangrado, copa menstrual, tampones, toallas sanitarias, compresas, regla abundante, ciclo menstrual, hemofilia, leucemia, plaquetas, tipo de sangre, grupo sanguineo
test-tube: analisis de sangre, analitica, hemograma, examen de sangre, laboratorio clinico
own-pill-bottle: ibuprofeno, paracetamol, antibioticos, antibiotico, farmacia, farmaceutico, farmaceutica, omeprazol, ansioliticos, magnesio, citrato de magnesio, colageno, vitamina d, omega 3, ashwagandha, melatonina, viagra, farmacologia, automedicarse, medicacion, anticonceptivos, pastilla anticonceptiva, pastillas anticonceptivas
syringe: vacunar, vacunarse, ozempic, mounjaro, wegovy, inyectarse, rellenos de labios, acido hialuronico en labios, aumento de labios, relleno de labios
reminder-ribbon: cancer de mama, cancer de pecho, cancer de prostata, cancer de colon, cancer de piel, quimioterapia, oncologo, oncologia, mi cancer, lucha contra el cancer, tuve cancer, tengo cancer
stethoscope: residencia medica, chequeo medico, carrera de medicina, consulta medica, medico de familia, medicina general
health-worker: enfermeria, carrera de enfermeria, auxiliar de enfermeria, pediatra, pediatras, ginecologo, ginecologa, ginecologia, medica, urgenciologo, dermatologia, endocrino, endocrinologo, medico forense, urologo, anestesista, anestesiologo, veterinario, veterinaria, veterinarios, interno de medicina, guardia medica, nutriologo, nutriologa, geriatra
own-surgeon: cirugia estetica, operacion quirurgica, cirujano plastico, liposuccion, abdominoplastia, mamoplastia, aumento de pecho, aumento mamario, lipo, bbl, implantes mamarios, bichectomia, trasplante de organos, trasplante de riñon
ambulance: paramedico, paramedicos, emergencias medicas, tecnico en emergencias, urgencias, sala de urgencias, servicio de urgencias, terapia intensiva
own-first-aid-kit: rcp, maniobra de heimlich, torniquete
person-in-bed: dormir mejor, dormir bien, dormirte, dormirse, apnea del sueño, paralisis del sueño, ronquidos, roncar, higiene del sueño, dormir rapido, dormir profundo
person-walking: caminar, caminando, salir a caminar
`;
