import { choose } from '../../writing/choose.ts';
import type { DemoBlock } from '../../writing/demoBlock.ts';
import { userReviews } from '../../writing/writeBlocks.ts';
import type { DemoPartner } from '../../partners/partner.schema.ts';
import { readerReviews } from './readerReviews.ts';

/** The readers' opinions of a casino, and how they came to us. */
export function readerSection(partner: DemoPartner): DemoBlock {
  const { slug, name } = partner;
  const reviews = readerReviews.get(slug) ?? [];
  const replied = reviews.filter(({ reply }) => reply !== null).length;
  const title = choose(`${slug}-titulo-opiniones`, [
    `Qué dicen los que juegan en ${name}`,
    'Opiniones de lectores',
    `${name} según sus jugadores`,
    'La voz de los lectores',
  ]);
  return userReviews(title, slug, `${originOf(partner, reviews.length)} ${answersOf(partner, replied)}`, reviews);
}

function originOf({ slug }: DemoPartner, count: number): string {
  return choose(`${slug}-opiniones`, [
    `Son ${count} opiniones recibidas por nuestro formulario este año. Pedimos una captura de la cuenta, quitamos los apellidos y no corregimos el tono. No entran en la nota.`,
    `Publicamos las ${count} que llegaron con una prueba de que la persona había jugado ahí. Nadie recibe nada por escribir y no borramos las malas.`,
    `${count} lectores contaron su caso y mostraron un movimiento de su cuenta. Lo que dicen es suyo: no mueve nuestra nota, aunque nos indica qué volver a probar.`,
    `Solo aparecen opiniones con un depósito comprobado, ${count} en este caso. La nota de la reseña se calcula aparte.`,
    `Llegaron ${count} por correo o por el formulario, entre marzo y noviembre. Cada una venía con un comprobante; el que no lo manda, no aparece.`,
  ]);
}

function answersOf({ slug, name }: DemoPartner, replied: number): string {
  if (replied === 0) {
    return choose(`${slug}-sin-respuesta`, [
      `A ninguna contestó ${name}.`,
      'El casino no respondió.',
      `Le ofrecimos a ${name} responder y no lo hizo.`,
      'Ninguna trae respuesta del casino, que la puede enviar cuando quiera.',
    ]);
  }
  return choose(`${slug}-con-respuesta`, [
    `El casino respondió ${replied === 1 ? 'una' : String(replied)}; copiamos lo que dijo, sin cambiarlo.`,
    `${name} usó su derecho a contestar ${replied === 1 ? 'una vez' : `${replied} veces`}.`,
    `Donde ${name} contestó, va su respuesta debajo.`,
  ]);
}
