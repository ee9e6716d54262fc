/** Makeup, skin, hair, nails, clothes and shopping: words of English titles, in the format of `livingNouns`. */
export const beautyAndFashionWords = `
own-makeup-palette: everyday makeup, makeup look, makeup transformation, makeup artist, grwm, get ready with me, sephora, sephora haul, ulta, makeup haul, bridal makeup, full glam, makeup removal, soft glam, halloween makeup, sfx makeup, makeup revolution, no makeup makeup, eyeshadow palette, natural makeup, contouring, contour, highlighter makeup, rare beauty, makeup brushes, makeup bag, makeup collection
lipstick: lip liner, lip gloss, lip oil, lip combo, red lipstick, lip tint, lip balm, mac lipstick, blush tutorial, rhode
own-foundation: drugstore foundation, cream foundation, setting powder, full coverage, bb cream, cushion foundation, primer makeup, undertones
own-mascara: lash extensions, lash lift, lash tech, lash clusters, eyelash extension, eyelash curler, falsies
own-eyeliner: winged liner, cat eye, cat eyeliner, brow lamination, eyebrow, eyebrow tutorial, microblading, smokey eye, eye shadow look, hooded eyes, soap brows, brow tint, eyebrow threading
mouth: lip filler, lip injections, lip augmentation, speech impediment, stutter, stuttering, gingivitis, mouth taping, bad breath, lip reading, cold sore
person-getting-massage: facials, hydrafacial, gua sha, massage therapist, deep tissue massage, lymphatic drainage, lymphatic massage, head spa, thai massage, spa day, foot massage, jade roller
own-facial-mask: microneedling, chemical peel, dermaplaning, accutane, accutane journey, clear skin, glass skin, acne scars, hyperpigmentation, eczema, rosacea, cystic acne, pores, enlarged pores, skin barrier, hormonal acne, pimple popping, blackhead, melasma, face mask skincare, dull skin, psoriasis, back acne
own-serum: korean skincare, k-beauty, skincare mistakes, the ordinary, niacinamide, hyaluronic acid, tretinoin, retinol mistakes, anti aging, skincare tips, drugstore skincare, rosemary oil, castor oil, batana oil, cerave, salicylic acid, wrinkles, eye cream, snail mucin, peptide serum, skin routine, night routine skincare
lotion-bottle: spf, body lotion, hand cream, body butter, vaseline, self tanner, self tan, spray tan, tanning, body care, deodorant, aquaphor
nail-polish: gel x, gel nail, gel polish, acrylic nails, acrylics nails, nail salon, nail tech, press on nails, builder gel, dip powder, nail care, nail tutorial, french tips, nail extensions, polygel, nails at home, cuticle, nail designs, long nails, chrome nails, nail drill
person-getting-haircut: curtain bangs, wispy bangs, cut your own bangs, cut my own hair, cut your own hair, layers haircut, wolf cut, butterfly haircut, box braids, knotless braids, cornrows, french braid, dutch braid, braids, braiding, natural hair, updo, messy bun, ponytail, slick back bun, hairstyles, hair transformation, hair tutorial, pixie cut, bob haircut, long hair, short hair, hairstylist, hair salon, perm, hair makeover, big chop, locs, dreadlocks, dreads, twist out, silk press, bun hairstyle, hair appointment, hair cutting, shag haircut, cosmetology school, cosmetologist
own-hair-clipper: skin fade, low taper, low taper fade, taper fade, men's haircut, men's fade, barber shop, clipper cut, fade tutorial, self haircut, buzzcut, shaved my head, beard trim, mullet, barber school, hairline
own-hair-dye: hair bleaching, bleached hair, bleaching my hair, highlights at home, blonde hair, going blonde, box dye, hair coloring, grey hair, gray hair, color correction hair, root touch up, dyed hair, dying my hair, dyeing my hair, dye my hair, dyed my hair, hair toner, ombre
own-hair-straightener: curl your hair, curling wand, heatless curls, beach waves, hair curler, flat iron curls, straight hair, straighten hair, hair straightening, hot comb, curlers
own-hair-dryer: blowout, airwrap, dyson airwrap dupe, round brush, shark flexstyle, blow out, hair blowout
own-shampoo-bottle: wash day, hair growth tips, grow hair, hair fall, thinning hair, hair oil, hair washing, dry shampoo, dandruff, minoxidil, hair growth journey, long hair care, frizzy hair, curly girl method, wash your hair, hair mask, type 4 hair, hair porosity, curl pattern, low porosity hair, hairfall
hair-pick: 4c hair, afro hair, wide tooth comb
own-wig: wig install, lace front, lace front wig, sew in, hair extensions, tape ins, hair topper, frontal install, wig review
person-beard: beard growth, growing a beard, beard oil, mustache, moustache, patchy beard, beard care
person-bald: going bald, hair transplant, receding hairline, balding, bald head, baldness cure, alopecia, norwood
razor: shave, straight razor, body hair, ingrown hairs, laser hair removal, waxing, brazilian wax, shaving tips, razor burn, hair removal, safety razor
own-perfume: smell good, best fragrances, sauvage, cologne review, perfume collection, baccarat rouge, creed aventus, body mist, fragrance collection, niche fragrance
tooth: root canal, wisdom teeth, wisdom tooth, invisalign, teeth whitening, veneers, cavity, dental implant, dentures, dental hygienist, dental school, orthodontist, retainer, tooth extraction, white teeth, gum disease, dental, fluoride, tooth fairy, straight teeth, turkey teeth, toothache, baby teeth
toothbrush: electric toothbrush, flossing, floss, brush your teeth, waterpik, mouthwash
own-tattoo-machine: tattoo removal, tattoo cover up, tattoo ideas, tattoo apprentice, tattoo pain, sleeve tattoo, tattoo shop, tattoo regrets, stick and poke, hand poke
own-earrings: ear piercing, piercing, nose piercing, septum piercing, earring making, hoop earrings, belly piercing, helix piercing
own-pearl-necklace: jewelry making, pandora jewelry, resin jewelry, gold jewelry, beaded jewelry, jewelry haul, jewelry business, bracelets, friendship bracelets, bracelet, choker, permanent jewelry, tiffany, cartier
own-wardrobe: outfit, ootd, outfit ideas, outfits of the week, closet clean out, closet makeover, closet tour, closet cleanout, declutter closet, walk in closet, winter outfits, summer outfits, fall outfits, spring outfits, date night outfits, outfit inspo, outfits i wore, capsule closet, school outfits, work outfits, streetwear, thrifted outfits, airport outfits, wardrobe essentials
dress: prom dress, thrift flip, dress makeover, red carpet dresses, evening gown, sundress, bridesmaid dress, met gala, fashion designer, fashion week, homecoming dress, maxi dress, ball gown
own-wedding-dress: bridal shop, say yes to the dress, bridal, wedding gown, bride to be
jeans: baggy jeans, denim, levis, leggings, sweatpants, lululemon, cargo pants, skinny jeans, lululemon leggings, yoga pants, shorts pants, selvedge denim, denim jeans
t-shirt: print on demand, graphic tees, graphic tee, merch, clothing brand, screen printing, dtf printing, polo shirt, clothing line, tie dye, redbubble, merch by amazon, flannel, thrifting, thrift haul, thrift store, thrift shopping, goodwill, thrifted, vintage clothing, vinted, depop, poshmark, plain tee
own-suit: suit fit, suit jacket, tailored suit, suits for men, blazer, menswear, dress shirt, business casual, suit up, three piece suit, custom suit
own-hoodie: hoodies collection, essentials hoodie, crewneck, zip up hoodie
coat: leather jacket, puffer jacket, winter coat, north face, denim jacket, carhartt, moncler, canada goose, jacket review, barbour, trench coat, arcteryx, bomber jacket
own-knit-sweater: cardigan, crochet cardigan, crochet top, crochet sweater, knit sweater, knitting pattern, sweater vest, turtleneck, ugly christmas sweater
yarn: crochet blanket, crochet pattern, crochet for beginners, granny square, crocheted, crochet hook, knitter, knitting needles, crocheting, crochet tutorial, crochet flowers, crochet bag, crochet plushie, knitted, cross stitch yarn, crocheter, macrame, crochet business, loom knitting, punch needle, weaving, chunky blanket
sewing-needle: cross stitch, hand embroidery, embroidery hoop, needlework, visible mending, mending clothes, hand sewing, hand stitching, seamstress, leathercraft, leatherwork
own-sewing-machine: sewing tutorial, sew with me, sewing pattern, alter clothes, sewing projects, sewing for beginners, serger, singer sewing machine, quilting, quilt, patchwork, alterations, hemming pants, hem jeans, upcycling clothes, upcycle clothes
handbag: luxury handbag, designer bag, birkin, birkin bag, hermes, hermes birkin, chanel bag, tote bag, coach bag, what's in my bag, prada, bag collection, hospital bag, diaper bag, crossbody bag, ysl bag, louis vuitton bag, dior bag
watch: rolex submariner, submariner, rolex daytona, daytona, datejust, omega speedmaster, speedmaster, seiko, patek philippe, patek, audemars piguet, casio, g-shock, royal oak, watch collection, luxury watch, watch collector, watchmaker, watchmaking, moonswatch, tissot, tudor watch, fake rolex, rolex watch, omega watch, watch restoration
ring: wedding band, he proposed, marriage proposal, engaged, lab grown diamonds, lab grown diamond
shopping-bags: shein haul, grocery haul, costco haul, walmart haul, aldi haul, clothing haul, fall haul, try on haul, temu, temu haul, primark haul, tj maxx, shopping spree, target haul, black friday deals, black friday shopping, back to school shopping, mall haul, shopping haul, shopping addiction, shop with me, zara haul, fashion nova, h&m, zara, compulsive shopping
shopping-cart: grocery shopping, sams club, extreme couponing haul, shopify, shopify store, ecommerce, e-commerce, online store, grocery budget, grocery prices, food prices, grocery bill
package: amazon fba, dropshipping store, dropship, unboxing video, amazon return pallets, amazon returns, return pallet, etsy shop, etsy store, etsy seller, etsy business, reselling, reseller, ebay reselling, ebay seller, online arbitrage, packing orders, subscription box, shipping orders, small business orders, blind box, mystery package, retail arbitrage, amazon haul, amazon finds, amazon must haves, wholesale, private label, fulfillment
sunglasses: ray ban, meta glasses, ray ban meta, smart glasses, oakley
glasses: eyeglasses, new glasses, reading glasses, prescription glasses, blue light glasses, optometrist, optician
eye: lasik, lasik surgery, eye surgery, cataract, glaucoma, laser eye surgery, eye exam, eyesight, contact lens, contact lenses, colored contacts, blindness, color blind, eye doctor, pink eye, eye color, dark circles, eye bags, under eye, eye drops, eye contact, evil eye, third eye, vision loss, eyeball, stye
ear: earwax, ear wax, ear cleaning, tinnitus, hearing loss, ear infection, ear training, cauliflower ear
ear-with-hearing-aid: hearing aid, cochlear implant, deaf, deafness, hard of hearing
love-you-gesture: sign language, asl, american sign language, asl alphabet, asl signs
nose: nose job, rhinoplasty, deviated septum, sinus, sinus infection, runny nose, stuffy nose, congestion
`;
