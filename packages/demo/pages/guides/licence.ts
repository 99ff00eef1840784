import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { formatRating } from '../../writing/figures.ts';
import { legalStatus } from '../../writing/chileanFacts.ts';
import { ratingOf } from '../../partners/demoPartner.ts';
import { partners, rankedPartners } from '../../partners/partners.ts';
import { guidePage } from './guidePage.ts';

const licences = [...new Set(rankedPartners.map(({ licence }) => licence.name))]
  .map((name) => {
    const holders = rankedPartners.filter(({ licence }) => licence.name === name);
    const trust = holders.reduce((sum, { scores }) => sum + scores.Confianza, 0) / holders.length;
    const rating = holders.reduce((sum, partner) => sum + ratingOf(partner), 0) / holders.length;
    return { name, count: holders.length, trust, rating };
  })
  .toSorted((a, b) => b.trust - a.trust);

export const licenceGuide = guidePage({
  key: 'verificar-licencia',
  internalName: 'Verificar una licencia',
  title: 'Cómo verificar la licencia de un casino en línea',
  description:
    'Cinco pasos para comprobar si la licencia que muestra un casino existe, a nombre de quién está y qué puedes hacer con ella si hay un problema.',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-16',
  subCategory: 'Legal Guide',
  blocks: [
    hero(
      'Verificar una licencia toma diez minutos',
      'Un sello al pie de la página es una imagen. La licencia es una línea en un registro público. Aquí está cómo pasar de una a la otra.',
      { eyebrow: 'Guía · 5 minutos', image: 'ilustracion-licencia.png' },
    ),
    box(
      'info',
      'Primero, qué no es',
      `${legalStatus.short} Una licencia extranjera sirve de respaldo ante quien la otorgó; no reemplaza un permiso chileno, que hoy no existe.`,
      link('La situación, con fuentes', '/guias/situacion-legal/'),
    ),
    list('La verificación, paso a paso', 'steps', [
      [
        'Busca la razón social',
        'Está en los términos, casi siempre en el primer párrafo o en el último: una sociedad, un número de inscripción y una dirección. Si solo aparece la marca, anótalo como mala señal.',
      ],
      [
        'Anota el número de licencia y quién la da',
        'Cópialo tal cual, con barras y letras. «Con licencia internacional» no es un número ni una autoridad.',
      ],
      [
        'Entra tú al registro',
        'Escribe la dirección del regulador en el navegador. No uses el enlace del sello: en tres de los casos que revisamos llevaba a una página falsa, alojada por el mismo casino.',
      ],
      [
        'Compara cuatro datos',
        'Sociedad, número, estado (vigente, suspendida, vencida) y dominio. El dominio es el que más falla: la licencia existe, pero es de otro sitio.',
      ],
      [
        'Guarda una captura con fecha',
        'Si un día hay un problema, lo primero que te van a preguntar es qué decía el sitio cuando depositaste.',
      ],
    ]),
    section(
      'Un ejemplo que salió mal',
      `En julio revisamos [Bahía Neón](/resenas/bahia-neon/). Mostraba un sello, un número y el nombre de un regulador conocido. El número no estaba en el registro. Se lo hicimos ver por chat y a las dos horas había otro en su lugar: tampoco existía.

No hubo que esperar el retiro para saber cómo iba a terminar. Tardaron treinta días en pagar la mitad. **La licencia falsa fue el aviso**, y estaba a diez minutos de cualquiera.

El caso contrario también pasa. En [Estación Valle](/resenas/estacion-valle/) lo que se presentaba como licencia era la inscripción de una sociedad comercial. Existe, es real y no tiene nada que ver con juegos de azar.`,
    ),
    table(
      'Las licencias que encontramos',
      ['Licencia declarada', 'Casinos', 'Confianza, promedio', 'Nota final, promedio'],
      licences.map(({ name, count, trust, rating }) => [`**${name}**`, String(count), formatRating(trust), formatRating(rating)]),
      `Los ${rankedPartners.length} casinos que recomendamos hoy, de los ${partners.length} revisados. La licencia es solo una parte de la nota de Confianza.`,
    ),
    section(
      'Qué se puede esperar de cada tipo',
      `### Las exigentes
Piden separar la plata de los jugadores, auditar los juegos y nombrar un mediador. El trámite de un reclamo es lento, pero existe: en nuestra prueba con [Carménère](/resenas/carmenere/) el mediador resolvió en nueve días.

### Las intermedias
Comprueban quién es el dueño y revisan los juegos. Reciben reclamos por correo y a veces contestan. Aquí pesa más la conducta del casino que la del regulador.

### Las livianas
Cuestan poco y obligan a poco. Que un casino tenga una de estas no lo hace malo, pero si decide no pagar estarás a solas con él. Con ellas conviene **no dejar saldo**: se juega, se retira, se cierra la sesión.`,
    ),
    list('Señales de que algo no calza', 'bullets', [
      'El sello no se puede pinchar, o lleva a una imagen.',
      'El número cambia entre la portada y los términos.',
      'La sociedad del registro no es la que aparece en el comprobante de tu pago.',
      'El dominio no figura entre los autorizados.',
      'La licencia está «en trámite» desde hace más de un año.',
      'El chat contesta con un texto copiado cuando preguntas por el número.',
    ]),
    questions('Preguntas sobre licencias', [
      [
        '¿Puedo reclamar ante un regulador extranjero?',
        'La mayoría recibe reclamos por formulario o correo, en inglés. Pide antes la respuesta final por escrito del casino: sin ella no los toman. En la [guía para reclamar](/guias/reclamar/) está el modelo.',
      ],
      [
        '¿Una licencia garantiza que me paguen?',
        'No. Aumenta la probabilidad de que paguen y te da a quién escribir si no lo hacen. Por eso pesa dentro de Confianza y no es toda la nota.',
      ],
      [
        '¿Qué pasa si la licencia vence mientras tengo saldo?',
        'Retira ese mismo día. Así empezó el cierre de [Golden Huaso](/resenas/golden-huaso/): la licencia venció en abril y en mayo dejó de recibir jugadores.',
      ],
    ]),
    usefulLinks('Después de la licencia', 'Lo que viene antes del primer depósito.', [
      ['Elegir un casino', '/guias/elegir-casino/', 'Los otros nueve puntos que miramos'],
      ['Lista negra', '/lista-negra/', 'Sitios con licencias falsas o pagos retenidos'],
      ['Todas las reseñas', '/resenas/', 'Con la licencia de cada casino y la fecha en que la vimos'],
    ]),
    authorBox(
      'Quién revisa las licencias',
      'Busco cada licencia en su registro antes de publicar y otra vez cada seis meses. La fecha está en cada reseña.',
    ),
  ],
});
