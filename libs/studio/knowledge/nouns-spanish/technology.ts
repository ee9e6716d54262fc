/** Phones, computers, apps and programming: words of Spanish titles, in the format of `livingNouns`. */
export const spanishTechnologyWords = `
own-router: wifi, wifi lento, red wifi, señal wifi, contraseña del wifi, repetidor wifi, internet lento, fibra optica, mesh wifi, velocidad de internet, mejorar el wifi
own-usb-stick: usb booteable
own-hard-drive: disco externo, recuperar archivos, backup@es
own-phone-apps: bizum, mercado pago, nequi, yape, daviplata, waze, google maps, modo oscuro, tienda de aplicaciones, play store, app store, mensajes temporales
own-phone-chat: telegram, mensajes de whatsapp, grupo de whatsapp, estados de whatsapp, mensajeria, sms
mobile-phone: pantalla del celular, cuenta de instagram, tiktoker, tiktokers, community manager, perfil de instagram, telefono viejo, fotos con el movil, fotos con el celular, redmi, poco x3, motorola, oppo, honor magic, realme, pixel 9, nothing phone, imei, reels@es, facebook, messenger, cuenta de facebook, snapchat
mobile-phone-off: detox digital, detox de dopamina, adiccion al celular, adiccion a las pantallas, sin celular, sin movil, sin telefono, adiccion al telefono, adiccion a las redes
laptop: portatiles, notebook gamer, formatear pc, formatear el pc, formatear la pc, instalar windows, windows 11, windows 10, microsoft word, powerpoint, wordpress, crear una web, nomada digital, nomadas digitales, trabajar desde casa, trabajo online, freelance, clases online, diseño web
own-spreadsheet: tablas dinamicas, tabla dinamica, power bi, buscarv, formulas de excel, control de gastos
own-code-window: aprender a programar, java@es, php, kotlin, frontend, full stack, algoritmo, algoritmos, estructura de datos, laravel, django, visual studio code, programacion orientada a objetos, api rest, hola mundo, react@es, angular@es
own-terminal: comandos de linux, kali linux, powershell
own-database: consultas sql
own-chatbot: chat gpt, gemini ia, grok@es, claude ia, asistente virtual, ia gratis, prompts@es, copilot@es
robot: midjourney, dall-e, dall e, stable diffusion, ias, inteligencia artificial generativa, videos con ia, imagenes con ia, agentes de ia, agente de ia, automatizar con ia
own-hacker: hackear, hackeo, hackeos, hackear cuentas, phishing, ransomware, malware, virus informatico, estafas online, estafa online, fraude online, smishing, internet profunda, hacking etico, estafas por internet, estafas por whatsapp
own-gaming-pc: pc gaming, montar un pc, armar una pc, armar pc, montar un ordenador, setup gamer, setup gaming, pc barato, pc de segunda mano, pc potente
own-processor: pasta termica, ryzen, chipset, intel core
own-graphics-card: placa de video, nvidia rtx, grafica integrada, rtx 5090, rtx 4060
own-monitor: pantalla gaming, monitor gamer, monitor 144hz
keyboard: teclado mecanico, mecanografia, atajos de teclado, switches de teclado, escribir rapido a maquina
printer: fotocopiadora, tinta de impresora, plotter@es
television: smart tv, fire tv, chromecast, android tv, iptv, novela turca, telenovela, telenovelas, culebron, programa de television, gran hermano, presentador de television, dibujos animados, caricaturas, tdt, anime, animes, serie turca
headphone: cascos inalambricos, auriculares gaming, audifonos gamer, diadema gamer
own-earbuds: auriculares bluetooth, audifonos inalambricos, audifonos bluetooth, airpods pro
own-loudspeaker: altavoz bluetooth, barra de sonido
own-smart-speaker: hogar inteligente, echo dot
own-smartwatch: relojes inteligentes, mi band, pulsera de actividad
own-power-bank: carga inalambrica, carga rapida, cargador inalambrico
battery: pilas recargables, bateria del celular, ahorrar bateria, bateria de litio
`;
