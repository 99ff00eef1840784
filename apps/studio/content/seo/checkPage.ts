import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { UnprovenClaim } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import { formatState, type LinkVerdict } from '../links/linkVerdict.ts';
import type { FoundLink } from '../links/extractLinks.ts';
import { describeClaims } from '../../core/checks/describeClaims.ts';
import type { Finding, FindingTarget } from '../../core/checks/finding.ts';
import { listLanguages } from '../../core/languages/languageNames.ts';
import { type MeasuredText, measureText, usualLengths } from './lengths.ts';

export type PageFacts = {
  title: string;
  description: string;
  refusal: string | null;
  isIndexed: boolean;
  hasSitemapSection: boolean;
  hasAuthor: boolean;
  hasOpening: boolean;
  /** Published documents that lead to it; null while it is not published. */
  incoming: number | null;
  deadLinks: (Pick<FoundLink, 'address' | 'kind' | 'block'> & LinkVerdict)[];
  unpublishedPages: { id: number; title: string }[];
  picturesWithoutText: { id: number; name: string }[];
  claims: UnprovenClaim[];
  missingLanguages: ContentLocale[];
  outdatedLanguages: ContentLocale[];
};

export function checkPage(facts: PageFacts): Finding[] {
  const { title, description, refusal } = facts;
  const refused = refusal === null ? [] : [say('refusal', 'error', inField('content'), refusal)];
  const texts = [...refused, ...checkLength('title', title), ...checkLength('description', description)];
  const findings = [...texts, ...checkContent(facts), ...describeClaims(facts.claims), ...checkPlace(facts), ...checkLanguages(facts)];
  const order = ['error', 'warning', 'hint'];
  return findings.toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}

const inField = (field: 'title' | 'description' | 'author' | 'noIndex' | 'content'): FindingTarget => ({ kind: 'field', field });
const say = (id: string, tone: Finding['tone'], target: FindingTarget, sentence: string): Finding => ({ id, tone, target, sentence });

const lengthWords = {
  title: { empty: 'Falta el título.', short: 'El título es corto', cut: 'El título se corta en los buscadores' },
  description: {
    empty: 'Falta la descripción: el buscador elegirá un trozo del texto.',
    short: 'La descripción es corta',
    cut: 'La descripción se corta',
  },
};

function checkLength(kind: MeasuredText, text: string): Finding[] {
  const { length, verdict } = measureText(kind, text);
  const { from, to } = usualLengths[kind];
  const words = lengthWords[kind];
  if (verdict === 'empty')
    return [
      kind === 'title' ? say('noTitle', 'error', inField(kind), words.empty) : say('noDescription', 'warning', inField(kind), words.empty),
    ];
  if (verdict === 'short')
    return [say(`${kind}Short`, 'hint', inField(kind), `${words.short}: ${length} caracteres; lo usual son ${from} o más.`)];
  return verdict === 'cut' ? [say(`${kind}Cut`, 'warning', inField(kind), `${words.cut}: ${length} caracteres; caben unos ${to}.`)] : [];
}

function checkContent({ deadLinks, unpublishedPages, picturesWithoutText, hasOpening, refusal }: PageFacts): Finding[] {
  const noOpening = 'No tiene portada: el sitio pone el título como encabezado, sin entrada.';
  return [
    ...deadLinks.map((link) => {
      const [place, target]: [string, FindingTarget] =
        link.block === null ? ['La página', inField('content')] : [`El bloque ${link.block}`, { kind: 'block', block: link.block }];
      return say('deadLink', 'error', target, `${place} lleva a ${link.address}: ${lowerFirst(formatState(link))}.`);
    }),
    ...unpublishedPages.map(({ id, title }) => {
      const sentence = `Nombra la página «${title}», que no está publicada: ahí no habrá enlace.`;
      return say('unpublishedPage', 'error', { kind: 'document', collection: 'pages', id }, sentence);
    }),
    ...picturesWithoutText.map(({ id, name }) => {
      const sentence = `La imagen ${name} no tiene texto alternativo: quien no la ve no sabe qué muestra.`;
      return say('pictureWithoutText', 'warning', { kind: 'document', collection: 'media', id }, sentence);
    }),
    ...(hasOpening || refusal !== null ? [] : [say('noOpening', 'hint', inField('content'), noOpening)]),
  ];
}

function checkPlace({ incoming, isIndexed, hasSitemapSection, hasAuthor }: PageFacts): Finding[] {
  const alone = 'Ninguna página, menú ni pie lleva aquí: solo se llega con la dirección.';
  const hidden = 'Está fuera de los buscadores y aun así tiene una sección del mapa del sitio: quita una de las dos cosas.';
  return [
    ...(incoming === 0 ? [say('nothingLeadsHere', 'warning', { kind: 'suggestions' }, alone)] : []),
    ...(!isIndexed && hasSitemapSection ? [say('hiddenButListed', 'warning', inField('noIndex'), hidden)] : []),
    ...(hasAuthor ? [] : [say('noAuthor', 'hint', inField('author'), 'No tiene autor: nadie responde por ella.')]),
  ];
}

function checkLanguages({ missingLanguages, outdatedLanguages }: PageFacts): Finding[] {
  const of = (id: string, locales: readonly ContentLocale[], sentence: string): Finding[] => {
    const [locale] = locales;
    return locale === undefined ? [] : [say(id, 'hint', { kind: 'language', locale }, sentence)];
  };
  return [
    ...of('languageMissing', missingLanguages, `No está publicada en ${listLanguages(missingLanguages)}.`),
    ...of('languageOutdated', outdatedLanguages, `Desde que se publicó en ${listLanguages(outdatedLanguages)}, el español cambió.`),
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
