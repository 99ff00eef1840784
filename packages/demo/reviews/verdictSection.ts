import { choose, joinWords, lowerFirst } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { formatDate } from '../writing/figures.ts';
import { generalReview } from '../writing/writeBlocks.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';

/** The opinion, and what it rests on: the test with own money, who is behind the casino, how people are treated. */
export function verdictSection(partner: DemoPartner): DemoBlock {
  const { slug, name, scores, verdict, diary } = partner;
  const title = choose(`${slug}-veredicto`, ['Veredicto', 'Nuestra opinión', `${name}, en resumen`, 'Qué nos pareció']);
  return generalReview(title, slug, verdict, [
    [
      choose(`${slug}-diario`, ['Pagos: cómo los probamos', 'Pagos: el diario de la prueba', 'Pagos: qué hicimos y cuánto tardó']),
      scores.Pagos,
      diary,
    ],
    [
      choose(`${slug}-respaldo`, ['Confianza: quién responde', 'Confianza: licencia y respaldo', 'Confianza: qué hay detrás']),
      scores.Confianza,
      backingOf(partner),
    ],
    [
      choose(`${slug}-trato`, ['Atención: el trato', 'Atención: canales e idiomas', 'Atención: cuando hay que preguntar']),
      scores.Atención,
      serviceOf(partner),
    ],
  ]);
}

function backingOf({ slug, name, scores, established, licence, security, reputation }: DemoPartner): string {
  const seen = formatDate(licence.verifiedOn);
  const care = lowerFirst(security);
  const fame = lowerFirst(reputation);
  if (scores.Confianza < 6) {
    return `Lo que encontramos el ${seen}: **${licence.name}**. Con eso, quien tenga un problema no tiene a quién escribirle. ${name} apareció en ${established}. Seguridad: ${care}. Reputación: ${fame}.`;
  }
  return choose(`${slug}-quien`, [
    `En línea desde ${established}, con licencia de **${licence.name}** que buscamos en su registro el ${seen}. En lo técnico: ${care}. Lo que se dice de la casa, ${fame}.`,
    `${name} funciona desde ${established} y declara **${licence.name}**; lo comprobamos el ${seen}. Sobre protección de la cuenta encontramos esto: ${care}. Su fama es ${fame}.`,
    `El respaldo es **${licence.name}**, visto el ${seen}. Son ${2026 - established} años de historia, y eso pesa en la nota. Seguridad: ${care}. Reputación: ${fame}.`,
    `Partió en ${established}. La licencia que muestra, **${licence.name}**, tenía el mismo titular que los términos cuando la revisamos, el ${seen}. Cuida las cuentas con ${care}. ¿Y los reclamos? ${reputation}.`,
    `Sus términos nombran una licencia, **${licence.name}**, y una fecha de inicio, ${established}. Revisamos ambas cosas el ${seen}. Medidas de seguridad: ${care}; reputación: ${fame}.`,
  ]);
}

function serviceOf({ slug, name, support, compatibility, languages }: DemoPartner): string {
  const channels = joinWords(support.map(lowerFirst));
  const spoken = joinWords(languages.map(lowerFirst));
  const devices = lowerFirst(compatibility);
  return choose(`${slug}-canales`, [
    `Se puede escribir por ${channels}. Atienden en ${spoken}. Lo usamos en ${devices}.`,
    `Hay ${channels}; los idiomas son ${spoken}. Funciona en ${devices}, y ahí hicimos la prueba.`,
    `Los canales: ${channels}. ${name} habla ${spoken} y se puede abrir en ${devices}.`,
    `Contactamos a ${name} por ${channels}, en tres horarios distintos. Idiomas: ${spoken}. Equipos: ${devices}.`,
  ]);
}
