/** Repair, woodwork, cleaning, furniture, houses, garden and farm animals: words of English titles, in the format of `livingNouns`. */
export const homeAndGardenWords = `
plunger: unclog a drain, unclog your drain, unclog a toilet, unclog toilet, clogged drain, clogged sink, clogged toilet, blocked drain, blocked toilet, sink drain, shower drain, kitchen drain, drain cleaning, unclogging, drain snake
own-leaking-pipe: plumbers, plumbing repair, copper pipe, pex, pipe burst, frozen pipes, sewer line, plumbing tips, water damage, soldering copper, basement leak, apprentice plumber
own-faucet: bathroom faucet, leaky tap, dripping faucet, tap repair, replace a faucet
toilet: toilet repair, toilet paper, running toilet, bidet, replace a toilet, composting toilet
bathtub: bathroom tour, bath bomb, small bathroom, bathroom reno, bathroom organization, bathroom cleaning, clawfoot tub, bubble bath
shower: shower tile, shower routine, everything shower, walk in shower, shower door, shower head
own-floor-tiles: bathroom floor, tile installation, tiling a bathroom, tile backsplash, backsplash, subway tile, peel and stick tile, vinyl flooring, tile shower, grouting, kitchen backsplash
own-wood-planks: flooring, laminate floor, vinyl plank, vinyl plank flooring, lvp, refinishing floors, shiplap, wood flooring, deck boards, herringbone floor, engineered hardwood
own-paint-roller: painting kitchen cabinets, painting cabinets, paint cabinets, paint a room, painting a room, interior painting, patch drywall, drywall repair, drywall patch, hanging drywall, drywall mudding, accent wall, painting contractor, limewash, wallpapering, peel and stick wallpaper, paint walls, wall painting, painting trim, popcorn ceiling, exterior painting, skim coat
own-garden-hose: pressure washer, power washer, pressure washing, power washing, pressure washing business, drip irrigation, irrigation, soaker hose, sprinkler system, sprinklers, sprinkler
carpentry-saw: woodworking project, woodworking tools, woodworker, woodworking business, dovetail, dovetail joint, mortise and tenon, joinery, japanese joinery, wood joints, hand tools, hand plane, carpentry, wood carving, whittling, woodturning, wood turning, lathe, trim carpentry, finish carpentry, framing a wall, wood shop, woodshop, cabinet making, hand saw, pull saw
own-circular-saw: table saw safety, miter saw, track saw, band saw, bandsaw, jigsaw tool, chop saw, router table
own-table: epoxy table, river table, epoxy river table, farmhouse table, restoring a table, refinishing a table, live edge table, table makeover
own-bookshelf: floating shelves, floating shelf, bookshelf tour, bookshelves, built ins, bookstagram, private library, librarian, bookstores
own-workbench: garage workshop, workshop tour, workshop organization
hammer-and-wrench: home repair, home improvement, handyman, diy project, diy home, maker project, multitool, milwaukee tools, dewalt, harbor freight, tool review, home renovation, fixer upper, diy fails, tool storage, hand tools set, house renovation, home reno, mechanic tools
own-drill: milwaukee drill, impact driver, dewalt drill, makita, hammer drill, drill press, drill bits, ryobi
own-welding-mask: mig welding, tig welding, stick welding, welder, welding school, welding job, metal fabrication, underwater welding, underwater welder
own-printer-3d: 3d printed, bambu lab, bambu, ender 3, resin printer, resin printing, prusa, filament, 3d printing business
own-fuse-box: electric panel, breaker panel, tripped breaker, short circuit, fuse, rewiring a house
own-wall-socket: outlets wiring, replace an outlet, gfci, outlet wiring
own-light-switch: dimmer switch, wire a light switch, three way switch, 3 way switch
own-electrician: electrician apprentice, apprentice electrician, lineman, linemen, journeyman, roofer, coal miner, tradesman, blue collar, blue collar worker, blue collar jobs, trade school
own-air-conditioner: hvac, hvac tech, hvac technician, ac repair, mini split, heat pump, furnace, window ac, central air
own-fridge: mini fridge, fridge organization, fridge restock, fridge repair, restock fridge, smart fridge, fridge cleaning
own-washing-machine: laundry routine, laundry day, laundromat, laundry hacks, washer dryer, dryer repair, washer repair, laundry room, stain removal, laundry detergent, wash clothes
own-vacuum-cleaner: vacuums, dyson vacuum, carpet cleaning, deep cleaning, shark vacuum, carpet cleaner, rug cleaning, cleaning motivation
broom: clean with me, cleaning routine, cleaning hacks, cleaning business, housekeeping, housekeeper, cleaning lady, speed cleaning, spring cleaning, house cleaning, cleaning tips, filthy house, hoarder house, messy room, clean your room, cleaning service, maid, cleaning my room, cleantok
own-moving-boxes: decluttering, declutter, declutter with me, decluttering tips, moving vlog, moving out, moving in, hoarding, hoarder, clutter, downsizing, evicted, eviction, moving into, moving house, packing to move, got evicted, decluttered
own-open-box: unbox, box opening, unboxing new
bed: bedroom makeover, bedroom tour, room tour, best mattress, mattress review, bed frame, aesthetic bedroom, murphy bed, bedroom ideas, bedding, making your bed, make your bed, loft bed, hotel room, bed rotting
own-bunk-bed: dorm, dorm room, dorm room tour, dorm tour, hostel dorm, capsule hotel, dorm move in, college dorm
own-soft-pillow: pillowcase, throw pillows, silk pillowcase, body pillow
own-sofa: sectional, thrifted couch, reupholstering a couch, couch makeover, small living room, living room tour, living room decor
own-armchair: reupholster a chair, upholstering, upholstery, reupholstery, chair makeover, lazy boy
own-curtains: hanging curtains, curtain rods, drapes
own-floor-rug: rug making, tufting, rug tufting, persian rug
own-chest-of-drawers: dresser makeover, furniture flip, furniture flipping, furniture restoration, painting furniture, refinishing furniture, drawer organization, nightstand makeover, thrifted furniture, ikea dresser
house-with-garden: house exterior, hoa, hoa horror stories, homeowners insurance, homeowner, home insurance, siding, house tour, home tour, dollhouse, mansion tour, celebrity house tour, my first house, house hunting, first house, house build, new construction, container homes, barndominium, mcmansion, smart house, empty house tour, house makeover, home exterior, home alone, manufactured home, mobile home, trailer park, prefab home, prefab house
own-apartment-block: penthouse, penthouse tour, luxury apartment, apartment tour, apartment hunting, loft apartment, townhouse, studio apartments, nyc apartment, small apartment, apartment makeover, apartment decorating, minimalist apartment, rent control, apartment living, rent prices
own-house-for-sale: zillow, zillow gone wild, redfin, open house, home inspection, house inspection, closing costs, down payment, escrow, foreclosure, flip houses, house flip, house flipping, flipped a house, flipping houses, flipping a house, fix and flip, real estate agent, real estate license, buying a house, buy a house, bought a house, selling a house, sell your house, selling my house, first time home buyer, first home buyer, home prices, home buying, wholesaling, wholesaling real estate, real estate investing, home values, home sales, housing bubble, housing crisis, cheap houses, affordable housing, cheap homes
own-house-keys: airbnb host, airbnb hosting, airbnb business, airbnb arbitrage, short term rental, rental property, house hacking, tenant, tenant rights, renters, landlords, landlord horror stories, tenants from hell, rent vs buy, rent or buy, property management, property manager, squatters, squatter, first apartment keys, closing day, vacation rental, renting an apartment, renting a house
own-contract-paper: write a will, living trust, last will, power of attorney, estate planning, prenup, record deal, nda, refinance, refinancing, home loan, va loan, fha loan, student loans forgiveness, legal documents, business contract, interest only, paying off my mortgage, pay off mortgage, llc, form an llc, start an llc, terms of service, living will, inheritance law, wills and trusts
own-log-cabin: cabin build, cabin life, cabin tour, a-frame, a-frame cabin, off grid living, living off grid
own-tiny-house: tiny house tour, shed to house, tiny living
hut: bushcraft shelter, survival shelter, primitive hut, primitive technology, yurt, mud hut
own-log-fence: building a fence, fence post, fence repair, chain link fence, privacy fence
own-lawn-mower: overgrown yard, overgrown lawn, overgrown garden, yard work, yard cleanup, mow lawns, mowing lawns, lawn mowing, lawn care, lawn care business, lawn mowing business, zero turn, grass cutting, cutting grass, overseeding, grass seed, new lawn, riding mower, mower repair, landscaping, landscaper, weed eater, weed whacker, leaf blower, sod
own-vegetable-bed: garden tour, vegetable gardening, garden bed, homesteading, homesteaders, backyard garden, garden harvest, self sufficient, no dig garden, growing vegetables, potager, companion planting, crop rotation, urban farming, allotment, growing food, grow your own food
own-compost-bin: worm bin, vermicompost, bokashi, composters, worm castings, soil, potting soil, potting mix
own-flower-pot: repotting, container gardening, planters, repotting plants, planter box
own-watering-can: water your plants
own-monstera: fiddle leaf fig, plant tour, plant shelfie, snake plant, rare plants, houseplant tour, plant care, plant parent, plant mom, philodendron, peace lily, zz plant, alocasia, plant haul, plant propagation, propagating plants, string of hearts, indoor garden, calathea, plant shop, terrarium, plant room, african violet, grow lights
cactus: cacti, aloe vera, aloe, jade plant
herb: weeds, weed killer, dandelion, cannabis, marijuana, thc, foraging, forager, herbalism, herbal remedies, herbal medicine, herb garden, fresh herbs, parsley, cilantro, rosemary, oregano, thyme, cbd
bug: aphid, spider mites, whiteflies, fungus gnats, thrips, mealybugs, pest control, garden pests, bed bugs, bed bug, beetle larvae, fleas, flea, tick, exterminator, bugs, cicada, lice, head lice, stink bugs, japanese beetles
rat: rodents, rat infestation, rodent, pet rats, rat trap
mouse: mice, field mouse, mice infestation, lab mice
mouse-trap: mousetrap, mouse traps, catching mice
bouquet: flower arrangement, flower arranging, flower garden, cut flowers, flower farm, peonies, peony, hydrangea, dahlias, dahlia, wildflowers, perennials, flower bouquet, wedding flowers, flower shop, pressed flowers, lavender
rose: rose pruning, prune roses, growing roses, rose garden, rose bushes
tulip: daffodils, spring bulbs, tulip bulbs
sunflower: sunflower seeds
deciduous-tree: tree planting, tree removal, arborist, fruit trees, fruit tree, tree felling, cutting down a tree, apple tree, redwood, tree climber, tree trimming, maple tree
evergreen-tree: spruce, sequoia, deforestation, rainforest
potato: growing potatoes, potato peeler
tomato: tomato plants, growing tomatoes, tomato sauce, cherry tomatoes, marinara
carrot: growing carrots
mushroom: growing mushrooms, lions mane, mycology, oyster mushrooms, morels, magic mushrooms, shrooms, psilocybin, mushroom hunting, mushroom coffee
avocado: avocado toast, growing avocado, guac
strawberry: growing strawberries
lemon: lemon tree, lemonade recipe, lemon water
chicken: coop, backyard chicken, rooster attack, laying hens, chickens, chicken keeping, chicken farming, chicks hatching, poultry farm
baby-chick: chick, baby chicks, hatching chicks, incubator, hatching eggs
duck: duck hunting, mallard
cow: cattle, dairy farm, dairy farming, beef cattle, cows, ranch life, cattle ranch, calf birth, highland cow, milking cows
goat: goat farming, goat yoga
ewe: sheep farming, shearing sheep, lambing, sheep shearing, shepherding
pig: mini pig, pig farming, pot belly pig, piglets
horse: wild horses, horse training, farrier, horse hoof, horse trainer, clydesdale
`;
