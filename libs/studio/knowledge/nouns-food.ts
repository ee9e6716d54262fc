/** Nouns for food and drink, in the format of `livingNouns`. */
export const foodNouns = `
pizza: pizza, margherita, pizzeria
hamburger: burger, hamburger, cheeseburger, big mac, hamburguesa, mcdonald, fast food, comida rapida, comida basura, junk food
french-fries: fries, french fry, chips potato, papas fritas, patatas fritas
hot-dog: hot dog, sausage, salchicha, perrito caliente, chorizo
sandwich: sandwich, toast sandwich, bocadillo, torta mexicana, sub sandwich, emparedado
taco: taco, tacos al pastor, quesadilla, tortilla chips, nachos
burrito: burrito, wrap, fajita
tamale: tamale, tamal
stuffed-flatbread: kebab, shawarma, gyro, pita, arepa
falafel: falafel, meatball, croqueta, albondiga
dumpling: dumpling, gyoza, ravioli, empanada, pierogi, empanadilla
spaghetti: chicken pasta, one pot pasta, pasta recipe, pasta, spaghetti, noodle, lasagna, carbonara, macaroni, mac and cheese, espagueti, fideos, macarrones, lasaña
steaming-bowl: ramen, soup noodle, pho, udon, sopa de fideos
pot-of-food: soup, stew, broth, sopa, guiso, caldo, cocido, estofado, lentejas, puchero, chili stew
shallow-pan-of-food: paella, casserole, curry dish, guisado, frying pan dish
cooking: pan@en, frying pan, skillet, cast iron pan, wok, sarten, omelette, omelet, fried egg, huevo frito, tortilla de patatas, tortilla española, tortilla
egg: egg, huevo, yolk, clara de huevo
bacon: bacon, tocino, panceta, jamon, ham, prosciutto
cut-of-meat: steak, beef, meat, ribeye, wagyu, brisket, bbq, barbecue, carne, bistec, filete, chuleta, asado, ternera, barbacoa, parrillada, solomillo, churrasco, pork, lamb chop
meat-on-bone: ribs, costillas, rib
poultry-leg: thanksgiving, thanksgiving dinner, thanksgiving turkey, chicken, fried chicken, wings, kfc, drumstick, pollo, pollo frito, alitas, turkey, pavo asado
fish-cake-with-swirl: surimi
sushi: sushi, sashimi, nigiri
fried-shrimp: tempura, fried shrimp
bento-box: bento, lunchbox, japanese food, korean food, comida japonesa, lonchera, meal prep, fiambrera
takeout-box: takeout, take-out, chinese food, street food, comida callejera, delivery food, comida china
rice-ball: onigiri
cooked-rice: rice, arroz, risotto
curry-rice: curry
oden: skewer, brocheta, pinchos
bread: bread, loaf, sourdough, toast, pan casero, pan@es, masa@es madre, tostada, barra de pan, dough, masa, flour, harina, gluten
baguette-bread: baguette, barra
croissant: croissant, cruasan, medialuna, pastry, bolleria
bagel: bagel
pretzel: pretzel
pancakes: pancake, tortitas, hotcakes, crepe, panqueque
waffle: waffle, gofre
cheese-wedge: cheese, queso, mozzarella, cheddar, parmesan, lactose, fondue
butter: butter, mantequilla, margarina
salt: salt, sal@es, seasoning, spice, especias, condimento
garlic: garlic, ajo
onion: onion, cebolla
potato: potato, patata, papa tuberculo, mashed potato, pure de patatas
tomato: tomato, tomate, ketchup, salsa de tomate
carrot: carrot, zanahoria
ear-of-corn: corn, maize, maiz, elote, mazorca, cornfield, maizal
cucumber: cucumber, pepino, zucchini, calabacin, pickle, pepinillo
eggplant: eggplant, aubergine, berenjena
broccoli: broccoli, cauliflower, brocoli, coliflor, vegetable, verdura, vegetales
leafy-green: lettuce, spinach, kale, lechuga, espinaca, col, repollo, cabbage, acelga
green-salad: salad, ensalada, diet, dieta, vegan, vegano, vegana, vegetarian, vegetariano, keto, calorie, caloria
bell-pepper: bell pepper, pimiento, pimenton
hot-pepper: chili, chilli, chile rojo, chiles rojos, chile verde, red chili, hot pepper, jalapeño, chile picante, guindilla, spicy food, picante, hot sauce, salsa picante, spicy, aji
avocado: avocado, aguacate, guacamole, palta
olive: mediterranean diet, dieta mediterranea, olive, olive oil, aceituna, aceite de oliva, aceite
peanuts: peanut, nut, almond, cacahuete, mani, nuez, almendra, peanut butter, frutos secos
beans: bean, frijol, alubia, judias, garbanzo, lenteja, habas, chickpea, feijoada
red-apple: apple, manzana
green-apple: green apple
banana: banana, platano, banano, cambur, banana bread, cascara de platano
tangerine: orange, tangerine, naranja, mandarina, orange juice, zumo de naranja
lemon: lemon, lime juice, limon, limonada, lemonade
lime: lime, lima@es
grapes: grape, uva, vineyard, viñedo
watermelon: watermelon, sandia
melon: melon, cantaloupe
pineapple: pineapple, piña
mango: mango
peach: peach, melocoton, durazno, apricot
pear: pear, pera
cherries: cherry, cereza
strawberry: strawberry, fresa, frutilla, berry
blueberries: blueberry, arandano, mora
kiwi-fruit: kiwi
coconut: coconut, coco
ice-cream: ice cream, gelato, helado, nieve de limon, sundae
soft-ice-cream: soft serve, cone ice, cucurucho
shaved-ice: shaved ice, granizado, raspado
doughnut: donut, doughnut, dona, rosquilla
cookie: cookie, biscuit, galleta
birthday-cake: cake, birthday cake, birthday, pastel, tarta, cumpleaños, bizcocho, torta de cumpleaños
shortcake: cheesecake, shortcake, tarta de queso, dessert, postre
cupcake: cupcake, muffin, magdalena
pie: pie@en, tart, apple pie, quiche
chocolate-bar: chocolate, brownie, cocoa, cacao, nutella
candy: candy, sugar, sweets, caramelo, azucar, dulce, golosina, chuche, gummy, sugary
lollipop: lollipop, piruleta, chupetin, paleta
custard: flan, pudding, custard, natillas, creme brulee
honey-pot: honey, miel, syrup, jarabe
popcorn: popcorn, palomitas, movie night
glass-of-milk: milk, leche, dairy, lactosa, lacteos, milkshake, batido
hot-beverage: coffee, espresso, latte, cappuccino, caffeine, barista, starbucks, cafe, cafeina, capuchino, cafeteria, hot chocolate, chocolate caliente
teacup-without-handle: matcha, tea, té, green tea, te verde, infusion
teapot: teapot, tetera
mate: mate@es, yerba mate
bubble-tea: bubble tea, boba
cup-with-straw: soda, coke, coca-cola, cola drink, refresco, gaseosa, pepsi, soft drink, energy drink, bebida energetica, red bull, smoothie
beverage-box: juice, zumo, jugo
beer-mug: beer, cerveza, ipa, brewery, caña de cerveza, cerveceria
wine-glass: wine, vino, winery, sommelier, bodega
bottle-with-popping-cork: champagne, prosecco, cava, champan
cocktail-glass: cocktail, martini, margarita, coctel
tropical-drink: mojito, tropical drink, piña colada
tumbler-glass: whiskey, whisky, rum, tequila, vodka, ron, licor, alcohol, alcoholic, alcoholismo
sake: sake
droplet: water, bottled water, agua, agua embotellada, drinking water, drop, gota, hydration
ice: ice cube, ice, hielo, ice bath, baño de hielo, cubito
bowl-with-spoon: cereal, oatmeal, yogurt, avena, yogur, breakfast, desayuno, granola, porridge
fork-and-knife-with-plate: food, meal, dinner, lunch, restaurant, dish, buffet, comida, cena, almuerzo, restaurante, plato@es, fine dining, michelin, menu, gastronomy, gastronomia, hunger, hambre, eating, tapas, foodie
fork-and-knife: fork, tenedor, cutlery, cubiertos
kitchen-knife: knife, blade kitchen, cuchillo
spoon: spoon, cuchara
chopsticks: chopsticks, palillos
jar: jar, tarro, frasco, pickles jar
amphora: vase, amphora, jarron, vasija
canned-food: can of food, canned food, tin can, lata, conserva
fortune-cookie: fortune cookie
`;
