import type { ImpactWords } from '../../find/impact/words.ts';

/** What an earthquake did, in Spanish. */
export const impact: ImpactWords = {
  dead: `muert(o|a|os|as|e|es)|murier*|murió|fallec*|deceso*|mat(ó|aron|ado)|víctimas? (mortal(es)?|fatal(es)?)|cobr(ó|aron)|perdi(ó|eron) la vida|
vidas|cadáver(es)?|cuerpos?|mortal(es)?|dej(ó|ando) sin vida|pérdidas? humanas?|pérdida de vidas`,
  injured: `herid(o|a|os|as)|lesiona*|lesion(es)?|resultar(on)? con|fractur*|contusi*|contus(o|os)|golpead(o|a|os|as)|quemad(o|a|os|as)|se (rompió|quebró|torció|fracturó) (la|el|un|una) [a-zñáéíóú]+|
(atendid|tratad)(o|a|os|as) (por|con) (golpes|contusi|cortes|herid|lesion|fractur|traumat|politraum)*|hospitalizad(o|a|os|as)|(trasladad|llevad|ingresad|derivad)(o|a|os|as) a(l| un| la)? (hospital|cl(i|í)nica|centro|sanatorio|posta)*|golpes|cortes(?! de)|politraum*`,
  casualties: `víctimas?|saldo blanco|daños personales|afectaciones personales`,
  person: `personas?|habitantes?|vecin(o|a|os|as)|niñ(o|a|os|as)|mujer(es)?|hombres?|trabajador(es|as?)?|menor(es)?|ancian(o|a|os|as)|turistas?|estudiantes?|alumn(o|a|os|as)|adult(o|a|os|as)`,
  one: `(un|una) (mujer|hombre|niñ(o|a)|persona|vecin(o|a)|ancian(o|a)|trabajador(a)?|joven|menor|adolescente|turista|estudiante)|(?<!no (es|fue|era) )(el|la) únic(o|a)( (persona|mujer|hombre|niñ(o|a)|menor))?(?= (herid|lesionad|fallecid|muert|víctima mortal))`,
  building: `viviendas?|casas?|edificios?|inmuebles?|edificaciones?|escuelas?|hospital(es)?|construcciones?|templos?|iglesias?|departamentos?|colegios?|locales|hogares|fincas|
bodegas?|galpon(es)?|garajes?|capillas?|mezquitas?|hoteles?|aulas?|planteles?|almacen(es)?`,
  damage: `perdi(ó|eron) (el|la|los|las|su|sus|parte)*|(techos?|paredes|muros?|bardas?) (caíd|colaps|derrib)*|vencid(o|a)s?|cayeron (las |los )?(casas|viviendas)|
dañ(o|os|ad|ó|ar)*|averiad*|deteriorad*|semidestruid*|cuartead*|cuarteadura*|rajad*|rajadura*|resquebraj*|en ruinas|pérdida total|siniestrad*|destru*|derrumb*|colaps*|agriet*|griet*|fisur*|desplom*|afectacion*|afectad(a|as|o|os)|inhabitables?|se (cayeron|vinieron abajo)|desperfecto*|perjudic*|materiales`,
  infrastructure: `carreteras?|puentes?|presas?|vías?|autopistas?|caminos?|infraestructura*|servicios|ducto*|tendido`,
  other: `desaparecid*|evacu*|damnificad*|sin (hogar|techo|luz|electricidad|agua)|atrapad*|rescat*|revis*|inspeccion*|alberg*|particip*|moviliz*|crisis (nerviosa|de ansiedad|de pánico)*|realojad*|desaloj*|refugi*|sintieron|salieron|llamad*|
visit(ó|aron|ad)*|de alta|otr(o|a)s (daños|heridos|víctimas)`,
  foreign: `años?|mes(es)?|semanas?|días?|horas?|minutos?|segundos?|kilómetros?|km|metros?|centímetros?|municipios?|pueblos?|ciudades|
comunidades|provincias?|regiones|estados|departamentos (de|del)|familias?|réplicas?|sismos?|temblores?|terremotos?|carpas?|
rescatistas|elementos|brigad*|veces|grados|pesos|dólares|euros|países|localidades|distritos|pisos|plantas|por ciento|
enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|perros?|animales|reses|barrios|aldeas|cantones|estaciones`,
  intact: `tod(a|o)s l(a|o)s (viviendas|casas|edificios|edificaciones|inmuebles|construcciones|escuelas)( [a-záéíóúñ]+){0,2} (resistieron|intact(a|o)s|en pie|aguantaron|soportaron)`,
  unhurt: `(todos|todas las personas)( [a-záéíóúñ]+){0,3} (ilesos|ilesas|a salvo|sanos y salvos)`,
  none: `no|saldo blanco|ni|sin|ningun(o|a)?|ningún|nadie|tampoco|nunca|descart(ó|aron|a|an) (que hubiera|daños|víctimas)*|descart(ó|aron|a|an)`,
  unknown: `(al|hasta el) (cierre|momento) (de|del)( [a-z]+){0,3}( no)?( se)?( han?| había)?|tod(a)vía (no|un)|(no|sin) (tiene|tienen|hay|cuenta|cuentan)( con)? (aún|todavía)|no (tiene|tienen|hay|cuenta|cuentan)( [a-záéíóúñ]+){0,2} (un |los )?(reportes?|balance|informes?|datos)|
no se (ha|han|había|habían) (reportado|informado|recibido|notificado)|(hasta (ahora|el momento)|por (ahora|el momento)),? no se (ha|han) registrado|no (tiene|tienen|tenía|tenían|hay|había) (constancia|conocimiento|noticias?)|no (ha|han|había|habían) recibido|no se (report|inform)(aba|aban|an|a|ó de inmediato)|(no (hay|había|se (tienen|tenían|tiene|tenía|han|ha|habían|recib[a-zí]+|conoc[a-zí]+|report[a-záó]+ de inmediato)|existen?|tenemos|recibi*|constan?)( [a-záéíóúñ]+){0,4}|sin|ni) (reportes?|informes?|informaci(ó|o)n|noticias?|datos|registros?|avisos?|llamadas?|noticia|reporte)|aún no se|todavía no|por (el momento|ahora),? (no )?se (desconoc|evalú)*|se desconoc*|evalúa*|
podría*|podrían|habría*|estim(a|an) que|
se (esperan?|prevén?)`,
  but: `pero|aunque|sin embargo|sino|mientras( que)?`,
  also: `tampoco|también`,
  light: `en|de|del|a|al|y|con|por|para|desde|tras|según|cuando|entre|la|el|los|las|que`,
  partBefore: `de ell(os|as)|entre ell(os|as),?|incluid(o|a|os|as)|entre los (muertos|heridos|fallecidos)`,
  partAfter: `de (ell(os|as)|los|las|esas|estos|estas|esos)|más(?! de)|( [a-záéíóúñ]+){0,3} (de gravedad|graves?|en estado (grave|crítico)|inhabitables?)|en estado grave`,
  previousBefore: `desde|antes( [a-záéíóúñ]+){0,2}|(reporte|balance|cifra|recuento|informe)s? anterior(es)?( de| era de| hablaba de)?|previamente( [a-z]+){0,2}|inicialmente( [a-záéíóúñ]+){0,2}|(pasó|subió|aumentó|ascendió|creció) de`,
  previousAfter: `(iniciales|inicialmente|anteriormente|que se habían)( [a-záéíóúñ]+){0,2}`,
  previously: `(balance|cifra|reporte|recuento|informe|conteo) (anterior|previo)|(ayer|el [a-z]+ )(eran|se contaban|sumaban)`,
  tsunami: {
    tsunami: `tsunamis?|maremotos?`,
    alert: `alertas?|avisos?|advertencias?|alarmas?|precaución`,
    lifted: `levant(ó|ada|aron|ado)|cancel(ó|ada|aron|ado)|desactiv(ó|ada)|suspend*|sin efecto`,
    safe: `descart*|no (hay|existe) (riesgo|peligro)*`,
  },
};
