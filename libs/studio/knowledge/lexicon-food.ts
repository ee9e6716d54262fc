import { topics } from './topic';

/** Topics about cooking, food and drinks. */
export const food = topics(
  { intent: 'food', setting: 'kitchen', hue: 200 },
  `
pasta|spaghetti|espaguetis|espagueti|lasagna|lasaña|macarrones|carbonara|bolognese|boloñesa|mac cheese|ravioli|gnocchi|alfredo|penne|fettuccine|паста|パスタ|파스타|nudeln|pâtes
  spaghetti; tomato garlic cheese-wedge cook; hue=165
ramen|noodle|noodles|fideos|udon|pho|instant noodles|spicy noodles|fideos picantes|soba|ラーメン|라면|лапша
  steaming-bowl; chopsticks egg hot-pepper fire; hue=250
pizza|pizzeria|margherita|pepperoni|piza|пицца|ピザ|피자|بيتزا
  pizza; tomato cheese-wedge hot-pepper fire; hue=165
burger|hamburger|hamburguesa|cheeseburger|smash burger|smashburger|big mac|бургер|ハンバーガー|버거|برجر
  hamburger; french-fries cup-with-straw fire; hue=205
fast food|comida rapida|mcdonald|mcdonalds|burger king|kfc|subway|drive thru|taco bell|wendys|comida chatarra|junk food
  hamburger french-fries; french-fries cup-with-straw poultry-leg; hue=205
fries|french fries|papas fritas|patatas fritas|potato|patata|papa frita|chips|mashed potato
  french-fries potato; potato salt hamburger; hue=205
hot dog|hotdog|perrito caliente|sausage|salchicha|chorizo
  hot-dog; french-fries fire onion; hue=205
taco|tacos|burrito|mexican food|comida mexicana|quesadilla|nachos|enchilada|tamales|guacamole|tacos al pastor
  taco burrito; hot-pepper avocado lime; hue=205
sushi|japanese food|tokyo food|japan food|comida japon|comida japonesa|sashimi|onigiri|bento|すし|寿司|스시|суши
  sushi; chopsticks fish bento-box; hue=215
chinese food|comida china|dumpling|dumplings|dim sum|fried rice|arroz frito|wok|fortune cookie|orange chicken
  dumpling takeout-box; chopsticks fortune-cookie fried-shrimp; hue=215
korean food|comida coreana|kimchi|korean bbq|bibimbap|mukbang|tteokbokki
  steaming-bowl cut-of-meat; chopsticks hot-pepper fire; hue=250
indian food|comida india|curry|butter chicken|biryani|tikka masala|naan|masala
  curry-rice; hot-pepper flatbread garlic; hue=250
italian food|comida italiana|italian grandma|nonna
  spaghetti pizza; tomato wine-glass cheese-wedge; hue=165
spanish food|comida española|paella|tapas|gazpacho|jamon|iberico|croquetas
  shallow-pan-of-food; shrimp lemon tomato; hue=230
tortilla española|tortilla patatas|omelette|omelet|scrambled eggs|huevos revueltos|fried egg|huevo frito|egg|eggs|huevo|huevos|tortilla
  cooking egg; egg salt bacon; hue=230
middle eastern food|falafel|kebab|shawarma|hummus|comida arabe|doner|gyro
  stuffed-flatbread falafel; tomato onion olive; hue=230
seafood|marisco|mariscos|lobster|langosta|shrimp|camaron|gamba|crab legs|oyster|ostra|ceviche|salmon
  lobster shrimp; lemon fried-shrimp crab; hue=215 setting=sea
steak|bistec|filete|wagyu|ribeye|tomahawk|beef|carne res|meat|carne|carnivore|carnivoro|brisket|мясо|стейк|ステーキ|肉
  cut-of-meat meat-on-bone; fire kitchen-knife salt; hue=205
bbq|barbecue|barbacoa|grill|parrilla|asado|parrillada|smoked|smoker|ribs|costillas|grilling
  meat-on-bone cut-of-meat; fire poultry-leg beer-mug; hue=205 setting=smoke
chicken recipe|chicken|pollo|fried chicken|pollo frito|chicken wings|alitas|wings|chicken breast|pechuga|nuggets|roast chicken|курица|チキン|치킨
  poultry-leg; fire lemon garlic; hue=205
turkey recipe|thanksgiving|accion gracias|roast turkey|pavo
  turkey poultry-leg; pie maple-leaf ear-of-corn; hue=215
bacon|tocino|panceta
  bacon; egg fire; hue=205
sandwich|bocadillo|sandwiches|sub sandwich|grilled cheese|torta|panini|toast|tostada
  sandwich; cheese-wedge tomato bread; hue=215
bread|pan|sourdough|masa madre|bake bread|pan casero|baguette|panaderia|bakery|bagel|focaccia|хлеб|パン|빵
  bread baguette-bread; butter sheaf-of-rice croissant; hue=235
croissant|pastry|pasteleria|puff pastry|hojaldre|empanada|empanadas
  croissant; butter hot-beverage bread; hue=235
soup|sopa|stew|guiso|caldo|broth|ramen broth|lentils|lentejas|cocido|chili
  pot-of-food; carrot onion spoon; hue=215
rice|arroz|rice cooker|risotto|arroz con leche
  cooked-rice; chopsticks sheaf-of-rice; hue=230
salad|ensalada|caesar salad|vegetables|verduras|vegetales|greens|broccoli|brocoli
  green-salad; tomato cucumber avocado; hue=330 setting=leaves
vegan|vegano|vegana|vegetarian|vegetariano|plant based|tofu|veggie
  green-salad leafy-green; avocado carrot seedling; hue=330 setting=leaves
avocado|aguacate|avocado toast
  avocado; lemon bread; hue=330
fruit|fruta|frutas|apple|orange fruit|naranja|pineapple|piña|exotic fruit|frutas exoticas
  pineapple strawberry; watermelon banana cherries; hue=215
watermelon|sandia
  watermelon; sun strawberry; hue=240
banana|platano
  banana; monkey-face; hue=285
strawberry|fresa|fresas|berries
  strawberry; blueberries cherries; hue=200
mango
  mango; sun pineapple; hue=215
red apple|manzana|manzanas|apple pie|apples
  red-apple; green-apple pie; hue=215
lemon|limon|lemonade|limonada|lime
  lemon; lime ice cup-with-straw; hue=240
smoothie|batido|juice|jugo|zumo|milkshake|malteada|protein shake
  cup-with-straw beverage-box; strawberry banana kiwi-fruit; hue=200
cheese|queso|mozzarella|cheddar|fondue
  cheese-wedge; mouse-face bread wine-glass; hue=285
spicy|picante|hot sauce|salsa picante|hottest pepper|chili pepper|carolina reaper|hot ones|spicy challenge|spiciest|jalapeño|ghost pepper
  hot-pepper hot-face; fire hot-face glass-of-milk; hue=230 setting=embers
birthday cake|cake|tarta|torta cumpleaños|pastel chocolate|pastel casero|receta pastel|bizcocho|cake decorating|wedding cake|sponge cake|torte|gâteau|bolo|торт|ケーキ|케이크|كعكة
  birthday-cake shortcake; cupcake strawberry sparkles; hue=200
cupcake|muffin|magdalena|brownie|brownies
  cupcake; cherries candy sparkles; hue=200
cookie|cookies|galleta|galletas|chocolate chip
  cookie; glass-of-milk chocolate-bar; hue=230
chocolate|chocolates|nutella|cacao|dubai chocolate|chocolate bar|шоколад|チョコレート|초콜릿
  chocolate-bar; cookie doughnut strawberry; hue=200
donut|doughnut|rosquilla|dona|donas|donuts|krispy kreme|churro|churros
  doughnut; hot-beverage candy; hue=200
ice cream|helado|gelato|helados|popsicle|ice creams|мороженое|アイス|아이스크림
  ice-cream soft-ice-cream; shaved-ice cherries strawberry; hue=200
candy|dulce|dulces|caramelo|gomitas|golosinas|sweets|haribo|lollipop|piruleta|sour candy
  candy lollipop; lollipop chocolate-bar cupcake; hue=200
pancake|pancakes|waffle|tortitas|hotcakes|gofre|crepe|crepes|panqueques
  pancakes waffle; butter honey-pot strawberry; hue=230
pie|pumpkin pie|tarta manzana|cheesecake|tarta queso|tiramisu|flan|custard|pudding
  pie shortcake; strawberry spoon cherries; hue=215
dessert|postre|postres|baking|bake|hornear|reposteria|pastry chef|bake off|sweet recipe|sobremesa|nachtisch|выпечка|デザート|디저트
  shortcake cupcake; cookie strawberry chocolate-bar; hue=200
breakfast|desayuno|desayunos|brunch|cereal|oatmeal|avena|granola|full english|завтрак|朝食|petit déjeuner
  cooking pancakes; bacon hot-beverage pancakes; hue=235 setting=kitchen
meal prep|lunch box|lonchera|tupper|meal plan|prep meals|comidas semana|menu semanal
  bento-box; green-salad carrot calendar; hue=215
cheap meal|cheap food|cheap recipe|comida barata|receta barata|budget meal|1 dollar meal|dollar meal|eating cheap
  shallow-pan-of-food; coin dollar-banknote egg; hue=165 weak=yes
expensive food|luxury restaurant|michelin|fine dining|restaurante caro|estrella michelin|gourmet|caviar|most expensive food
  fork-and-knife-with-plate; wine-glass gem-stone star; hue=265 setting=bokeh
street food|comida callejera|food tour|food truck|food market|mercado comida|night market|puesto comida|local food|tour gastronomico
  takeout-box taco; hot-dog dumpling fire; hue=250 setting=skyline
restaurant|restaurante|buffet|all you can eat|waiter|camarero|menu|diner|cafeteria
  fork-and-knife-with-plate; bellhop-bell wine-glass star; hue=235 setting=bokeh weak=yes
food challenge|reto comida|eating challenge|10000 calorie|calories challenge|calorias reto|eat everything|giant food|comida gigante|competitive eating
  hamburger pizza; stopwatch trophy french-fries; hue=205 intent=challenge
diet|dieta|lost kg|lost kilos|lost pounds|lose pounds|lose weight|weight loss|adelgazar|bajar peso|perder peso|calorie deficit|fasting|ayuno|keto|calories|calorias|lost weight|baje kilos|perdi kilos|fat loss|burn fat|quemar grasa|belly fat|nutrition|nutricion|healthy food|healthy eating|comida saludable|comer sano|ozempic
  green-salad; red-apple flexed-biceps avocado; hue=330 intent=fitness before=hamburger,doughnut
protein|proteina|high protein|creatine|creatina|supplement|suplemento
  egg meat-on-bone; flexed-biceps glass-of-milk fire; hue=265 intent=fitness
sugar|azucar|no sugar|sin azucar|quit sugar|dejar azucar|sugar free
  candy doughnut; prohibited warning cookie; hue=200
coffee|cafe|espresso|barista|latte|cappuccino|starbucks|coffee shop|cafetera|cold brew|кофе|コーヒー|커피|قهوة|kaffee|café
  hot-beverage; croissant cookie bread; hue=215
tea|té verde|matcha|bubble tea|boba|green tea|earl grey|chai|чай|お茶|شاي
  teapot bubble-tea; teacup-without-handle herb lemon; hue=150
wine|vino|winery|viñedo|bodega|wine tasting|vin|wein|vinho|вино|ワイン
  wine-glass; grapes bottle-with-popping-cork cheese-wedge; hue=285 setting=hills
beer|cerveza|brewery|cerveceria|craft beer|bier|пиво|ビール|맥주
  beer-mug clinking-beer-mugs; clinking-beer-mugs pretzel peanuts; hue=250 setting=bokeh
cocktail|coctel|mojito|margarita|bartender|cocteles|drinks|bebidas|mixology|whisky|whiskey|vodka|tequila|rum|alcohol
  cocktail-glass tropical-drink; lime ice cherries; hue=285 setting=bokeh
water|agua|drink water|beber agua|hydration
  droplet pouring-liquid; pouring-liquid ice water-wave; hue=235 setting=waves weak=yes
milk|leche|dairy|lacteos
  glass-of-milk; cow-face cookie; hue=235
soda|coca cola|coke|pepsi|refresco|energy drink|bebida energetica|red bull|monster energy
  cup-with-straw; ice french-fries popcorn; hue=25
honey|miel|maple syrup
  honey-pot; honeybee pancakes; hue=235
popcorn|palomitas|snack|snacks|botana|aperitivo
  popcorn; pretzel candy clapper-board; hue=250
air fryer|freidora aire|microwave|microondas|oven|horno|slow cooker|instant pot|olla|thermomix|kitchen gadgets
  shallow-pan-of-food pot-of-food; fire french-fries timer-clock; hue=205
knife|cuchillo|knives|cuchillos|knife skills|chef knife
  kitchen-knife; carrot onion tomato; hue=215
mushroom|seta|setas|hongo|hongos|champiñon|foraging
  mushroom brown-mushroom; fallen-leaf herb; hue=140 setting=forest
tomato sauce|tomato|tomate|salsa tomate|ketchup
  tomato; garlic herb spaghetti; hue=165
corn|maiz|elote
  ear-of-corn; butter salt; hue=150
garlic|ajo|onion|cebolla|spices|especias|herbs
  garlic onion; salt herb hot-pepper; hue=285
sauce|salsa|mayonnaise|mayonesa
  jar; tomato hot-pepper garlic; hue=165 weak=yes
chef|cook|gordon ramsay|masterchef|cocinero|cocinera|pro chef|chef vs|knorr
  cook; kitchen-knife shallow-pan-of-food fire; hue=215
recipe|receta|recetas|cooking|cocina|cocinar|dinner|cena|lunch|almuerzo|food|comida|kitchen|meal|plato|foodie|eat|eating|comer|easy recipe|receta facil|recipes|cozinha|receita|cuisine|recette|kochen|rezept|essen|рецепт|еда|готовить|料理|レシピ|食べ物|요리|음식|먹방|طبخ|وصفة|طعام|美食|做饭
  shallow-pan-of-food pot-of-food; tomato hot-pepper garlic cook; hue=165 weak=yes
`,
);
