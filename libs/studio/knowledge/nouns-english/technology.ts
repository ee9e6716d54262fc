/** Devices, software, programming and videos on the internet: words of English titles, in the format of `livingNouns`. */
export const technologyWords = `
own-phone-dark: pro max, iphone air, ios, ios 26, ios update, ios 18, iphone camera, iphone hacks, iphone tricks, iphone tips, iphone battery, iphone storage, used iphone, airdrop, face id
own-phone-light: google pixel, pixel camera, galaxy ultra, s25 ultra, s24 ultra, s26 ultra, s23 ultra, galaxy fold, z fold, z flip, foldable phone, folding phone, nothing phone, motorola, one ui, android update, samsung phone, redmi, poco, budget phone, smartphones
own-phone-blank: phone repair, screen repair, iphone repair, cracked iphone, screen replacement, phone screen repair, dumbphone, dumb phone, flip phone, landline phone
own-phone-apps: digital detox, dopamine detox, phone detox, instagram post, instagram reels, instagram reel, instagram story, instagram followers, instagram growth, tiktok shop, tiktok algorithm, facebook ads, meta ads, facebook, twitter, snapchat, threads app, bluesky, linkedin, linkedin profile, doom scrolling, scrolling, brain rot, influencers, influencer, app icons, home screen, widgets, mobile apps, mobile app, iphone apps, best apps, phone apps, apps
own-phone-chat: whatsapp trick, whatsapp update, discord, discord bot, discord server, telegram, imessage, texts from, texting tips, texting girls, voice message, slack app, chat app
laptop: macbook air, macbook pro, macbook neo, thinkpad, windows laptop, student laptop, gaming laptop, surface pro, surface laptop, digital nomad, remote jobs, remote job, freelance, upwork, fiverr, freelancers, virtual assistant, work from home, wordpress, wordpress site, wordpress website, squarespace, wix, website builder, copywriting, blog, blogger, data entry, macos, windows 11, windows 10, windows 12
desktop-computer: mini pc, mac mini, mac studio, imac pro, slow computer, slow pc, pc repair, office pc, computer setup, old computer, linux desktop, windows xp
own-gaming-pc: watercooling, water cooling, liquid cooling, aio cooler, pc cooling, prebuilt pc, prebuilt, gaming rig, pc airflow, custom loop, custom water loop, steam machine, pc upgrade, pc gaming
own-processor: cpu cooler, thermal paste, ryzen, intel core, core i9, core i7, amd ryzen, m4 chip, m5 chip, m3 chip, snapdragon, cpus, overclocking, chip shortage, chip war, asml, tsmc
own-graphics-card: rtx 5090, rtx 5080, rtx 5070, rtx 5060, rtx 4090, rtx 4070, rtx 4060, radeon, arc b580, gpus, nvidia gpu, used gpu, budget gpu, dlss, gpu prices
own-memory: ram prices, ram upgrade, ram shortage, ddr5 ram, more ram
own-monitor: oled monitor, ultrawide monitor, dual monitors, dual monitor, 4k monitor, curved monitor, 144hz, display monitor
own-hard-drive: deleted files, lost files, data recovery, recover files, lost data, file recovery, external ssd, backups, data backup, cloud storage, hard drives
own-router: wifi, wifi speed, slow wifi, wi-fi 7, wifi 7, mesh wifi, wifi extender, wifi password, internet speed, slow internet, internet connection, home internet, ethernet, home network, home networking, port forwarding, dns, 5g internet
own-server: homelab, home lab, proxmox, nas build, synology, truenas, plex, plex server, minecraft server hosting, web server, jellyfin, self hosting, self hosted, web hosting, cloud computing, aws, azure, google cloud, vps, system design, microservices, load balancer, api server
own-wires: cable management, usb-c cable, usb cable, hdmi, hdmi cable, extension cords, ethernet cable, thunderbolt
own-circuit-board: pi 5, esp32, flipper zero, bios, bios update, pc motherboard, breadboard, embedded systems, transistor, resistor, capacitor, iot
own-power-bank: portable power station, ecoflow, jackery, power station, magsafe, wireless charger, phone charger, gan charger
keyboard: custom keyboard, keycaps, keyboard shortcuts, keychron, switches keyboard, touch typing, typing speed, type faster, typing test
computer-mouse: logitech, mx master, gaming mice, trackpad, mouse pad, wireless mouse, ergonomic mouse, aim training
headphone: sony xm5, xm5, xm6, bose, gaming headset, airpods max, noise cancelling headphones, iems, iem, audiobook, asmr
own-smartwatch: running watch, running watches, gps watch, fitness watch, smart watch, garmin watch, fitbit, whoop, oura ring, galaxy watch, pixel watch, apple watch ultra
own-tablet: procreate, procreate brushes, procreate tutorial, goodnotes, ipad notes, apple pencil, ipad air, ipad mini, ipad pro, ipados, galaxy tab, wacom, digital art, digital artist, remarkable tablet
own-e-reader: kobo, kindle colorsoft, kindle paperwhite
own-webcam: obs, obs studio, obs settings, twitch stream, streaming setup, streamer setup, streamers, streamer, twitch streamer, twitch, live streaming, video call, zoom call, zoom meeting, kick streamer
globe-with-meridians: google chrome, chrome extension, web browser, browser, firefox, microsoft edge, opera gx, brave browser, search engine, google search, domain name, world wide web
locked: password manager, passkey, two factor authentication, 2fa, 1password, bitwarden, online privacy, data privacy, encryption, nordvpn, free vpn, best vpn, lock picking, picking locks, end to end encryption
own-hacker: scammer, scam call, scam caller, phishing, scam call center, call center scammer, romance scam, ethical hacking, ethical hacker, penetration testing, bug bounty, kali linux, malware, ransomware, ddos, doxxed, data breach, got hacked, been hacked, identity theft, identity thief
robot: ai agent, zapier, zapier automation, n8n, n8n automation, ai automation, ai tools, ai tool, agi, superintelligence, humanoid, tesla optimus, optimus robot, boston dynamics, ai music, ai girlfriend, ai replacing, robotaxi robot, ai bubble, ai slop
own-chatbot: claude ai, claude code, google gemini, microsoft copilot, perplexity, gpt-5, gpt-4, gpt-4o, chat gpt, chatgpt prompts, chatgpt hacks, ai prompts, prompt engineer, character ai, grok, gemini pro, gemini ai, ollama, notebooklm
artist-palette: canva, canva tutorial, graphic design, graphic designer, logo design, figma, illustrator, adobe illustrator, ui design, ux design, web design, midjourney, midjourney prompts, stable diffusion, ai art, ai artist, dall-e, watercolor landscape, watercolor painting, watercolor flowers, acrylic painting, acrylics, gouache, acrylic pour, abstract painting, paint by numbers, color theory, color mixing, mixing colors, art supplies, art challenge, art school, bob ross, painting tutorial
own-photo-prints: photoshop, lightroom, lightroom presets, presets, photo editing, generative fill, photoshop generative fill, photo album, scrapbook, scrapbooking, family album, snapseed
clapper-board: davinci resolve, color grading, premiere pro, adobe premiere, final cut, final cut pro, capcut, capcut tutorial, after effects, video editing, video editor, motion graphics, vfx, cgi, filmmaking tips, short film, screenwriting, screenplay, movie review, ending explained, finale explained, plot twists, movie theory, box office, movie trailer, film review, movies, movie recap, movie plot, movie scenes, movie mistakes, letterboxd, cinematic video, cinematography, ai video, oppenheimer movie, pixar, horror movie, horror movies, scary movie, scary movies, movie marathon, film school, movie director, martin scorsese, christopher nolan, tarantino, rotten tomatoes, a24, imax
television: season finale, series finale, tv show, netflix series, netflix show, sitcom, oled tv, tv mount, mounting a tv, smart tv, best tv, soap opera, k drama, kdrama, love island, reality tv, survivor season, the bachelor, saturday night live, binge watch, binge watching, hbo, disney plus, streaming services
bar-chart: power bi, tableau, data analyst, data analytics, data science, data scientist, data visualization, looker studio, google analytics, kpi, data analysis, power bi dashboard, excel dashboard
own-spreadsheet: pivot table, vlookup, xlookup, excel formula, excel tips, excel tricks, excel functions, excel tutorial, google sheet, excel sheet
own-notebook: notion, notion template, notion setup, obsidian notes, second brain, zettelkasten, day planner, planner setup, bujo, notetaking, cornell notes, lecture notes, plan with me, goodreads journal, diary entry, composition book
triangular-ruler: autocad, solidworks, sketchup, fusion 360, revit, cad, technical drawing, architecture student, geometry proofs, trigonometry, pythagorean theorem, geometry, architect
own-code-window: react hooks, react js, react native, reactjs, react course, react tutorial, next js, nextjs, tailwind, node js, javascript closures, javascript promises, javascript course, javascript tutorial, python tutorial, python course, python project, python beginners, coding interview, technical interview, system design interview, leetcode, coding bootcamp, coding test, coding challenge, coding projects, vibe coding, vs code, vscode, cursor ai, regex, recursion, golang, kotlin, swift programming, swiftui, django, fastapi, spring boot, laravel, c++ tutorial, c++ course, data structures, algorithms, object oriented programming, oop, api, apis, rest api, web developer, app development, frontend, front end, full stack, computer science, compiler, debugging, unit tests, webassembly, game dev, game developer, unity tutorial, godot, unreal engine
own-terminal: vim, neovim, tmux, command prompt, powershell, linux commands, linux distro, debian, nixos, ssh, zsh, hyprland, linux server
technologist: software developer, web developers, tech lead, faang engineer, it support, it technician
own-qr-code: qr code scam, scan the qr
file-folder: pdf, pdf file, zip file, computer files, google drive, dropbox, file organization, organize your files, filing system
e-mail: outlook, inbox, inbox zero, email marketing, cold email, cold emailing, email list, gmail tips, spam email
printer: printables, etsy printables, inkjet, laser printer, cricut, print at home
own-subscribe-button: youtube automation, faceless youtube, faceless channel, youtube seo, youtube thumbnail, youtube tips, small youtubers
own-play-award: silver play button, gold play button, play button, youtube money, youtube income, 100k subscribers, million subscribers, small channel, monetized, adsense
own-ring-light: ugc creator, ugc, content creation, content creator, lighting setup, video studio, youtube studio setup
own-podcast-mic: joe rogan, podcast setup, shure sm7b, blue yeti, usb microphone, best microphone, voice acting, voice actor, voiceovers, audio quality, podcasters
own-vr-headset: quest 3, meta quest 3, apple vision pro, vr game, vr chat, vrchat, beat saber, gorilla tag, steam frame, psvr2, ar glasses
own-electric-car: rivian, lucid air, cybercab, robotaxi, waymo, tesla cars, tesla model y, tesla fsd, full self driving, byd seal, ev road trip, nissan leaf, ioniq, ev range
own-solar-panel: solar system install, home solar, solar install, solar generator, tesla powerwall, powerwall, solar battery
own-security-camera: ring camera, blink camera, home security, hidden camera, dash cam, dashcam, spy camera, nest cam, trail camera
own-smart-speaker: alexa skills, sonos, homepod, home automation, home assistant, apple homekit, voice assistant, siri
own-robot-vacuum: roborock, eufy, robot mop
`;
