/** Exercise and sport: words of English titles, in the format of `livingNouns`. */
export const sportWords = `
own-kettlebell: kettlebell workout, kettlebell training, kettlebell exercises, kettlebell flow
own-dumbbell: dumbbell workout, dumbbell exercises, gym gear, adjustable dumbbells, dumbbell only
own-barbell: deadlift form, deadlifting, bench press plateau, bench press form, benching, bench pressing, powerlifter, overhead press, olympic weightlifting, barbell row, strongman, strength training, romanian deadlift, rdl, one rep max, clean and jerk, weight training, weightlifting
own-squat: squat form, lunges, bulgarian split squat, goblet squat, pistol squat, wall sit, quad workout
own-pull-up: first pull-up, muscle up, muscle ups, pullup, lat pulldown, front lever
own-push-up: push-up challenge, 100 pushups, pushup challenge, dips workout, handstand push up
own-plank-pose: hiit workout, tabata, bodyweight workout, bodyweight exercises, p90x, insanity workout, core strength, calisthenics workout
own-abs-torso: ab workout, get abs, visible abs, sixpack, body fat, lose fat, stomach fat, love handles, washboard abs, body recomposition, cutting phase
flexed-biceps: muscle growth, hypertrophy, build muscle, building muscle, muscle mass, gain muscle, gain weight, bulking, push day, pull day, upper body, arm day, back day, chest day, shoulder day, shoulder workout, arm workout, triceps, back workout, lats, gym bro, planet fitness, crossfit, orangetheory, hyrox, personal trainer, gym membership, gym motivation, gym routine, gym fails, gym anxiety, golds gym, la fitness, bicep curls, bicep curl, mr olympia, cbum, sam sulek, david laid, arnold schwarzenegger, workout split, workout plan, workout routine, progressive overload, gym tour, natty, natty or not, arm wrestling, grip strength, weight room
person-running: zone 2, zone 2 training, vo2 max, cardio, tempo run, interval training, running form, couch to 5k, c25k, run club, ultramarathon, ultra marathon, sub 3 marathon, marathon runner, boston marathon, new york marathon, long run, track and field, 100m sprint, usain bolt, cross country, running tips, running a marathon, running every day, 5k run, david goggins, sprinting, noah lyles, running plan, sprint workout, trail running, trail runner
running-shoe: jordan 1, jordan 1s, jordan 4, jordan 4s, air jordan, air force 1, air forces, yeezy, new balance, nike dunk, sneakerhead, sneaker collection, sneaker restoration, hoka, asics, vaporfly, alphafly, adidas samba, sambas, vans shoes, stockx, trainers@en, crocs, shoe collection
footprints: 10k steps, 10000 steps, 10, 000 steps, walking pad, daily steps, bigfoot, sasquatch, yeti, bigfoot sighting, steps a day
leg: shin splints, shin splint, hamstring, quads, acl, acl tear, torn acl, meniscus, knee pain, bad knees, knee surgery, knee replacement, runners knee, hip pain, leg pain, varicose veins, tight hips, hip flexor, hip mobility, calves
foot: plantar fasciitis, bunion, athletes foot, ingrown toenail, ankle sprain, sprained ankle, flat feet, barefoot, toenail, achilles, gout, heel pain
person-in-lotus-position: yoga flow, morning yoga, yoga stretch, yoga teacher, mindfulness, guided meditation, breathwork, meditating, vipassana, yin yoga, yoga poses, hot yoga, yoga routine, yoga challenge, chakra, transcendental meditation
own-yoga-mat: pilates, wall pilates, reformer pilates, mat pilates, pilates workout, pilates class
own-foam-roller: stretching routine, stretch routine, full body stretch, stretches, mobility routine, mobility work, flexibility, splits in 30 days, morning stretch, front splits, middle splits, get flexible
own-protein: creatine monohydrate, pre workout, preworkout, whey protein, protein bars, protein bar, mass gainer, bcaa, high protein, protein intake
own-ice-bath: cold showers, wim hof, cold therapy
own-treadmill: incline walking, 12 3 30, treadmill workout, treadmill running
own-exercise-bike: peloton, soulcycle
own-bathroom-scale: obesity, overweight, 600 lb life, my 600 lb life, weight loss journey, weight watchers, calories, calorie, calorie counting, counting calories, weigh in, bmi, losing weight, fat loss, burn fat, weight gain, bariatric surgery, gastric sleeve, maintenance calories, weightloss
syringe: ozempic, wegovy, mounjaro, semaglutide, glp-1, tirzepatide, zepbound, botox, flu shot, vaccination, needle phobia, fear of needles, heroin, fentanyl, insulin pen, vaccinated
pill: vitamin d, vitamin c, vitamin b12, vitamin deficiency, vitamin d deficiency, b12 deficiency, iron deficiency, magnesium, omega 3, multivitamin, fish oil, ashwagandha, melatonin, adderall, zinc, supplements, antibiotics, painkillers, ibuprofen, tylenol, birth control, ssri, xanax, medicine cabinet, placebo, opioids, opioid
soccer-ball: premier league, la liga, bundesliga, serie a, champions league final, transfer window, transfer news, transfer market, mls, fa cup, europa league, el clasico, copa america, euros 2028, world cup 2026, world cup qualifiers, tottenham, man united, man utd, man city, chelsea fc, bayern munich, psg, juventus, inter miami, lamine yamal, bellingham, jude bellingham, vinicius, salah, mohamed salah, cristiano ronaldo, lionel messi, erling haaland, pep guardiola, soccer drills, soccer skills, football skills, dribbling drills, football manager, soccer tryouts, maradona, pele, futsal, nutmeg, bicycle kick, soccer goals, ballon dor, neymar skills, soccer training
basketball: steph curry, stephen curry, lebron james, kobe bryant, kobe, kevin durant, luka doncic, nikola jokic, giannis, wembanyama, victor wembanyama, caitlin clark, angel reese, wnba, nba draft, nba finals, nba playoffs, nba trade, nba players, march madness, ncaa basketball, shaq, shaquille o'neal, anthony edwards, nba all star, dribble moves, ankle breaker, bronny james, allen iverson, knicks, nba highlights, college basketball, pickup basketball, point guard, basketball workout
own-basketball-hoop: shooting form, jump shot, jumpshot, three pointer, 3 pointers, free throw, slam dunk, dunk contest, buzzer beater, learn to dunk, alley oop, trick shots, trick shot
american-football: patrick mahomes, mahomes, josh allen, travis kelce, lamar jackson, kansas city chiefs, dallas cowboys, philadelphia eagles, green bay packers, 49ers, nfl draft, nfl playoffs, nfl predictions, fantasy football, college football, wide receiver, running back, linebacker, super bowl halftime, super bowl halftime show, halftime show, super bowl commercials, super bowl ads, hail mary, field goal, nfl highlights, jalen hurts, joe burrow, aaron rodgers, joe montana, pittsburgh steelers, buffalo bills, detroit lions, new england patriots, arch manning, deion sanders, cfb, football tryouts, flag football
baseball: pitching grips, pitching mechanics, curveball, fastball, mlb the show, world series, shohei ohtani, ohtani, aaron judge, dodgers, red sox, babe ruth, little league, mets, curve ball, knuckleball, perfect game, baseball swing, baseball hitting
own-baseball-bat: hitting drills, batting practice, batting cage, batting stance, swing mechanics
tennis: forehand, backhand, topspin, topspin forehand, tennis serve, drop shot, volley tennis, sinner vs alcaraz, jannik sinner, carlos alcaraz, serena williams, us open tennis, french open, australian open, roland garros, tennis lesson, tennis racket, second serve, coco gauff, roger federer, rafael nadal, novak djokovic, tennis drills, tennis match
own-padel-racket: pickleball paddle, pickleball serve, pickleball tips, racquetball, squash racket
person-golfing: golf slice, golf swing tips, golf lesson, rory mcilroy, scottie scheffler, pga tour, pga, liv golf, break 80, break 90, break 100, bryson dechambeau, golf trip, golf drills, ryder cup, good good golf, mini golf
own-golf-club: golf driver, golf irons, putter, golf wedge, topgolf, driving range
boxing-glove: ufc fight, ufc highlights, boxing footwork, boxing training, boxing drills, boxing workout, canelo alvarez, muhammad ali, floyd mayweather, mayweather, jake paul, logan paul boxing, conor mcgregor, jon jones, khabib, ilia topuria, islam makhachev, alex pereira, mma fighter, kickboxing, muay thai, uppercut, shadow boxing, street fight, fist fight, bare knuckle, heavyweight, usyk, tyson fury, fight night, francis ngannou, self defense, bully fight
martial-arts-uniform: bjj, jiujitsu, brazilian jiu jitsu, black belt, karate kid, cobra kai, aikido, kungfu, wing chun, judo throw, white belt, capoeira, krav maga
own-wrestling-mask: wwe raw, john cena, roman reigns, aew, cody rhodes, pro wrestling, smackdown, royal rumble, rey mysterio, undertaker
skateboard: kickflip, ollie, heelflip, skatepark, skateboarding, tony hawk, longboard, longboarding, skate park, tre flip
person-surfing: learn to surf, surf lesson, surf trip, kelly slater, pipeline surfing, wave pool, kitesurfing, windsurfing, wakesurfing
skier: skiing moguls, ski lessons, learn to ski, skiers, ski jump, carving skis, ski patrol, backcountry skiing, heli skiing, cross country skiing, mikaela shiffrin
snowboarder: snowboard tricks, snowboarders, shaun white, snowboard trip, learn to snowboard
own-skis: ski boots, ski season, ski town, aspen, vail, ski jackets, ski chalet
ice-hockey: hockey game, hockey fight, connor mcdavid, stanley cup playoffs, wayne gretzky, slap shot, hockey stick, goalie save, nhl playoffs, sidney crosby, hockey tryouts, ice rink, zamboni
ice-skate: figure skater, ice skater, ice skates
volleyball: volleyball serve, beach volleyball, volleyball spike, haikyuu, setter volleyball, volleyball drills, volleyball tryouts
cricket-game: cricket world cup, virat kohli, kohli, test cricket, batsman, t20, odi, sachin tendulkar, ms dhoni, cricket bat, ashes cricket, rohit sharma, babar azam
rugby-football: rugby, six nations, all blacks, rugby tackle, rugby world cup, scrum, rugby league, haka, springboks
person-swimming: freestyle swimming, freestyle swim, swim faster, butterfly stroke, backstroke, breaststroke, michael phelps, learn to swim, swim practice, swim meet, open water swimming, english channel swim, swimming laps, treading water, swim lessons, katie ledecky
person-climbing: rock climbing, rock climber, free solo, alex honnold, climbing gym, climbing grades, mountaineering, magnus midtbo, ice climbing, bouldering tips, el capitan, climbing wall
person-cartwheeling: cartwheel, backflip, back flip, handstand, simone biles, back handspring, parkour, cheerleading, cheerleader, cheer tryouts, front flip, acrobatics
horse-racing: kentucky derby, jockey, horse race, secretariat, grand national, horse jumping, show jumping, equestrian, horse riding, horseback riding, rodeo, polo match, barrel racing, dressage
detective: private investigator
ping-pong: table tennis serve, ping pong trick shots, table tennis tips
bowling: bowling strike, ten pin bowling, perfect 300 game, bowling league
bullseye: darts match, luke littler, axe throwing, knife throwing, bullseye shot, archery target
bow-and-arrow: bow hunting, bowhunting, archery tips, crossbow, longbow
1st-place-medal: olympic games, winter olympics, paris 2024, summer olympics, olympic athlete, milan cortina, la 2028, world record
trophy: oscars 2025, oscars 2026, academy awards, oscar nominations, the oscars, oscars predictions, emmys, golden globes, spelling bee, grand slam, game awards winners, world champions
own-gramophone: grammys, grammy awards, grammy
woman-dancing: belly dance, ballroom, zumba, salsa dancing, twerk, twerking, dance class, dance choreography, choreography, dance challenge, tango dance, k-pop dance, dance moms, dance tutorial, bachata, line dance, dancing with the stars, pole dance, dance practice, shuffle dance
ballet-shoes: ballet class, ballet dancer, ballet school, nutcracker ballet, pointe shoes, pointe, swan lake
pool-8-ball: 8 ball pool, snooker, trick shots pool, efren reyes, pool cue, 8 ball
`;
