/** Clothes, make-up, nails and hair: words of Spanish titles, in the format of `livingNouns`. */
export const spanishLooksWords = `
own-clothes-hanger: ropa, ropa de segunda mano, ropa de mujer, ropa de hombre, ropa de invierno, ropa de verano, vinted, moda, outfit, outfits, prenda, prendas, estilismo, moda sostenible, fast fashion, tendencias de moda, ropa usada, ropa vintage, wallapop, colorimetria, asesora de imagen, desfile de moda, pasarela, modelaje, ootd, tallas grandes, look@es, looks@es
shopping-bags: zara, bershka, h&m, pull and bear, pull&bear, stradivarius tienda, buen fin, hot sale, temu, aliexpress, ir de compras, de compras, el corte ingles, liverpool tienda, oysho, mercadolibre, mercado libre, amazon prime day
own-suit: blazer, blazers, terno, traje de hombre, traje sastre, americana hombre, frac, vestir elegante, sastreria, sastre
coat: gabardina, campera, camperas, casaca, cazadora, parka, anorak, chaqueta vaquera, chaqueta de cuero, plumifero, saco de lana
jeans: vaqueros rotos, pantalon vaquero, pantalones vaqueros, mezclilla, pantalones, leggings, mom jeans
t-shirt: polera, poleras, remera, remeras, franela, guayabera, blusa, blusas, personalizar camisetas, sublimacion, serigrafia
dress: vestido de fiesta, vestidos de noche, vestido de quince, falda, faldas, pollera, enterito, invitada de boda, invitada perfecta, traje de flamenca, traje de gitana
socks: calcetin, calcetas, medias compresivas
briefs: lenceria, tanga, calzon, brasier, corpiño, bra, sosten
bikini: bikinis, trikini, trikinis, bikini
one-piece-swimsuit: malla de baño, vestido de baño
running-shoe: tenis nike, tenis adidas, zapatillas deportivas, tenis blancos, jordan 1, air jordan, tenis jordan, agujetas de zapato, atarse los cordones, limpiar tenis
high-heeled-shoe: tacon, stilettos, caminar con tacones, zapatos de tacon
mans-shoe: mocasines, zapatos de hombre, zapateria, zapatero, bolero de zapatos, oxford zapato
hiking-boot: botas de montaña, botas camperas, botas texanas, camino de santiago, camino frances, camino portugues, peregrino, peregrinos
handbag: bolso de mano, bolsa de mano, carteras de mujer, bandolera, birkin, bolsa de hospital, bolsa de parto, maleta del hospital, bolsa de maternidad
own-pearl-necklace: collar, collares, perlas
ring: anillos de boda, pedida de mano, pedir matrimonio, anillo de compromiso, le pedi matrimonio, me pidio matrimonio, compromiso matrimonial, sortija
gem-stone: bisuteria, piedras preciosas, cuarzos, cuarzo, amatista, cristales energeticos, minerales preciosos
watch: relojes, relojeria, casio, omega speedmaster, seiko, relojero
sunglasses: lentes de sol, ray ban, ray-ban
glasses: lentes graduados, optica, gafas graduadas
own-makeup-palette: contouring, colorete, rubor, paleta de sombras, maquillar, maquillaje natural, maquillaje de novia, maquillaje de noche, maquilladora, maquillador, smokey eye, smokey eyes, ahumado de ojos, bronzer, automaquillaje, maquillaje artistico, halloween makeup, maquillaje halloween, grwm, arreglate conmigo
lipstick: labios rojos, perfilar labios, barra de labios
own-eyeliner: delinear los ojos, delineado de ojos, extensiones de pestañas, lifting de pestañas, ojos encapotados, microblading, laminado de cejas, diseño de cejas, depilar cejas, parpados caidos
own-foundation: bb cream, base liquida, polvos compactos
own-facial-mask: acne hormonal, espinillas, poros, poro, poros abiertos, piel mixta, piel sensible, arrugas, arruga, antiarrugas, antiedad, manchas en la cara, manchas faciales, melasma, rosacea, limpieza facial, masaje facial, gua sha, rejuvenecer, flacidez facial, botox, espinilla, dermaplaning, autocuidado, papada, manchas de la cara
own-serum: crema antiarrugas, niacinamida, contorno de ojos, skincare coreano, cosmetica coreana, cosmetica natural, agua micelar
lotion-bottle: bloqueador solar, bloqueador, crema solar, crema corporal, autobronceador, bronceado, desodorante, cerave
eyes: ojeras, ojera, bolsas en los ojos
own-perfume: perfumes arabes, decant, decants, lattafa, aromas de mujer
razor: depilacion, depilacion laser, depilacion con cera, depilarse, depilar, depilarme, depiladora, cera depilatoria, rasurar, rasurarse, rasurarme, afeitarse, cuchillas, maquinilla, vello
person-beard: bigote, bigotes, barba tupida, arreglar la barba
nail-polish: uñas semipermanentes, uñas decoradas, uñas postizas, uñas esculpidas, uñas francesas, uñas cortas, uñas largas, uñas naturales, uñas de navidad, uñas de primavera, uñas navideñas, diseños de uñas, decoracion de uñas, limar uñas, esmaltado, esmalte semipermanente, kapping, gelish, soft gel, manicura francesa, manicure rusa, manicura rusa, manicurista, pintarse las uñas, pintar las uñas, morderse las uñas, polygel, poligel, pedicura, pedicurista
own-hair-dye: mechas rubias, rubia platino, rubio platino, decolorar el pelo, decolorarme el pelo, teñirme el pelo, me tiño el pelo, canas, cubrir canas, matizador, babylights, colorista, pelo rosa, pelo azul, pelo fantasia, baño de color, tinte de cabello, henna@es
own-hair-straightener: alisado, alisado brasileño, alisado japones, keratina, botox capilar, alaciado, alaciado permanente, ondas surferas, ondas con plancha, tenaza de pelo, ondas al agua, plancharse el pelo, plancharme el pelo
own-hairbrush: trenza, trenzas, trenzas africanas, trenzas boxeadoras, trenza francesa, trenza de raiz, coleta, coletas, chongo, chongos, dreadlocks, rastas, pelo largo, cabello largo, extensiones de pelo, extensiones de cabello, peinarse, peinarme, moño alto, moño despeinado, recogido de novia
scissors: flequillo, fleco, cerquillo, chasquilla, corte pixie, corte bob, puntas abiertas, cortarme el pelo, cortarse el pelo, me corto el pelo, me corte el pelo, cortar el pelo, cortarme el cabello, corte en capas, corte degradado, peluquera, salon de belleza, corte mariposa, wolf cut, estilista, mullet@es
own-hair-clipper: rapar, raparme, raparse, me rapo, me rape, rapada, corte militar, navaja de barbero, fade@es
own-shampoo-bottle: metodo curly, cabello rizado, rizos, rizos definidos, curly girl, frizz, caspa, pelo graso, cabello graso, pelo seco, cabello seco, pelo dañado, pelo fino, minoxidil, crecer el pelo, hacer crecer el cabello, champus, champu solido, mascarilla capilar, aceite de romero, rutina capilar, cabello, co-wash
person-bald: alopecia, trasplante capilar, injerto capilar, quedarse calvo, entradas capilares
own-tattoo-machine: tatuarse, tatuarme, me tatue, estudio de tatuajes
person-getting-massage: masajista, drenaje linfatico, maderoterapia, reflexologia, quiromasaje, masaje relajante, reiki
hair-pick: peinado, peinados, peinados faciles
`;
