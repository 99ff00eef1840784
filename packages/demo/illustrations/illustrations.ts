import type { DemoMedia } from '../media.ts';
import { drawBackdrop, drawIllustration, type Scene } from './drawIllustration.ts';

const scene = (
  file: string,
  alt: string,
  ...[ground, main, left, right]: [Scene['ground'], Scene['main'], Scene['main'], Scene['main']]
): DemoMedia => ({
  file: `${file}.png`,
  alt,
  drawing: () => drawIllustration({ main, beside: [left, right], ground }),
});

/** Pictures that tell what a page is about. */
export const illustrations: DemoMedia[] = [
  scene(
    'ilustracion-rollover',
    'Una lupa sobre los términos de un bono, entre un regalo y unas monedas',
    'sand',
    'document',
    'gift',
    'coins',
  ),
  scene('ilustracion-retiros', 'Una lupa sobre un reloj, entre un teléfono y una tarjeta', 'mist', 'clock', 'phone', 'card'),
  scene(
    'ilustracion-situacion-legal',
    'Una lupa sobre una balanza, entre un edificio público y un documento',
    'mist',
    'scales',
    'building',
    'document',
  ),
  scene('ilustracion-rtp', 'Una lupa sobre un gráfico, entre unos rodillos y unas monedas', 'sage', 'chart', 'reels', 'coins'),
  scene(
    'ilustracion-licencia',
    'Una lupa sobre un escudo, entre un contrato firmado y un edificio',
    'sand',
    'shield',
    'contract',
    'building',
  ),
  scene('ilustracion-blackjack', 'Una lupa sobre dos cartas, entre unas monedas y un gráfico', 'sage', 'cards', 'coins', 'chart'),
  scene(
    'ilustracion-ruleta',
    'Una lupa sobre una ruleta de un cero, entre unas monedas y unas cartas',
    'clay',
    'roulette',
    'coins',
    'cards',
  ),
  scene(
    'ilustracion-elegir-casino',
    'Una lupa sobre una escalera con una bandera, entre un escudo y un reloj',
    'mist',
    'ladder',
    'shield',
    'clock',
  ),
  scene('ilustracion-reclamar', 'Una lupa sobre un mensaje, entre un contrato y una balanza', 'clay', 'bubble', 'contract', 'scales'),
  scene(
    'ilustracion-identidad',
    'Una lupa sobre una cédula de identidad, entre un teléfono y un escudo',
    'sand',
    'identity',
    'phone',
    'shield',
  ),
  scene(
    'ilustracion-criptomonedas',
    'Una lupa sobre una moneda digital, entre un teléfono y un gráfico',
    'sage',
    'crypto',
    'phone',
    'chart',
  ),
  scene('ilustracion-pagos', 'Una lupa sobre una tarjeta, entre un banco y una billetera', 'mist', 'card', 'bank', 'wallet'),
  scene(
    'ilustracion-bonos',
    'Una lupa sobre un regalo, entre los términos del bono y un calendario',
    'clay',
    'gift',
    'document',
    'calendar',
  ),
  scene('ilustracion-giros-gratis', 'Una lupa sobre unos rodillos, entre un regalo y un calendario', 'sage', 'reels', 'gift', 'calendar'),
  scene(
    'ilustracion-lista-negra',
    'Una lupa sobre una señal de prohibición, entre un documento y una billetera',
    'clay',
    'barrier',
    'document',
    'wallet',
  ),
  scene(
    'ilustracion-juego-responsable',
    'Una lupa sobre un corazón que late, entre un reloj y un mensaje',
    'sage',
    'hands',
    'clock',
    'bubble',
  ),
  scene('ilustracion-metodologia', 'Una lupa sobre una balanza, entre un reloj y un gráfico', 'sand', 'scales', 'clock', 'chart'),
  scene('ilustracion-proveedores', 'Una lupa sobre unos rodillos, entre una ruleta y unas cartas', 'sand', 'reels', 'roulette', 'cards'),
  { file: 'fondo-dinero-real.png', alt: '', drawing: () => drawBackdrop(['bank', 'clock', 'coins']) },
  { file: 'fondo-juegos.png', alt: '', drawing: () => drawBackdrop(['cards', 'reels', 'roulette']) },
  { file: 'fondo-bonos.png', alt: '', drawing: () => drawBackdrop(['document', 'gift', 'calendar']) },
];
