/** Vehicles, traffic, space flight, natural sciences and weather: words of English titles, in the format of `livingNouns`. */
export const vehicleAndScienceWords = `
own-sports-car: miata, mx-5, nissan gtr, skyline gtr, r34, c8 corvette, corvette z06, hellcat, 911 gt3, porsche 911, gt3 rs, supra mk4, toyota supra, nissan 350z, 370z, subaru brz, gr86, ford gt, shelby, aston martin, koenigsegg, pagani, maserati, trans am, classic car, jdm, jdm cars, tuner car, drift car, project car, car meet, car show, widebody, lambo, dream car, hot rod, fastest car
automobile: corolla, camry, prius, civic, honda civic, rav4, cr-v, subaru, volvo, lexus, acura, cadillac, buick, kia, skoda, peugeot, renault, dacia, suzuki, mini cooper, vw golf, golf gti, jetta, passat, polo gti, cheap car, first car, new car, family car, car detailing, detailing, ceramic coating, car wash, car paint, paint correction, car wrap, vinyl wrap, car buying, car dealership, car salesman, car dealer, car review, car insurance, car payment, car loan, hybrid car, uber driver, lyft, rideshare, self-driving car, junkyard, barn find, car restoration, rust repair, salvage car, copart, repo man, driving tips, driving instructor, carplay, android auto, road rage, station wagon, hatchback
sport-utility-vehicle: overlanding, overland, off-roading, rock crawling, 4runner, land cruiser, jeep wrangler, wrangler, ford bronco, land rover defender, g wagon, range rover, rezvani, tahoe, escalade, family suv, 4wd, jeep gladiator, lift kit
pickup-truck: f150, ford raptor, f-250, f250, ford maverick, toyota hilux, hilux, toyota tacoma, toyota tundra, tundra, silverado ev, gmc sierra, ram trx, lifted truck, diesel truck, cummins, powerstroke, duramax, truck bed, work truck
motorcycle: dirt bike, dirt bike wheelie, wheelie, wheelies, motocross, supercross, pit bike, enduro, supermoto, superbike, yamaha mt-07, yamaha r1, yamaha r6, yamaha, kawasaki ninja, ninja 400, ninja h2, hayabusa, honda grom, grom, honda cbr, ktm, royal enfield, bmw gs, indian motorcycle, harley davidson, cafe racer, chopper bike, motogp, isle of man tt, motovlog, motorcycle chain, motorcycle license, motorcycle trip, biker gang, hells angels, quad bike, atv, lane splitting, sportbike, naked bike, adventure bike
own-bike-helmet: motorcycle gear
bicycle: mountain bike, mtb, mountain biking, gravel bike, road bike, bikepacking, bike fit, bike mechanic, bike chain, bicycle chain, bike repair, fixie, bmx, downhill mtb, bike lane, bike commute, bike ride, bike packing, bike touring, training wheels, shimano
own-electric-bike: e-bike battery, super 73, emtb
own-electric-scooter: electric scooter range, scooter range, segway, onewheel, electric skateboard
motor-scooter: moped trip
person-biking: tour de france, vuelta a españa, giro d'italia, pogacar, tadej pogacar, road cycling, spin class, triathlete, ironman triathlon, ironman race, velodrome, bike race
own-racing-formula: overtake, pit stop, pole position, f1 drivers, f1 driver, f1 race, f1 qualifying, f1 testing, f1 season, monaco grand prix, drive to survive, lewis hamilton, charles leclerc, lando norris, max verstappen, mclaren f1, ferrari f1, ayrton senna, michael schumacher, formula 2, indycar, f1 racing, red bull racing
racing-car: sim racing, iracing, assetto corsa, gran turismo, forza, forza horizon, sim rig, racing simulator, le mans, rally, rally car, wrc, nurburgring, race track, track day, time attack, drag racing, dragster, street racing, drifting, daytona 500, nascar race, endurance race, quarter mile
own-engine: engine swap, engine rebuild, ls swap, timing belt, timing chain, v8, v12 engine, head gasket, blown engine, rod knock, car mechanic, camshaft, crankshaft, piston, cylinder head, rotary engine, two stroke, engine noise, jet engine, v8 engine, carburetor
own-engine-oil: change your oil, change oil, changing oil, change my oil, check your oil, oil pan, engine oil change, oil burning
own-tyre: winter tires, snow tires, all season tires, summer tires, tire rotation, tire pressure, tire change, michelin tires, run flat, wheel alignment, off road tires, mud tires
own-brake-disc: brake rotors, brake fluid, brake caliper, abs light, brake job, brake pad replacement
own-warning-dashboard: obd2, obd scanner, engine light, car electrical
own-car-battery: jump start a car, jumper cables, alternator, car won't start, starter motor
own-gear-stick: stick shift car, driving a manual, drive manual, drive stick, heel toe, rev matching, automatic transmission, cvt, transmission fluid, transmission rebuild
own-crashed-car: crash compilation, dashcam crash, drunk driver, hit and run, crash test, totaled car, totaled, car pileup
police-car: pulled over, get pulled over, getting pulled over, traffic stop, speeding ticket, dui, high speed chase, police chase, police pursuit, bodycam, body cam, police bodycam, car chase, state trooper
own-police-badge: fbi agent, cia agent, police officer training, police academy, detectives, homicide detective, undercover cop, swat team, nypd, lapd, police department, police interrogation, cia officer, border patrol, secret service, ice agents
own-camper-van: sprinter van, sprinter conversion, skoolie, bus conversion, travel trailer, airstream, fifth wheel, rv life, rv tour, rv living, full time rv, living in a van, living in my car, car camping, stealth camping, van build, van tour, truck camper, rv park
airplane: cockpit, cockpit tour, boeing 737, boeing 747, boeing 777, airbus a320, airbus a380, a380, b737, flight simulator, microsoft flight simulator, plane landing, emergency landing, airplane crash, air traffic control, atc, turbulence, flight attendant, cabin crew, stewardess, airports, airport security, tsa, jet lag, frequent flyer, flight deck, student pilot, private pilot, pilot license, cessna, learn to fly, skywest, emirates, qatar airways, delta airlines, ryanair flight, spirit airlines, airline pilot, fear of flying, plane spotting, long haul flight, flight delay, missed my flight
own-boarding-pass: travel points, credit card points, airline miles, award flights, error fare, layover hack
own-airplane-seat: first class suite, business class review, basic economy, middle seat, lie flat, qsuite, premium economy
own-fighter-jet: top gun, f-22, f-22 raptor, f22, f-15, su-57, a-10 warthog, fighter pilot, blue angels, spitfire, stealth bomber, b-2 bomber, sr-71, sr-71 blackbird, dogfight
own-tank: abrams, m1 abrams, tiger tank, sherman tank, panzer, world of tanks, leopard 2, tank battle
helicopter: apache helicopter, black hawk, helicopter ride
train: train driver, train driver pov, train conductor, train journey, train ride, sleeper train, night train, orient express, interrail, eurail, model train, model railroad, amtrak train, railfan, train travel, train station
locomotive: steam engine, steam locomotive, thomas the tank, railroad
metro: subway system, metro system, london underground, nyc subway
bullet-train: japan bullet train, high-speed rail, tgv, maglev, eurostar
taxi: taxi driver, cab driver, taxis, black cab, yellow cab
bus: bus driver, school buses, greyhound, greyhound bus, double decker, bus ride, megabus
delivery-truck: amazon driver, delivery driver, ups driver, fedex driver, amazon delivery, amazon flex, moving company, movers, box truck, u-haul, uhaul, mail truck
ambulance: emt, 911 call, first responders, ems
fire-engine: firetruck, fire station, fire department, fire fighters
own-trash-bin: garbage truck, trash truck, dumpster diving, dumpster, garbage man, trash pickup, recycling bin, landfill
passenger-ship: cruise ship cabin, cruise cabin, carnival cruise, royal caribbean, icon of the seas, cruise tips, balcony cabin, disney cruise, cruise vlog, msc cruise, cruise line, norwegian cruise
sailboat: sailing around the world, sailing life, liveaboard, boat life, catamaran, sailing couple, learn to sail
own-whole-ship: aircraft carrier, navy ship, container ship, bismarck, battleships, destroyer, warship, uss, oil tanker, suez canal, panama canal, ever given
own-submarine: u-boat, titan sub, oceangate, titan submersible, submersible
own-ocean-liner: titanic sinking, titanic survivor, costa concordia, lusitania, titanic movie
own-galleon: blackbeard, pirates of the caribbean, christopher columbus, magellan, mayflower, spanish armada
canoe: canoeing, kayak fishing, white water rafting, whitewater, paddle board, paddleboarding, packraft, rafting
speedboat: bass boat, boats, boat repair, boat engine, outboard, pontoon boat, wakeboarding, yamaha waverunner, boat ramp, boat fail, boating
rocket: starship launch, falcon 9, spacex launch, rocket launch, blue origin, artemis, apollo program, rocket engine, space race, nasa launch, elon musk rocket, kerbal space program, challenger disaster
astronaut: spacewalk, life in space, living in space, neil armstrong, space suit
own-space-station: iss tour, life on the iss, skylab
satellite: starlink satellite, gps, voyager 1, space junk
telescope: james webb, james webb telescope, jwst, hubble, hubble telescope, space telescope, stargazing, astrophotography, amateur astronomer, webb telescope
alien: fermi paradox, drake equation, alien life, alien civilization, seti, extraterrestrial life, xenomorph, alien abduction, dark forest theory
flying-saucer: uap, ufo sighting, roswell, ufo hearing, ufo footage
own-mars-rover: mars rover discoveries, mars rovers, perseverance rover
own-mars-planet: life on mars, mars colony, terraforming mars, mission to mars, colonizing mars, mars mission
own-solar-system: planets size, size of the universe, planet nine, nine planets, eight planets, planet size comparison, dyson sphere
ringed-planet: uranus, planet x, gas giant
own-black-hole: spaghettification, white hole, supermassive black hole, interstellar black hole, stephen hawking
full-moon: blood moon, supermoon, moon phases, lunar landing, moon base, super moon, artemis moon
comet: 3i atlas, meteor shower, shooting star, asteroid impact, meteorite, apophis
star: supernova, red giant, betelgeuse, neutron stars, north star, how stars die, constellations, constellation
milky-way: universe expanding, dark matter, dark energy, string theory, multiverse theory, observable universe, the universe, james webb images, simulation theory
own-atom: nuclear fusion breakthrough, fusion reactor, fusion energy, schrodinger's cat, quantum entanglement, double slit experiment, large hadron collider, cern, particle accelerator, antimatter, higgs boson, standard model, relativity, general relativity, theory of relativity, einstein's theory, radioactive decay, electrons, proton
magnet: magnet fishing, electromagnet, magnetic field, electromagnetism, neodymium
own-pendulum: newton's laws, laws of motion, newton, isaac newton, classical mechanics
dna: gene editing, crispr gene editing, genetic engineering, genome, dna test, ancestry dna, 23andme, human evolution, natural selection, darwin, charles darwin, mutations, cloning, mitosis, heredity
own-cell: photosynthesis cell, cell biology, cell division, meiosis, prokaryotes, eukaryotic cell, microbiology
seedling: photosynthesis, microgreens, germinate, seeds sprouting, permaculture, food forest, regenerative agriculture
own-molecule: organic chemistry, covalent bonds, molecular, chemical bonds, enzymes, thyroid, hypothyroidism, hashimoto, hormone imbalance, hormonal imbalance, estrogen, trt, steroids, peptides, nootropics, serotonin, low testosterone
own-beaker: elephant toothpaste, science experiment, science fair, science project, chemistry lab, chemical reaction, mad scientist, stoichiometry, titration, lab work, forever chemicals
test-tube: lab tests, blood work, bloodwork, blood tests, lab results, blood results
microscope: under a microscope, water bears, tardigrade, under the microscope, biology class
microbe: viruses, covid, covid-19, pandemic, flu, norovirus, bird flu, superbug, parasites, parasite, amoeba, brain eating amoeba, coronavirus, the flu, ebola
volcano: supervolcano, yellowstone volcano, yellowstone supervolcano, volcanic eruption, mount st helens, krakatoa, ring of fire, mauna loa, etna, lava lake
cloud-with-lightning: lightning strikes, lightning strike, lightning storm, lightning bolt, struck by lightning, thunder, thunderstorms
own-tornado-funnel: hurricane milton, hurricane helene, hurricane katrina, hurricane ian, hurricane season, hurricane damage, hurricane tracker, hurricane warning, hurricane update, hurricanes, tornado alley, tornado warning, tornado outbreak, storm chasing, tornado damage, ef5 tornado, ef5, hurricane melissa
own-cracked-house: san andreas fault, san andreas, magnitude 7, earthquake damage
own-giant-wave: tsunamis, nazare, big wave surfing, mega tsunami
cloud-with-snow: snowstorm, snow storm, blizzards, winter storm, snow day, lake effect snow, polar vortex
cloud-with-rain: heavy rain, rainstorm, rain sounds, downpour, monsoon season, rainy day
fire: la fires, forest fire, house fire, california fires, wild fire, arson
globe-showing-americas: flat earth, flat earther, earth's core, end of the world, geography now, earth science, plate tectonics, continental drift, hollow earth
own-fossil: paleontologist, fossil hunting, trilobite, dinosaur fossils, dinosaur bones
t-rex: jurassic, jurassic world rebirth, tyrannosaurus rex, spinosaurus
sauropod: triceratops, stegosaurus
mammoth: woolly mammoth, ice age animals, mastodon
hammer-and-pick: archaeological, archaeologists, archaeological dig, gobekli tepe
`;
