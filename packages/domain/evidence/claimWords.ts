/* Spanish words by which a text claims a number, a time, a place, a rank or a test: alternatives of a regular expression. */

const eitherOf = (...alternatives: string[]): string => alternatives.join('|');

export const numberWords = eitherOf(
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve',
  'veinte|veinti[a-zéóú]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|docenas?',
  '(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|mill[oó]n|millones',
);

export const timeUnits = 'segundos?|minutos?|min|horas?|h|d[ií]as?|semanas?|mes|meses|años?';

export const weekdays = 'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana';

export const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** With their capitals, because some are common words, too. */
export const places = eitherOf(
  'Arica|Iquique|Antofagasta|Calama|Copiapó|La Serena|Coquimbo|Valparaíso|Viña del Mar|Quilpué|Quillota|San Antonio|Rancagua',
  'Talca|Curicó|Chillán|Concepción|Talcahuano|Los Ángeles|Temuco|Pucón|Villarrica|Valdivia|Osorno|Puerto Montt|Puerto Varas',
  'Chiloé|Ancud|Coyhaique|Punta Arenas|Santiago|Providencia|Las Condes|Vitacura|Ñuñoa|Recoleta|La Reina|La Florida|Maipú',
  'Puente Alto|San Bernardo|Estación Central|sucursal|sucursales',
);

const compared = eitherOf(
  'r[aá]pid[oa]s?|lent[oa]s?|alt[oa]s?|baj[oa]s?|grandes?|chic[oa]s?|barat[oa]s?|car[oa]s?|segur[oa]s?|estrict[oa]s?|antigu[oa]s?',
);
const everyone = 'tod[oa]s|el resto|l[oa]s dem[aá]s|ning[uú]n[oa]?|nadie';

export const ranks = eitherOf(
  '(?:el|la|los|las) (?:m[aá]s|menos) [a-záéíóúñ]+',
  `(?:el|la|los|las) [a-záéíóúñ]+ (?:m[aá]s|menos) (?:${compared})`,
  '(?:el|la|los|las) (?:mejor|peor)(?:es)?(?! (?:idea|manera|forma|ejemplo|parte|mitad|momento))',
  '(?:el|la|los|las) primer[oa]?s? (?:en|de la lista|del ranking|lugar|puesto|casinos?)',
  `(?:${everyone}) (?:paga|responde|cobra|tarda|demora|ofrece|da|llega|devuelve|contesta)[a-z]* (?:antes|m[aá]s|menos|mejor|peor|tan[a-z]*)`,
  `(?:m[aá]s|menos|mejor|peor|antes)(?: [a-záéíóúñ]+)? que (?:${everyone})`,
  '(?:en|sobre|bajo) el promedio|por (?:encima|debajo) del promedio|r[eé]cord|l[ií]der(?:es)?|n[uú]mero uno',
  '(?:el|la) [uú]nic[oa] (?:que|casino|sitio)',
);

export const tests = eitherOf(
  'probamos|comprobamos|verificamos|revisamos|pedimos|llamamos|escribimos|preguntamos|comparamos|elegimos|contamos|depositamos',
  'retiramos|jugamos|medimos|cronometramos|esperamos|cobramos|apostamos|perdimos|ganamos|encontramos|volvimos|repetimos|intentamos',
  'recibimos|buscamos|consultamos|mandamos|enviamos|abrimos|sacamos|cargamos|hicimos|vimos|le[ií]mos',
  'nos (?:l[oa]s? )?(?:contest|respond|pag|pid|devolv|atend|lleg|dij|confirm|mand|envi|rechaz|aprob|cobr|cerr)[a-z]*(?:ó|aron|ieron)',
  'nuestr[oa]s? (?:prueba|retiro|dep[oó]sito|visita|contacto|consulta|cuenta|ronda)s?|rondas? de pruebas?',
);
