import type { DemoPage } from '../../writing/demoPage.ts';
import { bonusCards, hero, link, list, prosCons, questions, section } from '../../writing/writeBlocks.ts';
import { spinsTable } from './bonusTables.ts';

export const noDepositPage: DemoPage = {
  internalName: 'Bonos sin depósito',
  parent: 'Bonos',
  locales: {
    es_CL: {
      slug: '/bonos/sin-deposito/',
      title: 'Bonos sin depósito: tres, y para qué sirven',
      description:
        'Entre los casinos que recomendamos hay tres bonos sin depósito. Cuánto queda en promedio, qué documentos piden y por qué desconfiar de los de $50.000.',
      sitemapCategory: 'Bonos',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-14',
      analytics: { category: 'Bonuses', subCategories: ['No Deposit Bonus'], vertical: 'Casino', siteSection: 'bonos' },
      blocks: [
        hero(
          'Sin depósito: hay tres y no te harán rico',
          'Revisamos veinte casinos y solo tres dan algo por abrir la cuenta. Otras páginas listan cincuenta; la mayoría venció o nunca se pudo retirar.',
          { eyebrow: 'Probados con nuestra cuenta', image: 'ilustracion-identidad.png' },
        ),
        bonusCards('Los tres', 'De menor a mayor rollover.', 'bonos-sin-deposito', {
          id: 'sin-deposito',
          offerTypes: ['noDeposit'],
          limit: 3,
        }),
        section(
          'Lo que nos pasó con uno',
          `En Pudú Casino usamos los **30 giros** al abrir la cuenta. Salieron $4.120, más de lo que da el promedio. Había que apostarlos 35 veces: **$144.200** en giros de $200. Al terminar quedaban **$2.900**.

Se podían retirar, pero el mínimo del casino es de $10.000. Para llegar había que depositar. El bono cumplió su propósito, que no era regalar plata: era que depositáramos.

No es un engaño, porque está escrito. Es un precio, y ahora lo conoces.`,
        ),
        spinsTable(
          'Qué queda después del rollover',
          'noDeposit',
          'Giros a $100. «Nada» quiere decir que, en promedio, el saldo se acaba antes de cumplir. Compara lo que queda con el mínimo de retiro de cada casino.',
        ),
        prosCons('Cuándo aceptarlo', {
          pros: [
            'Quieres ver el sitio por dentro antes de decidir',
            'Vas a verificar la identidad de todos modos y te sirve adelantar ese paso',
            'Te da lo mismo perderlo en diez minutos',
          ],
          cons: [
            'Esperas retirar algo sin poner plata',
            'Te piden la tarjeta «solo para validar»',
            'Estás tratando de jugar menos: una cuenta más es una puerta más',
          ],
        }),
        list('Cómo reconocer uno falso', 'bullets', [
          ['El monto es enorme', 'Nadie regala $50.000 a desconocidos. El mayor de los verdaderos equivale a unos $3.000.'],
          [
            'Llega por mensaje',
            'Con un código «exclusivo» y un enlace acortado. Los tres de esta página están publicados en el sitio del casino.',
          ],
          ['Pide un pago para liberar el premio', 'Se llame impuesto, seguro o verificación. Es una estafa, sin excepciones.'],
          ['No hay términos', 'Sin rollover, tope ni plazo escritos, las reglas las pondrán después.'],
        ]),
        questions('Preguntas sobre bonos sin depósito', [
          [
            '¿Por qué tienen tope de retiro?',
            'Para que un golpe de suerte no le cueste caro al casino. En Atacama Spins son $40.000 y en Pudú Casino $30.000, salga lo que salga.',
          ],
          [
            '¿Piden carnet?',
            'Sí, antes del retiro y a veces antes de entregar el bono, como en Minga. Tiene que ser el tuyo y estar vigente.',
          ],
          [
            '¿Uno por persona o por casa?',
            'Por persona, dirección y dispositivo. Dos hermanos en la misma casa pueden quedar ambos sin bono.',
          ],
          ['¿Puedo tomar después el de bienvenida?', 'En Pudú Casino, no mientras los giros sigan activos. En los otros dos, sí.'],
        ]),
        section(
          '¿Y si solo quieres probar?',
          'El modo demo es más honesto: las mismas máquinas, créditos de mentira y ningún documento. Para saber si un casino paga, en cambio, no hay bono que sirva: se deposita el mínimo y se retira.',
          { link: link('Cómo se prueba un retiro', '/guias/retiros/') },
        ),
      ],
    },
  },
};
