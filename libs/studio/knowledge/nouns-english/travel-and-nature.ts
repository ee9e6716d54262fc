/** Travel, places, camping, tools of the outdoors, sea and mountains: words of English titles, in the format of `livingNouns`. */
export const travelAndNatureWords = `
own-map-route: days in japan, euro trip, eurotrip, backpacking trip, cross country road trip, route planning, road trip tips, road trip snacks, driving across, geoguessr, travel route
world-map: world maps, geopolitics, geography trivia, country quiz, map quiz, time zones, travel the world, around the world, every country, geography quiz, ukraine map, war map, world travel, most dangerous countries, countries ranked, cartography, travel every country, flat earth map, passport countries, bucket list travel
own-passport: second passport, golden visa, dual citizenship, citizenship, green card, expat, expat life, moving abroad, living abroad, work visa, student visa, h1b, visa interview, us visa, schengen, visa free, immigrant, immigration lawyer, customs, passport control, strongest passport, renounce citizenship, deportation, asylum seekers, refugee, deported
own-open-suitcase: carry-on packing, pack with me, packing hacks, packing tips, carry-on only, packing cubes, travel packing, suitcase packing, travel essentials, pack light, packing light, vacation packing, minimalist packing, packing for vacation
luggage: lost luggage, carry on luggage, travel vlog, travel hacks, travel tips, solo travel, solo trip, solo female travel, solo traveler, travel mistakes, travel gear, travel bag, honeymoon, couples trip, spring break, staycation, travel with me, all inclusive, girls trip, first solo trip, away luggage, unclaimed luggage, budget travel, travel influencer, family travel, tourist trap, tourists, tourism, overtourism, moving countries
hotel: worst hotel, all inclusive resort, luxury hotel, best hotel, 5 star hotel, love hotel, hotel review, hotel tour, bed and breakfast, marriott, capsule hotels, ice hotel, cheapest hotel, cheap hotel, hotel room tour, hotel rooms
desert-island: island hopping, greek island hopping, greek islands, private island, santorini, mykonos, bali, bora bora, fiji, maldives resort, seychelles, mauritius, zanzibar, hawaii vlog, phuket, koh samui, boracay, deserted island, stranded on an island, survivor island, galapagos, madagascar, tropical island, island life, jamaica, maui, philippines islands, crusoe
beach-with-umbrella: beach day, beach house, cancun mexico, tulum, punta cana, beach vacation, florida keys, beach vlog, best beaches, summer break, beach town, myrtle beach, malibu, nude beach, beach trip, summer vibes, summer bucket list
own-eiffel-tower: visit paris, paris travel, paris vlog, paris trip, parisian, emily in paris, days in paris, trip to paris
own-big-ben: london travel, london vlog, moving to london, london trip, living in london, visit london, things to do in london, days in london
own-burj-khalifa: dubai vlog, dubai trip, living in dubai, moving to dubai
own-taj-mahal: agra, india trip, india travel, trip to india, india vlog
own-opera-house: australia vlog, sydney australia
own-christ-redeemer: rio de janeiro, favela, brazil vlog, trip to brazil
own-windmill: netherlands travel, dutch countryside, amsterdam windmills
own-stonehenge: druids, stone circle
shinto-shrine: kyoto travel, kyoto japan, shinto, tokyo travel, tokyo vlog, trip to japan, days in tokyo, things to do in tokyo, living in japan, moving to japan, visit japan, japan vlog, japan travel, tokyo japan, japan trip, travel japan, first time in japan
snow-capped-mountain: mount everest, everest base camp, climbing everest, death zone, k2 climb, kilimanjaro, mont blanc, matterhorn, denali, swiss alps, rocky mountains, mountaineers, summit push, annapurna, sherpa, mountain climbing, mountain climber, mountain range, avalanches, nepal trek
mount-fuji: climbing mount fuji, mt fuji
mountain: the alps, smoky mountains, dolomites, zion, zion national park, yosemite valley, appalachians, appalachian mountains, glacier national park, mount rainier, mountain life, mountain town, rockies, grand teton, black forest mountains, half dome
national-park: yellowstone, yellowstone national park, grand canyon, bryce canyon, arches national park, acadia, great smoky mountains, park ranger, banff, joshua tree, state park, monument valley, moab
hiking-boot: appalachian trail, pacific crest trail, pct, camino de santiago, thru hike, thru hiking, thru hiker, hiking trail, day hike, backcountry, hiking tips, hiking boots, hiking shoes, missing hikers, long trail, solo hike, solo hiking, via ferrata, angels landing, hiking trip, hiking the appalachian, john muir trail, walk across america, walking across america, rucking, hiking vlog, trail angel
own-hiking-backpack: backpacking gear, backpacking gear list, hiking gear, ultralight, ultralight backpacking, gear list, survival kit, survival kit essentials, bug out bag, survival gear, go bag, prepping, prepper, doomsday prepper, shtf, backpacking meals, rucksack march, wilderness trip, backpacking southeast asia, ultralight gear, hostel backpacking, lighterpack
own-tent-night: winter camping, hot tent, winter tent, camping gear, camping trip, camping hacks, camping in heavy rain, glamping, camping alone, rain camping, camping food, family camping, bushcraft camp, car tent, rooftop tent, roof tent, camping in the rain, survival camping, camping in snow, camping essentials, tent camping, campsites, summer camp
own-campfire: start a fire, campfire cooking, campfire stories, fire starting, fire starter, smores, fire by friction, bow drill, fire building, burning man, ferro rod
camping: bushcraft skills, survival skills, wilderness survival, survival challenge, naked and afraid, survivalist, bear grylls, outdoor survival, alone show, survival tips
own-hammock: hammock camping
own-sleeping-bag: sleeping pad
axe: splitting wood, chopping wood, chopping firewood, lumberjacks, wood chopping, viking axe, tomahawk axe, firewood splitting, forging an axe, axe restoration
wood: wood stove, sawmill, lumber prices, log splitter, woodpile, driftwood, charcoal making
own-chainsaw: stihl, husqvarna, chainsaw carving, logging, logger, chainsaw sharpening, chainsaw man
kitchen-knife: pocket knife, pocket knives, hunting knife, knife making, knifemaking, forging a knife, knife restoration, survival knife, damascus knife, knife collection, butcher, japanese knife, bowie knife, santoku, knives
own-sword: forging a sword, lightsaber, sword fighting, hema, sword making, sword fight, valyrian steel, master sword, forged in fire, scimitar, claymore
hammer: blacksmith, blacksmithing, anvil, forging, nail a, framing hammer
own-rope-coil: knots, tie a knot, knot tying, bowline, paracord, knots you need, climbing knots, rappelling, rope swing, slackline, tightrope
own-binoculars: birdwatchers, birding trip, wildlife watching
diving-mask: scuba diving, scuba dive, free diving, freediver, snorkeling, cave diving, cave diver, scuba diver, scuba gear, deep dive ocean, padi, great barrier reef, spearfishing, shipwreck diving, divers, scuba lesson, diving accident, deep sea diving, underwater cave, commercial diver, hold your breath, saturation diving
own-cave-mouth: caving, spelunking, cave exploration, nutty putty, nutty putty cave, mammoth cave, cave dwelling, caves explored, abandoned mine, gold mines, cave paintings, lascaux, lava tube, cave system
water-wave: sea level, sea level rise, rip current, drowning, rogue waves, flash flood, flooding, flooded, tidal waves, coastline, river cleanup, ocean sounds, bottom of the ocean, wave sounds, titanic depth, challenger deep, point nemo, drake passage
coral: coral reef, coral bleaching
own-gold-nugget: gold prospecting, gold mining, panning for gold, gold rush california, prospecting, gold fever, gold miner
rock: agates, rock hounding, rockhounding, geode, gemstones rough, geology, geologist, lapidary, rock tumbler, rock tumbling, fluorite, stone carving, volcanic rock, sedimentary
gem-stone: gemstones, amethyst, opal, sapphire, emerald, jade, moissanite, blood diamond, crystal collection, hope diamond, crown jewels, diamond mine, uncut gems, crystal healing
parachute: skydiver, base jumping, base jump, paragliding, wingsuit, bungee jumping, bungee jump, halo jump, first skydive, bungee, tandem jump, felix baumgartner
roller-coaster: six flags, cedar point, epic universe, universal studios, kings island, universal orlando, water slide, scariest ride, planet coaster
ferris-wheel: disney world, disneyland tips, walt disney world, magic kingdom, disney parks, disney vlog, disney park, state fair, carnival rides, county fair, fairground, disney adults, carnival games, carnival game
circus-tent: circus school, cirque du soleil, circus life, carnival worker
own-pool: pool party, pool build, pool maintenance, pool cleaning, building a pool, above ground pool, pool water, natural pool, water park, pool chemicals, green pool, pool repair
own-igloo: snow fort, snow shelter, quinzee
own-aurora: the northern lights, aurora chasing, geomagnetic storm
sunset: golden hour
own-iceberg: icebergs explained, iceberg explained, antarctica expedition, arctic circle, north pole expedition, greenland, svalbard, melting glaciers, ice shelf, arctic ocean, iceberg tier, ice sheet
desert: sahara desert, desert survival, gobi, atacama, death valley, dune, dune part two, dune part 2, dune messiah, namib, arrakis
camel: camel ride, bedouin
`;
