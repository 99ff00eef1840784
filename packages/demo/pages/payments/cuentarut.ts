import { list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const cuentarut: PaymentText = {
  key: 'cuentarut',
  title: 'Casinos con CuentaRUT: siete que depositan y pagan',
  description:
    'El retiro más rápido que medimos llegó a una CuentaRUT: 1 hora y 8 minutos. Casinos que la aceptan, topes de BancoEstado y el error que devuelve el premio.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-21',
  heading: 'CuentaRUT: donde la plata llega antes',
  lead: 'Casi todo Chile tiene una. Los siete casinos que la ofrecen para depositar también pagan en ella, algo que no pasa con ningún otro medio chileno.',
  opening: [
    section(
      'Por qué es la primera que probamos',
      `La CuentaRUT es la cuenta vista de BancoEstado: su número es tu RUT sin dígito verificador, no tiene costo de mantención y se abre con el carnet. Para un casino, pagar ahí es una transferencia más. Para ti es la forma de cobrar sin abrir nada nuevo.

De los tres retiros que cronometramos a una CuentaRUT, el peor tomó cinco horas y media **de madrugada**. El mejor, de Faro Austral, demoró **1 hora y 8 minutos** entre el clic y el comprobante. Ningún otro método tiene un peor caso tan bueno.`,
    ),
    table(
      'Los topes que importan',
      [
        ['Tope', 'shield'],
        ['Monto', 'wallet'],
        ['Qué significa en un casino', 'info'],
      ],
      [
        ['**Abonos por mes**', '$4.000.000', 'Suman sueldo, transferencias y premios. Se reinicia el día 1.'],
        ['**Saldo máximo**', '$5.000.000', 'Lo que no cabe, rebota: el premio vuelve al casino.'],
        ['**Compras por internet**', '$400.000 por día', 'Es el máximo que puedes depositar en un día.'],
        ['**Transferir a una cuenta nueva**', '$100.000 las primeras 24 horas', 'Solo importa si depositas transfiriendo a mano.'],
      ],
      'Montos publicados por la prensa según BancoEstado; vistos el 21 de noviembre de 2026. Confírmalos en la aplicación.',
    ),
  ],
  ranking: {
    title: 'Siete casinos, ida y vuelta',
    intro: 'Todos pagan en la misma cuenta con que se depositó, así que el orden es el de la nota de Pagos y nada más.',
  },
  closing: [
    list('Para depositar', 'steps', [
      [
        'Busca «CuentaRUT» o «BancoEstado»',
        'Si la caja solo dice Webpay, entra por ahí con tu tarjeta de débito: funciona igual para pagar, pero revisa la salida.',
      ],
      [
        'Autoriza en la app de BancoEstado',
        'Con la clave de internet y BE Pass. El banco no pide la clave del cajero por internet; si te la piden, cierra.',
      ],
      ['Confirma el monto en la cartola', 'El depósito aparece de inmediato con el nombre del procesador.'],
    ]),
    list('Para cobrar', 'steps', [
      [
        'Escribe bien la cuenta',
        'Banco: BancoEstado. Tipo: CuentaRUT o cuenta vista. Número: tu RUT sin puntos, sin guion y sin el dígito final.',
      ],
      [
        'Calcula lo que te queda del mes',
        'Suma lo que ya recibiste desde el día 1. Si el premio no cabe, pide una parte ahora y otra el mes siguiente.',
      ],
      ['Espera el aviso del banco', 'Llega por la aplicación. «Aprobado» en el casino todavía no es plata en la cuenta.'],
    ]),
    section(
      'La trampa del premio que rebota',
      `Alguien gana $2.300.000, ya recibió su sueldo de $1.900.000 y pide el retiro completo. Los abonos del mes sumarían $4.200.000, el banco rechaza la transferencia y el casino la registra como «devuelta». La plata queda otra vez a un clic de apostarse.

Nadie hizo trampa, y aun así es la forma más tonta de perder un premio. La solución toma un minuto: **dos retiros, en dos meses calendario**, o una cuenta corriente para el exceso. Los casinos con tope semanal bajo, como Chucao o Minga, lo evitan sin querer.`,
    ),
    questions('Dudas sobre CuentaRUT', [
      [
        '¿BancoEstado bloquea casinos?',
        'A veces rechaza un comercio y a veces no; depende del procesador que use el casino ese mes. Un rechazo no afecta tu cuenta. Lo que sí la complica son muchos abonos de desconocidos, por eso no conviene prestarla.',
      ],
      [
        '¿Me cobran por mover la plata después?',
        'Recibir es gratis. Transferir desde la CuentaRUT a otro banco tenía un costo de $300 por operación cuando lo revisamos; entre cuentas de BancoEstado, no.',
      ],
      [
        '¿Sirve una CuentaRUT de menor de edad?',
        'No. Los casinos exigen 18 años y comprueban el carnet antes del primer retiro. Una cuenta abierta con datos ajenos pierde el saldo.',
      ],
    ]),
  ],
  instead: [
    ['transferencia', 'Para premios sobre $4.000.000, a una cuenta corriente.'],
    ['khipu', 'Paga desde la misma cuenta en el doble de casinos.'],
    ['mach', 'Si no quieres que el juego se mezcle con el sueldo.'],
  ],
  sources: [
    {
      name: 'Meganoticias, montos máximos de la CuentaRUT',
      url: 'https://www.meganoticias.cl/dato-util/503477-monto-maximo-cuenta-rut-bancoestado-dcv-24-10-2025.html',
      verifiedOn: '2026-11-21',
    },
    {
      name: 'Meganoticias, compras con CuentaRUT',
      url: 'https://www.meganoticias.cl/dato-util/513522-montos-maximos-compras-nacionales-cuentarut-bancoestado-1ab.html',
      verifiedOn: '2026-11-21',
    },
    {
      name: 'Meganoticias, cobros por transferencias',
      url: 'https://www.meganoticias.cl/dato-util/494876-transferencias-gratis-banco-estado-pdp-11-08-2025.html',
      verifiedOn: '2026-11-21',
    },
  ],
};
