import type { PaymentMethodKey } from './paymentMethods.ts';

/** A deposit or a withdrawal of our own, as the diary of the casino's review tells it. */
type MeasuredPayment = {
  partner: string;
  method: PaymentMethodKey;
  kind: 'deposit' | 'withdrawal';
  /** As the casino counted it: `$52.300`, `52 USDT`; `-` where the diary does not say. */
  amount: string;
  /** From the order until the money was there. */
  minutes: number;
  detail: string;
};

const hours = (whole: number, minutes = 0): number => whole * 60 + minutes;

export const measuredPayments: MeasuredPayment[] = [
  {
    partner: 'faro-austral',
    method: 'cuentarut',
    kind: 'withdrawal',
    amount: '$38.000',
    minutes: hours(1, 8),
    detail: 'Pedido un miércoles a las 15:31',
  },
  {
    partner: 'casino-andino',
    method: 'cuentarut',
    kind: 'withdrawal',
    amount: '$52.300',
    minutes: hours(3, 25),
    detail: 'Pedido un martes a las 12:40',
  },
  {
    partner: 'minga-casino',
    method: 'cuentarut',
    kind: 'withdrawal',
    amount: '$21.600',
    minutes: hours(5, 25),
    detail: 'Pedido un viernes a las 23:05',
  },
  {
    partner: 'salar-casino',
    method: 'mach',
    kind: 'withdrawal',
    amount: '$22.350',
    minutes: hours(2, 11),
    detail: 'Al terminar el rollover del bono',
  },
  {
    partner: 'quiltro-club',
    method: 'mach',
    kind: 'withdrawal',
    amount: '$11.660',
    minutes: hours(6, 37),
    detail: 'Pedido un lunes a las 8:03',
  },
  {
    partner: 'lapislazuli',
    method: 'mach',
    kind: 'withdrawal',
    amount: '$71.800',
    minutes: hours(8, 15),
    detail: 'Pedido de noche, a las 20:02',
  },
  {
    partner: 'copihue-casino',
    method: 'mach',
    kind: 'withdrawal',
    amount: '$16.400',
    minutes: hours(35, 20),
    detail: 'Pedido un jueves a las 22:00',
  },
  { partner: 'volcan-play', method: 'khipu', kind: 'withdrawal', amount: '$15.000', minutes: hours(12), detail: 'Pedido un jueves' },
  {
    partner: 'mesa-mayor',
    method: 'khipu',
    kind: 'withdrawal',
    amount: '$98.000',
    minutes: hours(13),
    detail: 'Después de cuatro noches de mesas',
  },
  {
    partner: 'pudu-casino',
    method: 'khipu',
    kind: 'withdrawal',
    amount: '$12.700',
    minutes: hours(17),
    detail: 'Con el carnet aprobado en tres horas',
  },
  {
    partner: 'cruz-del-norte',
    method: 'khipu',
    kind: 'withdrawal',
    amount: '$24.800',
    minutes: hours(21),
    detail: 'Después de depositar por Webpay y en efectivo',
  },
  {
    partner: 'volcan-play',
    method: 'khipu',
    kind: 'withdrawal',
    amount: '$31.900',
    minutes: hours(59, 30),
    detail: 'Pedido un lunes a las 9:00',
  },
  { partner: 'chucao', method: 'mercado-pago', kind: 'withdrawal', amount: '$13.450', minutes: hours(4, 28), detail: 'Pedido a las 11:20' },
  {
    partner: 'palafito',
    method: 'mercado-pago',
    kind: 'withdrawal',
    amount: '$27.750',
    minutes: hours(15),
    detail: 'Depositado con Khipu, cobrado en la billetera',
  },
  {
    partner: 'puerto-dorado',
    method: 'skrill',
    kind: 'withdrawal',
    amount: '$85.000',
    minutes: hours(6, 10),
    detail: 'Tres días después del depósito',
  },
  {
    partner: 'carmenere',
    method: 'neteller',
    kind: 'withdrawal',
    amount: '$46.250',
    minutes: hours(14),
    detail: 'A la misma billetera del depósito',
  },
  {
    partner: 'mareas-casino',
    method: 'neteller',
    kind: 'withdrawal',
    amount: 'Tercer retiro de la prueba',
    minutes: hours(26),
    detail: 'Uno de los tres retiros de la prueba',
  },
  {
    partner: 'nevado-once',
    method: 'astropay',
    kind: 'withdrawal',
    amount: '$26.300',
    minutes: hours(76, 20),
    detail: 'Pedido un miércoles a las 14:00',
  },
  {
    partner: 'puerto-dorado',
    method: 'visa',
    kind: 'withdrawal',
    amount: '$25.000',
    minutes: hours(36),
    detail: 'Llegó convertido desde euros',
  },
  {
    partner: 'carmenere',
    method: 'visa',
    kind: 'withdrawal',
    amount: 'Hasta lo depositado',
    minutes: hours(48),
    detail: 'Con la verificación en dos pasos activa',
  },
  {
    partner: 'atacama-spins',
    method: 'transferencia',
    kind: 'withdrawal',
    amount: 'Segundo retiro',
    minutes: hours(48),
    detail: 'Con la cuenta ya verificada',
  },
  {
    partner: 'cobre-palace',
    method: 'transferencia',
    kind: 'withdrawal',
    amount: '$120.000',
    minutes: hours(95, 40),
    detail: 'Pedido un lunes a las 11:00',
  },
  {
    partner: 'nevado-once',
    method: 'transferencia',
    kind: 'withdrawal',
    amount: 'Segundo retiro',
    minutes: hours(96),
    detail: 'El segundo retiro de la prueba',
  },
  {
    partner: 'camanchaca',
    method: 'tether',
    kind: 'withdrawal',
    amount: '52 USDT',
    minutes: hours(1, 12),
    detail: 'Pedido a las 19:10, menos 1 USDT de red',
  },
  {
    partner: 'atacama-spins',
    method: 'tether',
    kind: 'withdrawal',
    amount: '$44.000',
    minutes: hours(12, 40),
    detail: 'Después de 67 horas de verificación',
  },
  { partner: 'faro-austral', method: 'servipag', kind: 'deposit', amount: '$10.000', minutes: 22, detail: 'En efectivo, en una sucursal' },
  {
    partner: 'cruz-del-norte',
    method: 'servipag',
    kind: 'deposit',
    amount: '$10.000',
    minutes: 35,
    detail: 'En efectivo, en una sucursal',
  },
  { partner: 'camanchaca', method: 'tether', kind: 'deposit', amount: '40 USDT', minutes: 11, detail: 'Con seis confirmaciones' },
  {
    partner: 'cobre-palace',
    method: 'transferencia',
    kind: 'deposit',
    amount: '$100.000',
    minutes: hours(2),
    detail: 'Con el código en el comentario',
  },
];

/** The quickest withdrawal by a method in minutes; null where none was measured. */
export function quickestWithdrawal(method: PaymentMethodKey): number | null {
  const times = measuredPayments.filter((each) => each.kind === 'withdrawal' && each.method === method).map(({ minutes }) => minutes);
  return times.length === 0 ? null : Math.min(...times);
}

/** `22 min`, `1 h 8 min`, `15 h` */
export function formatDuration(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60] as const;
  return [parts[0] > 0 ? `${parts[0]} h` : '', parts[1] > 0 ? `${parts[1]} min` : ''].filter(Boolean).join(' ');
}
