/** Dishes and drinks: words of Spanish titles, in the format of `livingNouns`. */
export const spanishFoodWords = `
bread: pan de muerto, torrijas, torrija, pan de molde, pan bimbo, pan rallado, picatostes, focaccia, brioche, chapata, pan integral, pan sin gluten, pan de ajo, pan de jamon, marraqueta, telera
sandwich: bocata, bocatas, torta ahogada, tortas ahogadas, lomito, chivito uruguayo, montadito, pepito de ternera, sandwichito, sanguche
taco: cochinita pibil, carnitas, suadero, birria, tacos de canasta, sopes, sope, gorditas de maiz, tlacoyo, tlacoyos, tlayuda, tlayudas, huarache, huaraches, flautas doradas, tostadas mexicanas, taqueria, taquero, gringas al pastor
own-nachos: chilaquiles, chilaquil, nachos caseros
own-corn-tortillas: masa de maiz, nixtamal, tortilleria
own-arepa: cachapa, cachapas, bolon de verde
own-empanadas: empanada gallega, salteñas, pastelitos criollos
pot-of-food: pozole, ajiaco, sancocho, locro, mole poblano, mondongo, fabada asturiana, callos a la madrileña, carbonada, marmitako, caldereta, olla podrida, ragu, alubias con chorizo, frijolada, rabo de toro, seco de pollo, mole@es, menudo rojo, menudo blanco, caldo de menudo
own-soup-bowl: crema de calabacin, sopa de cebolla, sopa azteca, caldo de pollo, consome, ajoblanco, caldo de huesos, caldo tlalpeño, sopa de ajo, pure de calabaza, caldillo, vichyssoise
cut-of-meat: milanesa, milanesas, milanga, matambre, bife, bife de chorizo, lomo saltado, arrachera, picanha, chuleton, entrecot, secreto iberico, carne asada, carne molida, carne picada, carniceria, carnicero, escalope, cachopo, tomahawk, rosbif, roast beef, vitel tone, bondiola, carpaccio, steak tartar, entraña a la parrilla, asado de vacio, cortes de carne
own-grill: parrillero, parrillada, asar carne, chorizos a la parrilla, brasas, ahumados
meat-on-bone: costillas bbq, costillitas, costillar, pierna de cordero, chamorro, codillo
poultry-leg: pollo asado, pollo rostizado, pollo al horno, pollo a la brasa, pollo broaster, muslos de pollo, pollo empanizado, pollo al ajillo, pollo a la naranja, pollo en salsa, pechuga, pechugas, pechuga de pollo, pechugas de pollo
hot-dog: choripan, choripanes, salchipapa, salchipapas, morcilla, butifarra, longaniza
fish: pescadito frito, pescado frito, bacalao al pil pil, black bass, lucio, lucios, bagre, siluro, siluros, tilapia, mojarra, robalo, pejerrey, corvina, surubi, pacu, lubina, lubinas, dorada al horno, besugo, lenguado, huachinango, pargo, pirañas, piraña, caballa, jurel, pescaderia, marlin@es, pez espada
shrimp: aguachile, camarones, gambas al ajillo, coctel de camaron, camarones al ajillo, cigalas, gambon
octopus: pulpo a la gallega
crab: centollo, centolla, buey de mar, jaiba, jaibas, necora
oyster: vieiras, navajas gallegas, marisco, mariscos, mariscada, percebes
cooked-rice: gallo pinto, arroz con pollo, arroz con leche, arroz rojo, arroz chaufa, arroz blanco, arroz meloso, arroz al horno, arroz frito, arroz integral, casamiento salvadoreño, moros con cristianos
beans: frijoles, frijoles refritos, frijoles charros, caraotas, habichuelas, judias blancas, fabes, legumbres, legumbre, edamame
banana: patacones, patacon, tostones, platano macho, tajadas de platano, mangu
ear-of-corn: esquites, choclo, choclos, pastel de choclo, humitas
own-omelette: tortilla francesa, tortilla vaga, tortilla de betanzos, pincho de tortilla
egg: huevos rotos, huevos revueltos, huevos estrellados, huevos rancheros, huevos divorciados, huevos benedictinos, huevo poche, huevos cocidos, huevos rellenos
potato: patatas bravas, papas a la huancaina, causa limeña, gnocchi, ñoquis, noquis, patatas asadas, papas al horno, papas rellenas, tortitas de papa
french-fries: papas a la francesa, papas fritas caseras, patatas fritas caseras, papitas
cucumber: calabacitas, zapallito
eggplant: berenjenas rellenas, escalivada, parmigiana
tomato: jitomate, jitomates, tomate frito, pico de gallo, pisto, pa amb tomaquet
onion: cebolla caramelizada, cebolla morada, puerro, puerros, cebolleta
leafy-green: verduras de hoja, rucula, coles de bruselas, grelos, canonigos, berros
cactus: nopales, suculentas espinosas
herb: chimichurri, cilantro, perejil, oregano, hierbabuena, manzanilla, eneldo, hierbas aromaticas, pesto
hot-pepper: chile habanero, habanero, salsa macha, salsa roja, salsa verde, chipotle, chile en nogada, chiles en nogada, chiles rellenos, rocoto, aji amarillo, aji de gallina, tabasco, guajillo, pasilla, piquillos, pimientos de padron
cheese-wedge: queso fresco, queso manchego, quesos artesanales, provoleta, requeson, burrata, queso de cabra, queso oaxaca, queso crema, quesillo, queseria, tequeños
own-pasta: fettuccine, raviolis, canelones, canelon, pasta fresca, pasta a la carbonara, espaguetis carbonara, macarrones con tomate, fideua, fideos con tuco, pasta casera, salsa bolognesa, bolognesa, macarrones con chorizo, macarrones con queso
pizza: pizza casera, pizza napolitana, fugazzeta, pizzero
own-paella: arroz con bogavante
sushi: sushi casero, makis, maki, poke bowl, comida japonesa, poke@es
own-noodle-bowl: ramen casero, fideos chinos, maruchan, sopa maruchan, yakisoba, pad thai, chow mein, sopa instantanea
dumpling: dim sum, baos, bao, mandu, xiaolongbao
green-salad: ensalada cesar, ensalada rusa, ensaladilla rusa, ensaladilla, comida sana, comida saludable, comer sano, comer saludable, alimentacion saludable, veganismo, vegetariana, comida vegana, receta vegana
avocado: dieta keto, dieta cetogenica, cetogenica, recetas keto, guacamole casero, keto@es
fork-and-knife-with-plate: bandeja paisa, casado tico, plato combinado, menu del dia, menu ejecutivo, tapeo, raciones, comida corrida, cenaduria, bar de tapas, recetas economicas, comidas economicas, comida casera, comilona, buffet libre, estrella michelin, guia michelin, critico gastronomico, masterchef
bento-box: tupper, tuppers, lonche, lonches, batch cooking, viandas, menu semanal, comida para la semana
takeout-box: comida para llevar, rappi, uber eats, glovo, pedidosya
own-food-truck: antojitos, puesto de comida, puestos de comida, foodtruck, garnachas, garnacha
own-market-stall: tianguis, rastro madrileño, mercado central, mercado de abastos, plaza de mercado, feria de libros, mercado de pulgas, mercadito
cookie: alfajor, alfajores, polvorones, polvoron, mantecados, galletitas, galletas de avena, perrunillas, rosquitas, coyotas, besos de moza
own-jam-jar: dulce de leche, cajeta, arequipe, manjar blanco, confitura, conservas caseras, membrillo
chocolate-bar: turron, turrones, turron de jijona, chocolate dubai, chocolatinas, bombones, bombon de chocolate, chocolateria
doughnut: roscon de reyes, rosca de reyes, roscon, buñuelos, buñuelo, berlinesas, facturas argentinas, picarones, los simpson, homero simpson, homer simpson
birthday-cake: tarta de cumpleaños, tres leches, pastel tres leches, tarta de santiago, torta casera, torta de chocolate, bizcochuelo, chocotorta, tarta fria, rogel, brazo gitano, pastel de cumpleaños, pastel frio, panque, queque, red velvet, reposteria, pasteleria, pastelera, panettone, pan dulce, merengon, selva negra, tarta sacher, buttercream, fondant, quinceañera, xv años, fiesta de cumpleaños
cupcake: mantecadas, mug cake
own-cheesecake: tarta vasca
pie: tarta de manzana, pay de limon, pie de limon, lemon pie, hojaldre, pastafrola, pasta frola, strudel, pastel de carne, empanadon, tarta de verdura, pascualina, quiche lorraine
croissant: cruasanes, conchas de pan, pan dulce mexicano, ensaimada
custard: flanes, flan casero, crema catalana, panna cotta, tocino de cielo, gelatina de leche, quesillo venezolano, arroz dulce
pancakes: hot cakes, crepas, pancakes de avena
ice-cream: helado casero, heladeria, mantecado helado
own-popsicle: polos de hielo, bolis de hielo, michoacana
candy: gominolas, chucherias, dulces mexicanos, gomitas, malvaviscos, cocadas, dulces tipicos
own-churros: porras con chocolate, chocolate con churros, churreria
bowl-with-spoon: yogur griego, yogures, mazamorra, atole, muesli, papilla, papillas, kefir
own-oatmeal-bowl: avena trasnochada, gachas de avena
glass-of-milk: horchata, leches vegetales, leche de avena, leche de almendras, bebida vegetal
own-smoothie-glass: jugo verde, jugos verdes, batido detox, zumos detox
beverage-box: agua fresca, aguas frescas, agua de jamaica
hot-beverage: cafetera italiana, cafe de olla, cafe con leche, cafe frio, cold brew, dalgona, colacao, cafe filtrado, chocolate a la taza, champurrado
mate: yerba, cebar mate, terere, cebador, mate amargo, mate cocido
teacup-without-handle: te de manzanilla, tisana, te negro, kombucha, te de jengibre
wine-glass: sangria, tinto de verano, calimocho, kalimotxo, cata de vinos, vino tinto, vino blanco, malbec, rioja@es, enologia, sumiller, vendimia, vermut, vermu, vermouth
beer-mug: michelada, micheladas, chela, chelas, birra, birras, clamato, cerveza casera, cervecero, oktoberfest
tumbler-glass: fernet, fernet con coca, gin tonic, gintonic, gin tonics, mezcal, mezcales, pisco, aguardiente, orujo, ginebra licor, cuba libre, cubalibre, cubata, chupitos, chupito, guaro, viche, pacharan, dejar el alcohol, dejar de beber, resaca, borracho, borrachos, borrachera
cocktail-glass: cocteles, pisco sour, daiquiri, aperol, aperol spritz, caipirinha, paloma coctel, margaritas coctel, carajillo, coctelera, cocteleria, bartender, barman, negroni
tropical-drink: todo incluido
own-pressure-cooker: thermomix, robot de cocina, olla programable
own-cast-iron-pan: plancha de hierro, comal, disco de arado
cooking: sofrito, hornillo, hornillo de gas, anafe, infiernillo, vitroceramica, wok casero, salteado
cook: concurso de cocina, ayudante de cocina, cocinar como un chef
`;
