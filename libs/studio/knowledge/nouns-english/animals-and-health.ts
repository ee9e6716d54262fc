/** Pets, wild animals, medicine, mind, pregnancy and family: words of English titles, in the format of `livingNouns`. */
export const animalAndHealthWords = `
dog: pit bull, french bulldog, frenchie, poodle, goldendoodle, doodle dog, border collie, doberman, great dane, shiba inu, pug, cane corso, belgian malinois, malinois, australian shepherd, rescue dog, stray dog, dog breeds, dog breed, service dog, k9, dog groomer, dog grooming, new puppy, dog show, reactive dog, dog breeder, dog vs cat, separation anxiety dog, dog rescue, dog park, dog attack, crate training, puppy biting, guide dogs, dog cancer, bernese, samoyed, shih tzu, yorkie, maltipoo, jack russell, street dog
cat: maine coon, ragdoll cat, siamese, sphynx, bengal cat, rescue cat, stray cat, feral cat, cat cafe, cat owner, cat breeds, orange cat, cat purring, cat toys, cat zoomies, persian cat, cat care, cat behavior, cat training, newborn kittens, cat vs dog
own-dog-leash: leash training, leash pulling, dog walker
own-dog-bowl: best dog food, raw dog food, raw feeding, dog treats, dog diet, raw diet dogs
own-litter-box: litter robot, litter training
own-aquarium: planted tank, planted aquarium, saltwater tank, reef tank, nano tank, aquascape, aquascaping, fish room, fish keeping, aquarium setup, turtle tank, shrimp tank, fishkeeping
tropical-fish: betta fish, betta, guppy, cichlid, koi, koi pond, koi fish, goldfish care, neon tetra, angelfish, axolotl tank mates, pet fish, finding nemo
fish: salmon run, tuna fish, piranha, tilapia, walleye, largemouth bass, monster fish, arapaima, sturgeon, fish farming, swordfish, marlin
fishing-pole: bass fishing, fly fishing, ice fishing, carp fishing, catfishing, surf fishing, deep sea fishing, fishing trip, fishing lure, fishing gear, bank fishing, tackle box, fishing challenge, trout fishing, fishing tips, fly rod, spinning reel, fishing reel, noodling, tuna fishing, bass tournament, crappie fishing, magnet fisher
lizard: bearded dragon, leopard gecko, crested gecko, monitor lizard, komodo, blue tongue skink, reptiles, reptile, bearded dragon care, tegu, bearded dragon setup, reptile room, reptile expo
snake: ball python, ball python care, ball python feeding, corn snake, pet snake, snake bite, snakebite, venomous snake, king cobra, black mamba, reticulated python, green anaconda, burmese python, boa constrictor, snake charmer
turtle: sea turtle, snapping turtle, box turtle, sulcata
hamster: hamster cage, hamster setup, hamster maze, hamster care, syrian hamster, dwarf hamster
rabbit: pet rabbit, easter bunny, rabbit hunting
parrot: cockatiel, african grey, budgies, talking parrot, conure, pet bird, lovebird
bird: bird feeder, bird watcher, birder, birding, songbird, wild birds, finch
eagle: bald eagle, bald eagle nest, eagle nest, falconry, golden eagle, harpy eagle, osprey, birds of prey, peregrine falcon
owl: duolingo, barn owl, duolingo streak, duolingo bird
spider: tarantula molting, jumping spider, brown recluse, spider bite, wolf spider, arachnophobia, pet tarantula
shark: shark attack, shark attack survivor, shark week, great white sharks, hammerhead, tiger shark, bull shark, whale shark, shark cage, cage diving, shark diving, jaws
spouting-whale: tilikum, blackfish
whale: blue whale, humpback whale, humpback, beluga, sperm whale, whale watching, whaling
dolphin: dolphin show, seaworld
bear: grizzly bear, black bear, bear attack, bear encounter, brown bear, bear spray, kodiak
lion: lioness hunt, pride of lions, simba
tiger: tigers, bengal tiger, tiger king, siberian tiger
gorilla: silverback, silverback gorilla, harambe, king kong
monkey: chimpanzee, chimp, monkeys, primates, capuchin, baboon, jane goodall, marmoset
elephant: baby elephant
giraffe: safari, african safari, serengeti, kruger, safari park, masai mara
crocodile: gator, saltwater crocodile, steve irwin, swamp people, nile crocodile
octopus: octopuses, giant squid, giant pacific octopus
jellyfish: jellyfish sting, man o war
honeybee: bee sting, killer bees, wasps, wasp nest, hornets, yellow jackets, murder hornet, honey bees, bee removal, bee swarm
own-beehive: first hive, beekeeping hive
ant: ant farm, ant colony, fire ants, antscanada, army ants, ant nest, carpenter ants
deer: deer hunting, elk hunting, buck, whitetail, bow hunting deer, deer season, venison hunt, moose hunt, deer hunter, mule deer, elk hunt
raccoon: trash panda, pet raccoon
wolf: werewolf, wolfdog, timber wolf, yellowstone wolves, wolf pack, dire wolf, werewolves
fox: pet fox, fennec fox, red fox, fox rescue
chipmunk: flying squirrel
bat: vampire bat, bat cave
penguin: emperor penguin
panda: giant panda, red panda
otter: sea otter
hedgehog: pet hedgehog
frog: tree frog, tadpole, dart frog, poison dart frog, bullfrog
paw-prints: wildlife rescue, animal shelter, pet store, pet sitter, pet sitting, pet insurance, pet shop, exotic pets, animal rescue, pet adoption, pet owners, pet peeve
stethoscope: vet, veterinarian, vet clinic, vet tech, vet bill, vet student, med school, medical residency, residency, medical students, resident doctor, pre med, premed, intern doctor, doctors appointment, check up, checkup, health insurance, med student, cardiology, pulmonology, nursing school, nursing student, nursing, step 1, usmle
health-worker: er nurse, icu nurse, nurse practitioner, travel nurse, registered nurse, cna, midwife, midwives, pediatrician, anesthesiologist, cardiologist doctor, radiologist, pharmacist, er doctor, emergency doctor, physician assistant, neurologist, urologist, gynecologist, obgyn, doula, psychiatrist, nurse life, night shift nurse, oncologist, nurse shift
own-surgeon: orthopedic surgeon, heart transplant, kidney transplant, transplant, transplant surgery, appendicitis, appendix surgery, gallbladder surgery, amputation, anesthesia, c-section surgery, surgical, hernia surgery, spinal surgery
hospital: emergency room, hospital stay, hospital vlog, hospitalized, icu, urgent care, er visit, psych ward, mental hospital, hospital bill, medical bills
own-spine: neck pain, stiff neck, text neck, neck hump, slipped disc, chiropractor, chiropractic, chiropractic adjustment, chiropractor cracks, back surgery, spinal stenosis, tech neck, cervical spine, spine surgery
own-back-pain: back hurts, your back hurts, my back hurts, bad posture, posture exercises, fix your posture, sciatic nerve, fibromyalgia, rounded shoulders, back ache, hunchback, chronic pain, back stretches, shoulder pain, posture corrector
own-anxious-head: migraine, headache, headaches, concussion, adhd diagnosis, adhd symptoms, adhd brain, adhd hacks, panic disorder, bipolar, bipolar disorder, ocd, ptsd, bpd, borderline personality, schizophrenia, therapist, stressed, trauma, anxious attachment, social anxiety, stress relief, burned out, burnt out, mental illness, mental breakdown, postpartum depression, anxiety disorder, depressed, nervous breakdown, imposter syndrome, dissociation, anxiety attack, high functioning anxiety, quarter life crisis, midlife crisis, vagus nerve, test anxiety, exam stress
brain: memory loss, brain damage, brain injury, brain hacks, iq test, autism, autistic, autism diagnosis, asperger, brain cells, neurons, neuroplasticity, neurology, nervous system, photographic memory, consciousness, brainwashing, psychopath, cognitive biases, subconscious, subconscious mind, brain power, critical thinking, stroke recovery, dyslexia, epilepsy, seizure, tourette's, parkinson's
own-brain-scan: ct scan, mris, stroke symptoms, brain cancer, dementia care, cte
anatomical-heart: heart failure, heart disease, cardiac arrest, cholesterol, high cholesterol, heart palpitations, heart health, clogged arteries, arteries, cardiovascular, heartbeat, afib, ekg, ecg, circulatory system, resting heart rate, heart condition, ldl, statins
own-first-aid-kit: cpr, heimlich maneuver, stop the bleed, wilderness first aid, choking, tourniquet, first aid course, nosebleed, snake bite first aid
own-stomach: ibs, bloating, bloated, probiotics, probiotic, digestive system, constipation, heartburn, crohn's, crohns disease, celiac, celiac disease, gluten intolerance, food poisoning, stomach ache, stomach pain, gut bacteria, gut microbiome, leaky gut, sibo, gerd, diarrhea, indigestion
own-liver: fatty liver disease, liver detox, liver cleanse, hepatitis, gallbladder, pancreas, detox cleanse
own-kidneys: kidney stone pain, dialysis, kidney disease, uti, kidney failure, bladder infection
own-glucose-meter: type 2 diabetes, type 1 diabetes, prediabetes, glucose, diabetic, insulin resistance, glucose monitor, cgm, glucose spikes, blood glucose
own-inhaler: asthma attack, allergies, copd, allergy season, hay fever, shortness of breath
lungs: pneumonia, lung cancer, respiratory system, tuberculosis, bronchitis, cystic fibrosis, breathing exercises
cigarette: quit smoking, vaping, vapes, stop smoking, smokers, zyn, tobacco, quit vaping, quitting nicotine, chain smoker, smoking weed
reminder-ribbon: breast cancer, cancer survivor, cancer journey, chemo, chemotherapy, lymphoma, leukemia, cancer treatment, stage 4 cancer, cancer diagnosis, childhood cancer, skin cancer, colon cancer, cancer patient, terminal cancer, beating cancer, melanoma, prostate cancer, cancer free, had cancer, have cancer, cure cancer, cancer cure
drop-of-blood: period pain, menstrual cycle, menstruation, endometriosis, pcos, blood type, anemia, blood donation, donating blood, tampon, period cramps, first period, cycle syncing, perimenopause, menopause, blood pressure results, blood clots
person-in-bed: snoring, snore, stop snoring, sleep apnea, sleep paralysis, sleep schedule, sleep tips, sleep hygiene, lucid dreaming, lucid dream, nap time, power nap, sleep better, fall asleep, fall asleep fast, can't sleep, sleep deprivation, oversleeping, sleepwalking, narcolepsy, deep sleep, rem sleep, chronic fatigue, sleep doctor, sleep sounds, cpap
thermometer: heat wave, heat stroke, temperature
x-ray: xray, radiology, radiology tech, mammogram
own-skeleton: anatomy, anatomy terms, human anatomy, skeletal system, human body, muscular system, osteoporosis, arthritis, bone density, bone health, spooky scary skeletons, anatomy and physiology, rheumatoid arthritis
own-plaster-cast: broken ankle, broken wrist, broken foot, broke my leg, broke my arm, broken collarbone, broken hand, broke my ankle
own-wheelchair: paralyzed, paraplegic, quadriplegic, wheelchair user, spinal cord injury, disability, disabled, cerebral palsy, muscular dystrophy, als disease, wheelchair basketball, accessible travel
own-pill-bottle: magnesium glycinate, magnesium supplement, prescription drugs, antidepressant, pharmacy, big pharma, pharmacy tech, drug test, med cart, lexapro, zoloft, prozac, side effects
own-pregnancy-test: ivf, ivf journey, infertility, fertility, egg freezing, egg donor, miscarriage, ttc, trying to conceive, surrogacy, surrogate, two week wait, pregnancy symptoms, pregnant at, pregnancy announcement, found out i'm pregnant, teen pregnancy
pregnant-woman: birth story, birth vlog, c-section, labor and delivery, home birth, water birth, epidural, due date baby, third trimester, first trimester, second trimester, labor pain, pregnancy vlog, pregnant vlog, pregnancy update, pregnant wife, baby bump, maternity, maternity leave, birth plan, hypnobirthing, braxton hicks, natural birth, unmedicated birth, pregnant women, teen mom, morning sickness, gestational diabetes
baby: gender reveal, gender reveal party, baby names, baby name, baby shower, baby led weaning, colic, baby sign language, adoption, adopted, adopting, foster care, premature baby, nicu, preemie, triplets, baby milestones, baby care, teething, new baby, newborn baby care
own-crib: baby proof, baby proofing, babyproof, sleep regression, sleep train, nursery tour, newborn sleep, newborn sleep schedule, baby sleep schedule, bassinet, nursery makeover, co sleeping, wake windows
baby-bottle: baby formula, breast pump, breastmilk, breast milk, formula feeding, night feeds, bottle feeding baby
breast-feeding: nursing a baby, breastfeeding tips, breastfeeding mom, breastfeeding journey, latch, chestfeeding
own-stroller: stroller comparison, uppababy, baby gear, baby registry, car seat, baby essentials, baby must haves, baby products, doona, baby haul, double stroller
own-crying-child: temper tantrum, spoiled kids, spoiled brat, terrible twos, toddler meltdown, spoiled child, kid meltdown
own-family: parenting, gentle parenting, toxic parents, strict parents, family of 5, family of 6, parenting tips, in laws, family reunion, family tree, genealogy, blended family, stepmom, stepdad, step parents, teenagers parents, mother in law, family drama, large family, empty nest, family day, siblings, sibling rivalry, family vlogger, family dinner, asian parents, parents react, family portrait, narcissistic parents, raising kids, single mom, stay at home mom, sahm, stay at home dad, mom life, mom guilt, working mom, boy mom
own-toy-blocks: montessori, montessori toys, toddler activities, toy review, toy haul, toys r us, toy story toys, playroom, play room, best toys, toddler toys
own-school-desk: homeschool, homeschooling, homeschool mom, unschooling, first day of school, teacher life, substitute teacher, classroom tour, classroom setup, first grade, kindergarten teacher, high school classes, middle school, elementary school, detention, classroom management
bento-box: lunch boxes, lunchbox ideas, packing lunch, school lunch, meal prepping, meal prep ideas, lunch ideas, bento lunch, work lunch
backpack: what's in my backpack, bookbag, school supplies, school bag, school supplies haul, edc, everyday carry, edc bag
teddy-bear: build a bear, squishmallow, plushie, plushies, jellycat, labubu, labubus, beanie babies
`;
