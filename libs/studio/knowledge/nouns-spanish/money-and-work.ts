/** Saving, taxes, investments, trades and shops: words of Spanish titles, in the format of `livingNouns`. */
export const spanishMoneyWords = `
money-with-wings: gastos hormiga, gasto hormiga, salir de deudas, morosos, buro de credito, asnef, bancarrota, en la ruina, pagar deudas, gastar menos, endeudado
own-burning-cash: subida de precios, todo sube, precios disparados, costo de vida, coste de vida, perder dinero
own-chart-up: cetes, plazo fijo, plazo fijo uva, letras del tesoro, letra del tesoro, bonos del estado, fondo de inversion, fondos de inversion, sp500, s&p500, roboadvisor, cedears, planes de pensiones, interes compuesto, warren buffett, renta fija, renta variable, inversor, inversora, inversores, ibex 35, ibex, acciones de nvidia, acciones de apple, acciones de tesla, comprar acciones, broker, brokers, fondos mutuos, subida de tipos, crecimiento economico, dolar mep, cartera de inversion, invertir mi dinero, donde invertir, day trading, forex, analisis tecnico
own-chart-down: crash bursatil, crack del 29, la bolsa cae, crisis del 2008, corralito
own-piggy-bank: ahorrar dinero, gastos fijos, finanzas personales, finanzas, educacion financiera, ahorrar luz, habitos financieros, ahorrador, frugalidad, ahorrando
own-cash: salario minimo, ganar dinero, gane dinero, hacer dinero, dinero rapido, dinero facil, ganar dinero online, ganar dinero por internet, dinero en efectivo, aguinaldo, libertad financiera, hacerse rico, aumento de sueldo, paga extra, hacerte millonario, hacerse millonario, negociar el sueldo, ser rico, ricos y pobres, remesas, propinas, propina
own-payslip: hacienda publica, declaracion anual, afip, arca monotributo, monotributo, dian, rfc, facturacion, factura electronica, isr, persona fisica, resico, borrador de la renta, paro sepe, sepe, prestacion por desempleo, seguridad social, subsidio, subsidios, imss, afore, semanas cotizadas, ingreso minimo vital, baja laboral, monotributista, ganancias impuesto, contribuciones, modelo 303
own-credit-card: tarjeta clonada, tarjeta revolving, compras a meses, meses sin intereses, paypal, revolut, n26, nu mexico, tarjeta nu
own-calculator: contador, contadora, contable, contables
bank: cuenta bancaria, cuentas bancarias, credito personal, prestamos personales, banco central, euribor, microcreditos, bbva, coppel credito
own-bitcoin: binance, memecoins, altcoins, blockchain, nft, nfts, minar bitcoin, halving, solana, usdt
own-gold-bars: invertir en oro, comprar oro, precio del oro, plata fisica
dollar-banknote: dolares, dolar blue, cambio de divisas, cepo cambiario, dolarizacion, precio del dolar
euro-banknote: euro digital
briefcase: desempleo, desempleado, despido improcedente, me despidieron, me han despedido, renuncie a mi trabajo, renunciar al trabajo, primer empleo, primer trabajo, buscar trabajo, encontrar trabajo, linkedin, emprender, emprendedora, emprendimiento, emprendimientos, pymes, pyme, buscar empleo, franquicias, franquicia, recursos humanos, despidos masivos, autoempleo, mobbing, jefe toxico, lunes al trabajo
own-shoebox: reventa de tenis
package: amazon fba, paqueteria, cajas misteriosas, caja misteriosa, vender en amazon, vender por internet, comercio electronico, ecommerce, e-commerce, tienda online, shopify, correos paquete, bolsa sorpresa
own-serving-tray: mozo de bar, hosteleria
own-price-tag: ofertas, regateo, precios bajos
own-cash-register: tienda de abarrotes, abarrotes, tiendita, bodeguita, supermercado cajero
shopping-cart: carrefour, oxxo, compra semanal, compra del mes, lista de la compra, hacer la compra, lista de compras, soriana, bodega aurrera, exito supermercado, chedraui, lidl@es, aldi@es
alarm-clock: madrugar, levantarse temprano, club de las 5, despertarse a las 5, despertar temprano, rutina de mañana productiva, mi rutina de mañana, procrastinar, procrastinacion, gestion del tiempo
money-bag: reparto de herencia
megaphone: marketing, marketing digital, mercadotecnia, facebook ads, meta ads, copywriting, influencer marketing, seo, google ads, branding, ultima hora, noticiero
rolled-up-newspaper: periodismo, prensa rosa, revistas del corazon
firefighter: bombero forestal
pilot: ser piloto, aprender a volar
technologist: programador junior, ingeniero de software, ingeniero informatico, ingenieria informatica, ingenieria de sistemas, analista de datos, cientifico de datos, informatica
gear: ingenieria mecanica, ingenieria industrial, mecatronica, ingeniero mecanico, ingeniero industrial, automatizacion industrial
triangular-ruler: arquitectura, arquitecto, arquitecta, arquitectos, dibujo tecnico, delineante, carrera de arquitectura, regla t, geometria descriptiva
teacher: maestra de primaria, docente, docentes, magisterio
`;
