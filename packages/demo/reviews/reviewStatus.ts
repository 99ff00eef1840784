import { choose } from '../writing/choose.ts';
import { helplines, legalStatus } from '../writing/chileanFacts.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { formatDate } from '../writing/figures.ts';
import { box, link } from '../writing/writeBlocks.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partnerBySlug } from '../partners/partners.ts';

/** What a reader has to know before anything else: the licence, or that we no longer recommend the casino. */
export function statusBox({ slug, name, isActive, recommendedPartner, licence }: DemoPartner): DemoBlock {
  const alternative = recommendedPartner ? partnerBySlug(recommendedPartner) : null;
  const instead = alternative ? link(`Ver ${alternative.name}`, `/resenas/${alternative.slug}/`) : undefined;
  if (slug === 'bahia-neon')
    return box(
      'bad',
      'En la lista negra',
      `No deposites en ${name}. Abajo está lo que comprobamos, con fechas.`,
      link('Ver la lista negra', '/lista-negra/'),
    );
  if (!isActive)
    return box(
      'bad',
      'Cerrado a jugadores nuevos',
      `${name} ya no está activo y aquí no hay enlaces para entrar. ${alternative ? `La alternativa más parecida es ${alternative.name}.` : ''}`,
      instead,
    );
  if (alternative)
    return box(
      'caution',
      'Dejamos de recomendarlo',
      `La ficha de ${name} sigue aquí como antecedente. Hoy recomendamos ${alternative.name} en su lugar.`,
      instead,
    );
  return box(
    'info',
    'Licencia y situación legal',
    `${name} declara licencia de **${licence.name}**, verificada el ${formatDate(licence.verifiedOn)}. ${legalStatus.short}`,
    link('Por qué decimos esto', '/guias/situacion-legal/'),
  );
}

export function helpBox({ slug }: DemoPartner): DemoBlock {
  const [health, crisis] = helplines;
  const text = choose(`${slug}-ayuda`, [
    `Juega solo con plata que puedas perder y fija el límite antes de entrar. Si te cuesta parar, llama a ${health.name}, **${health.number}**, o a la línea **${crisis.number}** desde un celular.`,
    `Ningún bono compensa un mal rato. Si el juego dejó de ser entretención, **${health.number}** (${health.name}) atiende todos los días; en una crisis, **${crisis.number}** desde cualquier celular.`,
    `Solo para mayores de 18 años. Si tú o alguien cercano necesita ayuda: ${health.name}, **${health.number}**; línea de crisis, **${crisis.number}**.`,
  ]);
  return box('caution', 'Juego responsable', text, link('Guía de ayuda', '/juego-responsable/'));
}
