import type { AuthorKey } from '../content/authors.ts';
import type { DemoBlock } from '../content/demoBlock.ts';
import { list, questions, section, table, usefulLinks } from '../content/writeBlocks.ts';

type Person = {
  title: string;
  description: string;
  headline: string;
  lead: string;
  eyebrow: string;
  updatedOn: string;
  blocks: DemoBlock[];
};

/** What the page of each author says. */
export const peopleTexts: Record<AuthorKey, Person> = {
  'antonia-rebolledo': {
    title: 'Antonia Rebolledo, editora general',
    description:
      'Antonia Rebolledo edita LupaCasino: revisa licencias y términos, firma las correcciones y responde los reclamos de los casinos.',
    headline: 'Antonia Rebolledo',
    lead: 'Editora general. Lee los términos completos, con fecha y captura, para que nadie más tenga que hacerlo.',
    eyebrow: 'Concepción · en LupaCasino desde 2023',
    updatedOn: '2026-11-03',
    blocks: [
      section(
        'De dónde viene',
        `Periodista de Concepción. Estuvo seis años en consumo y finanzas personales: créditos con letra chica, seguros que nadie pidió, cuotas que suben solas. Los bonos de casino le parecieron lo mismo con luces.

Fundó el sitio en 2023, después de buscar una reseña honesta para un amigo al que no le pagaban. La planilla de cuatro columnas con que partió todavía está en uso.`,
      ),
      list('Qué revisa', 'checks', [
        ['La licencia', 'Sociedad, número, estado y dominio, en el registro de quien la da. Al publicar y cada seis meses.'],
        ['Los términos', 'Completos. Guarda una copia y la compara con la anterior: así se descubren los cambios sin aviso.'],
        ['La lista negra', 'Ningún nombre entra sin dos pruebas independientes y sin haberle preguntado al casino.'],
        ['Cada texto', 'Lo lee antes de que salga, con una pregunta: ¿de dónde salió esta cifra?'],
      ]),
      section(
        'Cómo trabaja',
        `Dedica los lunes a las correcciones. Si un casino reclama por su nota, pide la prueba por escrito y responde dentro de dos días, a favor o en contra. **En lo que va de 2026 llegaron 19 reclamos de casinos: 5 terminaron en corrección y 14 no.** Ninguna opinión se cambió.

No sabe cuánto paga cada casino. Esa planilla la lleva otra persona y no se comparte con quienes escriben.`,
      ),
      questions('Para escribirle', [
        ['¿Dónde se le escribe?', 'A correcciones@lupacasino.example si es por un dato; a hola@lupacasino.example por lo demás.'],
        [
          '¿Juega?',
          'Poco, y siempre con el presupuesto de las pruebas: máximo $100.000 por casino, que se pierden más veces de las que vuelven.',
        ],
      ]),
    ],
  },
  'matias-oyarce': {
    title: 'Matías Oyarce, editor de pagos',
    description: 'Matías Oyarce hace los depósitos y retiros de prueba de LupaCasino con su propia CuentaRUT y anota la hora de cada paso.',
    headline: 'Matías Oyarce',
    lead: 'Editor de pagos. Si un retiro demoró tres horas y veinticinco minutos, es porque él estaba mirando el reloj.',
    eyebrow: 'Santiago · en LupaCasino desde 2023',
    updatedOn: '2026-10-30',
    blocks: [
      section(
        'De dónde viene',
        `Trabajó ocho años en medios de pago, del lado de los comercios. Sabe qué pasa entre que uno aprieta «pagar» y la plata aparece, y en cuál de esos pasos se demora un casino que no quiere pagar.

Cree que el bono es lo menos importante de un casino y que el plazo de retiro es casi lo único.`,
      ),
      table(
        'Cómo hace una prueba de caja',
        ['Paso', 'Qué anota', 'Cuánto pone'],
        [
          ['**Depósito local**', 'Método, hora, comisión, minutos hasta ver el saldo', 'De $10.000 a $40.000'],
          ['**Depósito alternativo**', 'Lo mismo, más el tipo de cambio', 'De $15.000 a $60.000'],
          ['**Verificación**', 'Documentos pedidos y hora de aprobación', '-'],
          ['**Retiro en día hábil**', 'Hora de la orden, de la aprobación y del abono', 'La mitad del saldo'],
          ['**Retiro en fin de semana**', 'Igual, un viernes después de las 18:00', 'El resto'],
        ],
        'El reloj se detiene cuando la plata está en la cuenta, no cuando el casino dice «aprobado».',
      ),
      list('Qué lo hace bajar una nota', 'bullets', [
        'Un mínimo de retiro que obliga a seguir jugando.',
        'Un método que recibe y no paga, sin aviso antes de depositar.',
        'Un botón grande para cancelar el retiro mientras está pendiente.',
        'Pedir un documento nuevo cuando el anterior ya fue aprobado.',
      ]),
      section(
        'Sus herramientas',
        `Una CuentaRUT, una cuenta prepago, dos billeteras, un teléfono de gama baja con 4G y una planilla. En 2026 lleva **63 retiros cronometrados**. El más rápido tardó una hora y dos minutos; el más lento, 233 horas.

Paga todo con plata de la casa y a su nombre. Lo que se pierde en las pruebas, cerca de $900.000 en el año, está en el presupuesto.`,
      ),
    ],
  },
  'fernanda-lillo': {
    title: 'Fernanda Lillo, editora de juegos',
    description:
      'Fernanda Lillo calcula el costo de los bonos, comprueba el RTP juego por juego y escribe las guías de blackjack, ruleta y volatilidad.',
    headline: 'Fernanda Lillo',
    lead: 'Editora de juegos. Matemática, aficionada al blackjack y enemiga declarada de la martingala.',
    eyebrow: 'Valdivia · en LupaCasino desde 2024',
    updatedOn: '2026-11-08',
    blocks: [
      section(
        'De dónde viene',
        `Estudió matemáticas en la Universidad Austral y se tituló con una tesis sobre paseos aleatorios, que es la forma elegante de decir «cuánto demora alguien en quedarse sin fichas».

Llegó al sitio corrigiendo un error: le escribió a la redacción porque un rollover estaba mal calculado. Tenía razón, y quedó contratada.`,
      ),
      list('Qué comprueba', 'steps', [
        ['El RTP de veinte juegos', 'Elegidos al azar. Abre la ayuda de cada uno y la compara con lo que publica el casino.'],
        ['Las versiones', 'Treinta tragamonedas conocidas existen con varios RTP. Anota cuál contrató cada casino.'],
        ['El costo del bono', 'Depósito, bono, rollover y qué juegos cuentan. Sale una cifra en pesos, la misma que ves en cada reseña.'],
        ['El modo de prueba', 'Que exista sin registro y que el juego sea el mismo.'],
      ]),
      table(
        'Sus tres cuentas más repetidas',
        ['Pregunta', 'Cuenta', 'Respuesta'],
        [
          ['¿Cuánto tengo que apostar?', 'Bono × rollover', '$50.000 × 35 = $1.750.000'],
          ['¿Cuánto me cuesta?', 'Apuesta × (100 % − RTP)', '$1.750.000 × 4 % = $70.000'],
          ['¿Cuántos giros son?', 'Apuesta ÷ valor del giro', '$1.750.000 ÷ $200 = 8.750'],
        ],
        'Con eso se puede evaluar casi cualquier bono en una servilleta.',
      ),
      section(
        'Lo que no hace',
        `No recomienda sistemas, no predice rachas y no contesta «a qué hora pagan las máquinas». Si un lector muestra datos que contradicen una tabla, la recalcula y publica el resultado, también cuando la equivocada era ella.`,
      ),
    ],
  },
  'ignacio-paillan': {
    title: 'Ignacio Paillán, juego responsable',
    description:
      'Ignacio Paillán, psicólogo, prueba los límites y la autoexclusión de cada casino y coordina la guía de ayuda de LupaCasino.',
    headline: 'Ignacio Paillán',
    lead: 'Redactor de juego responsable. Es quien escribe al chat de cada casino para decir que quiere parar, y anota qué le contestan.',
    eyebrow: 'Temuco · en LupaCasino desde 2024',
    updatedOn: '2026-11-16',
    blocks: [
      section(
        'De dónde viene',
        `Psicólogo de Temuco, con siete años de atención primaria. En el consultorio conoció a personas que habían perdido el sueldo en el teléfono, sentadas en la micro. Ninguna había encontrado el botón para cerrar la cuenta.

Su trabajo aquí es buscar ese botón.`,
      ),
      table(
        'La prueba del límite',
        ['Qué prueba', 'Bien', 'Mal'],
        [
          ['**Bajar el límite de depósito**', 'Al instante', 'Con espera o por correo'],
          ['**Subirlo**', 'Con espera de un día o más, y confirmación', 'Al instante'],
          ['**Aviso de tiempo**', 'Encendido, cada 30 o 60 minutos', 'No existe, o se apaga solo'],
          ['**Autoexclusión**', 'Desde la cuenta, sin preguntas', 'Solo por chat, con una oferta a cambio'],
          ['**Publicidad después**', 'Ninguna', 'Un correo con giros gratis a la semana'],
        ],
        'Se hace en todos los casinos, con una cuenta que después se cierra de verdad.',
      ),
      section(
        'La frase',
        `> «Creo que estoy jugando demasiado. Quiero cerrar la cuenta.»

La escribe igual en todos los chats, de noche. Lo que importa es la primera respuesta. **Once de veinticuatro** casinos cerraron la cuenta y mandaron una línea de ayuda. Siete pidieron confirmarlo por correo. Seis ofrecieron un bono.

Esa respuesta es un tercio de la nota de Atención.`,
      ),
      list('Lo que repite a quien le escribe', 'checks', [
        'No es falta de voluntad: son productos hechos para que cueste parar.',
        'Una barrera sirve poco; cuatro juntas sirven mucho.',
        'Contarle a una persona cambia más que bajar una aplicación.',
        'Pedir hora no es exagerado. Para eso están.',
      ]),
      usefulLinks('Por dónde empezar', '', [
        ['Juego responsable', '/juego-responsable/', 'Señales, cinco pasos para hoy y a quién llamar'],
      ]),
    ],
  },
};
