/** Food, drink and eating: words of English titles, in the format of `livingNouns`. */
export const foodWords = `
cut-of-meat: steakhouse, steakhouses, steak dinner, texas roadhouse, beef wellington, prime rib, tomahawk steak, tomahawk, filet mignon, sirloin, flank steak, skirt steak, pork chop, pork belly, pulled pork, pot roast, roast beef, short rib, tri tip, venison, lamb, meatloaf, jerky, beef jerky, carnivore diet, carnivore, pellet grill brisket
meat-on-bone: spare ribs, baby back ribs, bbq ribs, turkey leg, lamb shank, oxtail
poultry-leg: roast chicken, rotisserie chicken, chicken thigh, turkey dinner, roast turkey, buffalo wings, hot wings
own-fried-chicken: popeyes, chick fil a, raising canes, nashville hot chicken, karaage, orange chicken
own-chicken-nuggets: crispy chicken tenders, chicken strips, chicken fingers, chicken bites, mcnuggets, popcorn chicken, chicken tender
own-noodle-bowl: pad thai, ramen broth, instant ramen, lo mein, chow mein, spicy noodles, fire noodles, buldak, spicy fire noodles, hand pulled noodles, soba, pad see ew, japchae, wonton soup, wonton noodle soup, miso soup, cup noodles
shallow-pan-of-food: stir fry, stir fried, jambalaya, ratatouille, sheet pan dinner, one pan dinner, shakshuka, bibimbap, skillet dinner, hamburger helper
cooked-rice: fried rice, egg fried rice, sticky rice, jasmine rice, basmati rice, white rice, brown rice, sushi rice, rice bowl, rice and beans, jollof rice, jollof, biryani, rice pudding
curry-rice: butter chicken, tikka masala, chicken tikka masala, thai curry, green curry, red curry, japanese curry, katsu curry, vindaloo, dal, korma
dumpling: wonton, potsticker, soup dumplings, dim sum, bao, bao buns, momo, pierogies, xiao long bao, samosa, egg roll, spring rolls
taco: birria, birria tacos, street tacos, taco bell, fish tacos, carnitas, taco truck tacos
burrito: chipotle, chipotle burrito, enchilada, chimichanga, fajitas, breakfast burrito, crunchwrap
sandwich: grilled cheese, blt, panini, banh mi, philly cheesesteak, cheesesteak, subway sandwich, club sandwich, tuna melt, reuben, italian sub, lobster roll
hamburger: smash burger, smashburger, burger king, in n out, five guys, wendys, whopper, cheat meal, cheat day, slider
pizza: pizza dough recipe, deep dish, pizza hut, dominos pizza, neapolitan pizza, pizza oven pizza, calzone pizza, pepperoni
hot-dog: bratwurst, corn dog, hotdog, hot dog eating
bacon: bacon and eggs, pork bacon, breakfast bacon
egg: scrambled eggs, boiled eggs, boiled egg, poached egg, hard boiled eggs, deviled eggs, eggs benedict, egg prices, egg whites
green-salad: caesar salad, potato salad, pasta salad, coleslaw, salad dressing, nutritionist, dietitian, plant based diet, raw vegan, veganism
pot-of-food: gumbo, beef stew, bone broth, chicken noodle soup, clam chowder, french onion soup, slow cooker recipes, crockpot meals, hot pot, pho broth, borscht, goulash, pozole, menudo, chili recipe, beef chili, texas chili, turkey chili
jar: kombucha, kimchi, sauerkraut, fermented food, fermentation, pickled vegetables, pickles, canning, pressure canning, mason jar, preserves, jarred
bread: banana bread, garlic bread, focaccia, brioche, rye bread, white bread, sandwich bread, loaf of bread, bread machine, dinner rolls, milk bread, cornbread, soda bread, challah, ciabatta
stuffed-flatbread: doner, doner kebab, naan wrap, pita bread, chicken shawarma
flatbread: naan, roti, chapati, paratha, flatbreads, lavash
own-sourdough: sourdough starter, sourdough loaf, sourdough recipe, bread baking, artisan bread
croissant: puff pastry, danish pastry, danish, pain au chocolat, laminated dough, french pastry, pastry chef
cupcake: buttercream, frosting, buttercream flowers, piping tips, cake pop, royal icing
birthday-cake: sponge cake, vanilla cake, layer cake, bundt cake, pound cake, red velvet cake, red velvet, cake decorating, cake design, wedding cake, fondant, cake fails, tres leches, black forest cake, lemon cake, coffee cake, cake decorator, ice cream cake
shortcake: strawberry shortcake, tiramisu, trifle, mille feuille, opera cake
pie: pumpkin pie, key lime pie, pie crust, cherry pie, shepherds pie, pot pie, chicken pot pie, pecan pie, lemon meringue pie, cobbler, galette
cookie: chocolate chip cookies, sugar cookies, oreo, crumbl, crumbl cookies, gingerbread, girl scout cookies, shortbread, cookies, biscotti, snickerdoodles
chocolate-bar: dubai chocolate, mrbeast feastables, feastables, hershey, kit kat, ganache, truffle chocolate, chocolate truffles, chocolatier, willy wonka, snickers, milk chocolate, dark chocolate
candy: skittles, jelly beans, sour candy, candy making, freeze dried candy, sugar free, no sugar, quit sugar, sugar addiction, gummy bears, swedish fish
ice-cream: ben and jerrys, sorbet, ice cream truck, ninja creami, homemade ice cream, gelato shop, dairy queen, baskin robbins
pancakes: souffle pancakes, dutch baby, ihop
hot-beverage: latte art, aeropress, french press, pour over, pour over coffee, moka pot, chemex, v60, cold brew, iced coffee, coffee shop, coffee grinder, coffee bar, pumpkin spice latte, cortado, flat white, instant coffee, nespresso, dunkin, starbucks drinks, cafe vlog, decaf
cocktail-glass: bartender, bartending, mixology, mocktail, old fashioned cocktail, gin, negroni, aperol spritz, cosmopolitan
beer-mug: home brew, homebrew, homebrewing, brewing beer, craft beer, brewing, brewmaster, guinness, pub, oktoberfest, pint
wine-glass: wine tasting, red wine, white wine, natural wine, napa valley, rose wine
tumbler-glass: whisky tasting, bourbon, scotch, sober, sobriety, quit drinking, stopped drinking, quit alcohol, moonshine, whiskey tasting, aa meeting, hangover
cup-with-straw: big gulp, slushie, slurpee, boba tea cup, dr pepper, diet coke, mountain dew, prime hydration, prime drink, sprite, root beer, lemonade stand
own-oatmeal-bowl: is oatmeal, oat milk porridge, chia pudding, muesli, oat bowl
bowl-with-spoon: breakfast ideas, high protein breakfast, froot loops, acai bowl, greek yogurt
own-snack-bag: binge eating, emotional eating, stress eating, food addiction, overeating, cravings, takis, pringles, hot cheetos, snack haul, japanese snacks
own-glass-bottle: seed oil, vegetable oil, sunflower oil, canola oil, avocado oil, coconut oil, apple cider vinegar, message in a bottle, hot sauce bottle
own-water-glass: electrolytes, electrolyte, hydration, dehydration, liquid iv, gallon of water, alkaline water, water fast, water fasting, tap water, water filter
own-spice-jars: garam masala, msg seasoning, taco seasoning, turmeric, paprika, cinnamon, cumin
hot-pepper: hot ones, carolina reaper, ghost pepper, spicy challenge, one chip challenge, habanero, sriracha, scoville, spiciest
own-market-stall: night market, christmas market, christmas markets, food market, craft fair, vendor booth, bazaar, food stall, hawker center
takeout-box: doordash, uber eats, panda express, chinese takeout, street food tour, takeaway
fork-and-knife-with-plate: what i ate today, food review, michelin star, michelin restaurant, tasting menu, all you can eat, dinner party, dinner ideas, fine dining restaurant, food critic, omad, fasting, 72 hour fast, extended fast, waffle house, olive garden, cheesecake factory
own-pressure-cooker: instapot, ninja foodi
own-kitchen: kitchen organization, pantry, pantry organization, kitchen island
own-cast-iron-pan: seasoning cast iron, carbon steel pan, carbon steel wok, dutch pan
own-pot: dutch oven, le creuset, cookware, pots and pans, stockpot, nonstick pans
own-grill: traeger, pellet grill, pellet smoker, blackstone, griddle, weber, big green egg, grilling, bbq pit
own-whisk: stand mixer, kitchenaid, kitchenaid mixer, hand mixer, meringue, whipped cream, egg whites meringue
own-cutting-board: knife cuts, chopping onions, butcher block, charcuterie board
cheese-wedge: cheese making, cheesemaking, mac n cheese, brie, gouda, cheese board, burrata, cream cheese, cottage cheese, raclette, parmesan cheese
potato: baked potato, hash browns, tater tots, sweet potato, gnocchi, jacket potato
french-fries: loaded fries, poutine, mcdonalds fries, curly fries, potato wedges, fish and chips
popcorn: movie snacks, kettle corn
olive: olive garden tree, olive harvest
honey-pot: maple syrup, manuka honey
bell-pepper: my peppers, pepper plant, growing peppers, stuffed peppers, stuffed pepper, sweet peppers
`;
