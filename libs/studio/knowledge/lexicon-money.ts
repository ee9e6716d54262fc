import { topics } from './topic';

/** Topics about money, trade, work and careers. */
export const money = topics(
  { intent: 'money', setting: 'money', hue: 285 },
  `
crypto crash|bitcoin crash|crypto crashing|bitcoin crashing|caida bitcoin|bitcoin cae|desplome bitcoin|colapso cripto|criptomonedas caen|crypto collapse|bitcoin collapse|bitcoin falling|bitcoin dump|caida cripto|crypto dump|crypto bear market|crypto winter
  chart-decreasing; coin money-with-wings fire; hue=265 setting=chart
market crash|stock crash|stock market crash|recession|recesion|crisis economica|economic crisis|financial crisis|desplome bolsa|caida bolsa|economic collapse|colapso economico|great depression|black monday|housing crash|crisis financiera|bear market
  chart-decreasing; money-with-wings bank fire; hue=265 setting=chart
bitcoin million|bitcoin 100k|bitcoin moon|crypto bull run|bull run|crypto pump|bitcoin skyrocket|bitcoin sube|bitcoin halving|altseason
  rocket coin; coin chart-increasing fire; hue=285 setting=chart
bitcoin mining|crypto mining|mineria bitcoin|minar bitcoin|minar criptomonedas
  own-bitcoin pick; pick desktop-computer high-voltage; hue=265 setting=circuit
nft|nfts|metaverse|metaverso|web3
  monkey-face gem-stone; coin gem-stone globe-with-meridians; hue=300 setting=grid
bitcoin|crypto|cryptocurrency|ethereum|cripto|criptomoneda|criptomonedas|blockchain|altcoin|solana|dogecoin|xrp|memecoin|биткоин|ビットコイン|비트코인|بيتكوين|比特币
  own-bitcoin coin; chart-increasing rocket gem-stone; hue=285 setting=chart
day trading|trading|forex|trader|scalping|options trading|day trader|invertir forex
  chart-increasing bar-chart; chart-decreasing coin desktop-computer; hue=250 setting=chart
dividend|dividendo|index fund|etf|fondo indexado|compound interest|interes compuesto|retire early|jubilacion|retirement|jubilarse|pension|financial freedom|libertad financiera|financial independence
  chart-increasing beach-with-umbrella; money-bag coin palm-tree; hue=250 setting=chart
warren buffett|stock market|stock|invest|investing|investor|investment|invertir|inversion|inversor|acciones|wall street|bolsa valores|la bolsa|portfolio|s&p 500|акции|инвестиции|株|投資|주식
  chart-increasing; money-bag coin bank; hue=250 setting=chart
gold|oro|gold bar|gold price|precio oro|silver price|plata
  coin 1st-place-medal; gem-stone chart-increasing sparkles; hue=285
inflation|inflacion|prices rising|precios suben|cost living|coste vida|everything expensive
  receipt money-with-wings; chart-increasing fuel-pump shopping-cart; hue=25 setting=chart
tax|taxes|impuesto|impuestos|irs|hacienda|declaracion renta|autonomo
  receipt bank; money-with-wings ledger abacus; hue=255 setting=notebook
bank|banco|savings account|cuenta bancaria|banking|interest rate|federal reserve|reserva federal|tipos interes
  bank; money-bag coin locked; hue=250
credit card|tarjeta credito|credit score|debit card|credito
  credit-card; money-with-wings shopping-bags coin; hue=265
debt|deuda|deudas|broke|bankrupt|bancarrota|poor|pobre|loan|prestamo|student loan|arruinado|ruina|lost everything|perdi todo
  money-with-wings; credit-card chart-decreasing receipt; hue=265
save money|saving money|ahorrar|ahorro|ahorrar dinero|monthly budget|presupuesto|frugal|cheap living|budgeting
  money-bag jar; coin jar receipt; hue=330 weak=yes
money mistakes|errores dinero|financial mistakes|errores financieros
  money-bag money-with-wings; warning cross-mark coin; hue=25
ai money|money ai|ai amountofmoney|ia amountofmoney|inteligencia artificial amountofmoney|chatgpt amountofmoney|earn ai|dinero ia|dinero inteligencia artificial|ganar ia|chatgpt money|dollars ai|dolares ia|ai business|negocio ia|ai side hustle|dinero chatgpt|money chatgpt
  robot; money-bag money-with-wings coin; hue=290
make money online|dinheiro internet|ganhar dinheiro|money online|ganar dinero online|dinero internet|side hustle|passive income|ingresos pasivos|online business|negocio online|dinero extra|work from home job|online income
  laptop money-bag; money-bag money-with-wings coin; hue=150
millionaire|billionaire|first million|primer millon|millonario|multimillonario|rich|rico|ricos|wealth|wealthy|riqueza|luxury|lujo|jeff bezos|rich people|get rich|old money
  money-bag crown; gem-stone crown sports-medal money-with-wings; hue=290
lottery|loteria|jackpot|won lottery|scratch card|quiniela|premio gordo
  slot-machine admission-tickets; money-with-wings coin confetti-ball; hue=150 setting=confetti
giving money|giving away|giveaway money|donation|donacion|charity|caridad|regalar dinero|donate|homeless|sin hogar
  money-with-wings wrapped-gift; red-heart handshake money-bag; hue=150
heist|robbery|robo|atraco|robar banco|bank robbery|steal money|thief|ladron|robber
  ninja money-bag; bank police-car-light money-with-wings; hue=265 setting=skyline
scam|estafa|ponzi|fraud|fraude|pyramid scheme|piramidal|scammer|estafador|phishing|scammed
  fishing-pole detective; warning money-with-wings mobile-phone; hue=25 setting=smoke
real estate|house price|mortgage|hipoteca|inmobiliaria|airbnb|rental property|bienes raices|rent|alquiler|landlord|comprar casa|buy house|buying house|first house|primera casa|casa nueva|new house|property
  house-with-garden; key money-bag chart-increasing; hue=235 setting=sky
house flip|flip house|flipping house|fixer upper|renovated house|reformar casa|home renovation|house renovation|renovation|reforma
  house-with-garden hammer-and-wrench; hammer brick paintbrush; hue=220 setting=sky before=derelict-house
dropshipping|shopify|ecommerce|e commerce|amazon fba|tienda online|online store|print demand|etsy|ebay|reselling|reventa|flipping
  package shopping-cart; shopping-cart money-bag chart-increasing; hue=150
amazon|facebook marketplace|wallapop|aliexpress|temu|shein|cheap product|amazon product|amazon finds|online shopping|compra online
  package; shopping-cart credit-card label; hue=55 setting=rays intent=review weak=yes
startup|emprendedor|entrepreneur|emprender|founder|small business|pequeño negocio|start business|empezar negocio|ceo|solopreneur|venture capital
  rocket briefcase; light-bulb chart-increasing money-bag; hue=265 setting=chart
marketing|digital marketing|publicidad|advertising|ads|facebook ads|google ads|seo|branding|copywriting|sales|ventas|funnel
  megaphone bullseye; chart-increasing magnet mobile-phone; hue=30 setting=rays
business|negocio|negocios|empresa|company|corporation|economia|economy|finance|finanzas|economics|industry|бизнес|ビジネス|비즈니스|تجارة
  briefcase bar-chart; chart-increasing money-bag handshake; hue=250 setting=chart weak=yes
freelance|freelancer|fiverr|upwork|remote work|trabajo remoto|teletrabajo|work from home|digital nomad|nomada digital|home office
  laptop; beach-with-umbrella hot-beverage globe-with-meridians; hue=215 setting=beach
job interview|entrevista trabajo|interview|entrevista|resume|curriculum|cover letter|hired|contratado
  necktie briefcase; handshake memo check-mark-button; hue=250 setting=room
quit job|quit my job|quitting job|renuncie|dejar trabajo|deje mi trabajo|fired|despedido|layoffs|despidos|unemployed|desempleo|paro
  package door; door briefcase broken-chain; hue=25 setting=room
9 to 5|office|oficina|boss|jefe|coworker|meeting|reunion|corporate|corporate life|toxic boss|workplace
  office-worker briefcase; briefcase hot-beverage desktop-computer; hue=250 setting=room
salary|sueldo|salario|pay raise|aumento sueldo|income|ingresos|paycheck|nomina|minimum wage|salario minimo|highest paying job
  dollar-banknote money-bag; calendar chart-increasing briefcase; hue=150 weak=yes
job|jobs|trabajo|career|carrera profesional|profession|profesion|work|empleo|worst job|first job|primer trabajo|trabalho|travail|arbeit
  briefcase; laptop memo alarm-clock; hue=255 setting=room intent=vlog weak=yes
spend money|spending|gastar dinero|gaste|spent|shopping spree|spending spree|expensive things|most expensive
  money-with-wings credit-card; shopping-bags credit-card gem-stone; hue=290 weak=yes
diamond|diamante|jewel|jewelry|joya|joyas|joyeria|gem|gemstone|gema
  gem-stone ring; ring crown sparkles; hue=285 setting=bokeh
cheap expensive|cheap vs expensive|barato caro|low budget high budget|1 vs 1000
  money-bag dollar-banknote; coin gem-stone dollar-banknote; hue=150 weak=yes
counterfeit|fake product|falso|replica|dupes|dupe|imitacion
  magnifying-glass-tilted-left; shopping-bags warning cross-mark; hue=25 setting=rays intent=review
money|dinero|cash|dollar|dolares|dolar|euros|earn|profit|ganancia|ganar dinero|make money|making money|made money|billete|dinheiro|argent|geld|pieniadze|para kazanmak|soldi|деньги|お金|돈|مال|فلوس|المال|钱|赚钱
  money-bag money-with-wings; dollar-banknote coin gem-stone; hue=290 weak=yes
`,
);
