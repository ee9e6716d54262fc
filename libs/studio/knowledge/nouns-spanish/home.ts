/** Housework, order at home, repairs and buying or renting a home: words of Spanish titles, in the format of `livingNouns`. */
export const spanishHomeWords = `
own-kitchen: cocinas, cocina integral, reformar la cocina, isla de cocina, encimera, encimeras, mi cocina, cocina
own-fridge: refrigeradora
own-freezer: congelar comida, congelar alimentos
own-dishwasher: lavavajillas
own-washing-machine: lavar ropa, lavarropas, ropa blanca, manchas en la ropa, manchas de ropa, quitar manchas, lavanderia
own-clothesline: tender ropa, tendal
own-steam-iron: planchar camisas, planchado de ropa, planchar una camisa
own-mop-bucket: fregar el suelo
broom: limpieza profunda, aseo, zafarrancho, limpieza extrema, limpiar la casa, limpiadora, empleada domestica, empleada del hogar
own-spray-bottle: limpiador multiusos, vinagre de limpieza, quitagrasas, amoniaco, sacar el sarro, antical, limpiacristales
toilet: sanitario, vater, excusado, poceta, taza del baño, limpiar el baño
bathtub: baño pequeño, reformar el baño, plato de ducha, remodelar el baño, tina de baño
own-open-box: minimalismo, minimalista, minimalistas, decluttering, declutter, deshacerme de cosas, tirar cosas, marie kondo, konmari, ordenar la casa, organizar la casa, organizacion del hogar, orden en casa, trastos
own-wardrobe: organizar el armario, ordenar el armario, fondo de armario, escaparate de ropa
own-chest-of-drawers: ordenar cajones, gavetas, gavetero, comoda de madera
own-moving-boxes: me mudo, mudarme, mudarse, trasteo, me mude, nos mudamos, mudarnos
wrench: mecanica, mecanica automotriz, gasfiter, mantenimiento del coche
own-faucet: canilla que gotea, griferia
own-sink: desatascar el fregadero, pileta de cocina, destapar el fregadero, destapar cañerias
own-leaking-pipe: filtracion de agua, filtraciones, soldar cobre, pvc tuberia
own-water-heater: termotanque
own-radiator: purgar radiadores, estufa electrica, suelo radiante, bomba de calor, aerotermia
own-air-conditioner: recargar gas aire acondicionado
own-wall-socket: contacto electrico, instalar un enchufe
own-light-switch: conmutador, conmutadores, conmutada, interruptor doble
own-wires: cortocircuito, puesta a tierra, empalmes
own-fuse-box: diferencial salta, disyuntor, termica salta, salta el diferencial
own-electrician: obrera
own-paint-roller: pladur, durlock, tablaroca, estuco, estucar, masilla, enlucir, quitar gotele, pintar la pared, pintar una habitacion, empapelar, papel tapiz, pintar azulejos, pintor de casas, microcemento, pintar muebles, pintura de pared, pintar puertas, chalk paint, resanar, revoque, repellar, pintar techos
own-paint-bucket: impermeabilizar, impermeabilizante, impermeabilizar la azotea, impermeabilizar azotea, impermeabilizar el techo, impermeabilizar la terraza, impermeabilizacion, barniz, barnizar, pintura epoxica, esmalte sintetico, lasur
own-floor-tiles: alicatar un baño, alicatado, azulejar, porcelanato, lechada, embaldosar, colocar ceramica, pegar azulejos, piso ceramico, ceramicos
own-wood-planks: tarima flotante, suelo de madera, suelo vinilico, piso flotante, listones, acuchillar, madera maciza, mdf, contrachapado, melamina, triplay, cambiar el suelo
own-wood-pallet: muebles con palets, estibas, muebles de palets
own-circular-saw: radial@es, amoladora, amoladoras, esmeril, esmeriladora, ingletadora, sierra de calar, caladora, escuadradora, mini amoladora
own-drill: taladro percutor, rotomartillo, tacos de pared, taladrar, brocas, broca, colgar un cuadro, colgar cuadros
carpentry-saw: cola de milano, ebanista, ebanisteria, carpinteria japonesa, serrucho, tallado de madera, talla de madera, torneado, torno de madera, marqueteria, proyectos de madera
own-bookshelf: balda, baldas, biblioteca casera
own-welding-mask: soldando, electrodo, electrodos, soldadura tig, soldadura mig, soldadura electrica, herreria, soldar con electrodo, maquina de soldar, inverter de soldar
hammer: herrero, herreros, forja, martillazo
own-nails-screws: tirafondos, tuercas, tornilleria
hammer-and-wrench: bricolador, ferreteria, manitas, reforma integral, remodelacion, hazlo tu mismo, leroy merlin, manualidades de madera, banco de herramientas, maestro chasquilla
construction-worker: albañileria, albañiles, peon de obra, capataz, ingeniero civil, ingenieria civil, maestro de obras, obra gris
brick: muro de ladrillo, levantar un muro, bloques de hormigon, casa de adobe, adobe casero, block de concreto, pared de ladrillo, muro de piedra, pared de piedra
own-cement-mixer: concreto, mezcla de cemento, losa de concreto, colar losa, cimentacion, zapata de cimentacion
own-window-blinds: persiana atascada, store enrollable, toldo, toldos, cortinas enrollables
own-mouldy-wall: salitre, condensacion, manchas de humedad
own-trash-bin: recolector de basura, barrendero, reciclar, camion de la basura
own-glue: silicona, la gotita, pegamento de contacto, kola loka, superglue
own-house-for-sale: infonavit, fovissste, primera vivienda, comprar casa, comprar una casa, comprar piso, comprar un piso, comprar vivienda, vender casa, vender mi casa, vender piso, burbuja inmobiliaria, inversion inmobiliaria, precio de la vivienda, agente inmobiliario, asesor inmobiliario, terreno en venta, home staging, precio de las casas, invertir en inmuebles, invertir en vivienda, precios de la vivienda
own-house-keys: airbnb, inquilino, inquilinos, okupa, okupas, okupacion, inquiokupas, inquiokupa, desahucio, desahucios, alquiler vacacional, alquileres, arriendo, arriendos, alquilar, arrendar, renta de casas, mi primer piso, me independizo, independizarse, independizarme, compartir piso, compañeros de piso, roomies, roomie, desalojo, rentar departamento, arrendatario
own-apartment-block: depa, depas, monoambiente, apartaestudio, conventillo, vecindad, piso en madrid, piso pequeño, tour por mi departamento, tour por mi piso, tour por mi depa, estudio de 30 metros, atico, edificios viejos, multifamiliar, vecinos ruidosos, favela, favelas
house-with-garden: casa prefabricada, casas prefabricadas, casa modular, casas modulares, casa de campo, casa autosuficiente, casa pasiva, autoconstruccion, house tour, casa de mis sueños, construir una casa, casa rural, planos de casas, plano de casa
own-barn: finca, fincas, caserio, cortijo, vida en el campo, ganaderia, vivir en el campo
own-log-cabin: refugio de montaña, casa de madera, casas de madera
derelict-house: lugar embrujado, lugares embrujados, sitio embrujado, lugar encantado, pueblo abandonado, pueblos abandonados, lugares abandonados, lugar abandonado, urbex, casa del terror, mansion abandonada, poltergeist casa
fuel-pump: gas natural, gas lp
elevator: ascensor, ascensores, elevador, elevadores
`;
