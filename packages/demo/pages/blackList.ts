import type { DemoPage } from '../writing/demoPage.ts';
import { logoFile } from '../media.ts';
import { blackList, box, hero, link, list, questions, section } from '../writing/writeBlocks.ts';

export const blackListPage: DemoPage = {
  internalName: 'Lista negra',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/lista-negra/',
      title: 'Lista negra: casinos en los que no hay que entrar',
      description:
        'Casinos que retienen pagos, inventan licencias o copian juegos, con los hechos que comprobamos, la fecha y la fuente de cada uno.',
      sitemapCategory: 'Principal',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-12',
      analytics: { category: 'Blacklist', vertical: 'Casino', siteSection: 'lista-negra' },
      blocks: [
        hero('Lista negra', 'Para estar aquí no basta con una mala nota. Hace falta un hecho grave que hayamos podido comprobar.', {
          eyebrow: 'Revisada el 12 de noviembre de 2026',
          image: 'ilustracion-lista-negra.png',
        }),
        blackList(
          'Cinco casinos, cinco razones',
          'La dirección va escrita y sin enlace, a propósito. Al lado, un casino que hace bien lo que este hace mal. Todas las marcas de este sitio de demostración son inventadas, también estas.',
          [
            {
              name: 'Bahía Neón',
              webSite: 'bahia-neon.example',
              logo: logoFile('bahia-neon'),
              reason:
                'El número de licencia no existe en el registro que nombra; lo cambiaron por otro que tampoco. Retuvo un retiro nuestro 30 días y pagó $65.000 de $130.000. Sirve copias de tres tragamonedas desde sus propios equipos. Prueba propia y catorce cartas de lectores.',
              reportedOn: '2026-07-22',
              source: 'https://registro.example/licencias/bahia-neon',
              partner: 'atacama-spins',
            },
            {
              name: 'Casino Rayo Veloz',
              webSite: 'rayo-veloz.example',
              logo: null,
              reason:
                'Anula premios sobre $200.000 por «juego irregular» y no muestra la evidencia. El jugador pierde también lo depositado. Nueve casos con capturas y correos.',
              reportedOn: '2026-03-18',
              source: 'https://reclamos.example/rayo-veloz',
              partner: 'casino-andino',
            },
            {
              name: 'Pirquén Gold',
              webSite: 'pirquen-gold.example',
              logo: null,
              reason:
                'Exige un depósito «de desbloqueo» del 20 % para pagar. A nosotros nos pidieron $18.000 para liberar $90.000. Quien paga recibe otra exigencia.',
              reportedOn: '2026-01-09',
              source: 'https://lupacasino.example/pruebas/pirquen-gold',
              partner: 'faro-austral',
            },
            {
              name: 'Lluvia de Oro 24',
              webSite: 'lluviadeoro24.example',
              logo: null,
              reason:
                'Usa en sus avisos la foto y el nombre de un periodista que no lo autorizó. La licencia que muestra pertenece a otra empresa.',
              reportedOn: '2025-10-27',
              source: 'https://registro.example/licencias/lluvia-de-oro-24',
              partner: 'puerto-dorado',
            },
            {
              name: 'Gran Trapiche',
              webSite: 'gran-trapiche.example',
              logo: null,
              reason:
                'Subió el rollover de 30 a 60 veces con bonos ya activos y se negó a mantener las condiciones aceptadas. Guardamos los términos del 2 y del 11 de agosto.',
              reportedOn: '2025-08-14',
              source: 'https://archivo.example/gran-trapiche/terminos',
              partner: 'lapislazuli',
            },
          ],
        ),
        list('Las cinco faltas que cuentan', 'bullets', [
          [
            'No pagar sin mostrar por qué',
            'Una regla incumplida se demuestra con la jugada, la hora y la cláusula. «Decisión final del casino» no es una prueba.',
          ],
          [
            'Mostrar una licencia ajena o inventada',
            'La buscamos en el registro de la autoridad que nombran. Una captura del sello no cuenta.',
          ],
          ['Cambiar condiciones ya aceptadas', 'Con el bono activo rigen los términos del día en que se tomó.'],
          ['Servir juegos adulterados', 'Copias fuera de los equipos del estudio o un RTP distinto del publicado.'],
          ['Pedir plata para pagar', 'Impuestos, seguros, desbloqueos o verificaciones con depósito.'],
        ]),
        section(
          'Cómo se entra y cómo se sale',
          `Antes de publicar escribimos al casino y le damos **diez días hábiles** para responder. Si responde, su versión se publica completa. Si repara el daño en treinta días, no entra.

Las quejas por demoras, mal trato o bonos caros van a la nota de la reseña y no a esta lista. Un casino lento no es un casino que roba.

Se sale devolviendo lo que corresponde y pasando una prueba nueva, hecha sin aviso. En tres años salió uno. Ninguno ha salido por pedirlo, y ninguno puede pagar por no entrar.`,
          { link: link('El método de prueba, paso a paso', '/nosotros/metodologia/') },
        ),
        list('Si ya depositaste en uno de ellos', 'steps', [
          ['No pongas más plata', 'Ni para «verificar», ni para «liberar», ni por un bono de recuperación.'],
          ['Guarda todo', 'Capturas del saldo, del historial, de los chats y de los términos, con fecha visible.'],
          ['Reclama por escrito', 'Pide un número de caso y fija un plazo. Después, a la autoridad que figure en la licencia, si existe.'],
          [
            'Avisa a tu banco',
            'Si pagaste con tarjeta y hubo cargos que no autorizaste, pide el procedimiento de fraude la misma semana: hay plazos.',
          ],
          ['Cuéntanos', 'Escribe a denuncias@lupacasino.example. No publicamos nombres de lectores.'],
        ]),
        questions('Preguntas sobre la lista', [
          [
            '¿Hay una carta modelo para reclamar?',
            'Dos, en la [guía para reclamar](/guias/reclamar/), con el calendario de lo que conviene hacer cada semana.',
          ],
          [
            '¿Por qué son tan pocos?',
            'Porque exigimos comprobarlo. Recibimos cerca de veinte denuncias al mes; la mayoría son retiros lentos o reglas que el jugador no leyó. Una lista larga sin pruebas no protege a nadie.',
          ],
          [
            '¿Qué pasa si el casino cambia de nombre?',
            'Seguimos a la empresa y no a la marca. Cuando abre con otro nombre, la ficha lo agrega y la fecha de la falta se mantiene.',
          ],
          [
            'Un casino no está aquí, ¿es seguro?',
            'No necesariamente. Puede que no lo hayamos probado. Busca su reseña; si no existe, aplica las mismas cinco faltas tú mismo antes de depositar.',
          ],
        ]),
        box(
          'info',
          '¿Buscas dónde sí?',
          'Los casinos mejor evaluados pasan la misma prueba una vez al año.',
          link('Ver las reseñas', '/resenas/'),
        ),
      ],
    },
  },
};
