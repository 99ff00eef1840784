import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { formatState } from '../links/formatLink.ts';
import type { FoundLink } from '../links/extractLinks.ts';
import type { LinkVerdict } from '../links/linkVerdict.ts';
import { listLanguages } from '../../core/languages/languageNames.ts';
import { measureText, usualLengths } from './lengths.ts';

/** What is known of a page in one language. Of a draft: as publishing it now would make it. */
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
  /** Pages that it leads to or stands under, and that are not published in its language nor in Spanish. */
  unpublishedPages: { id: number; title: string }[];
  picturesWithoutText: { id: number; name: string }[];
  missingLanguages: ContentLocale[];
  outdatedLanguages: ContentLocale[];
};

export type FindingId =
  | 'refusal'
  | 'noTitle'
  | 'titleShort'
  | 'titleCut'
  | 'noDescription'
  | 'descriptionShort'
  | 'descriptionCut'
  | 'deadLink'
  | 'unpublishedPage'
  | 'pictureWithoutText'
  | 'nothingLeadsHere'
  | 'hiddenButListed'
  | 'noAuthor'
  | 'noOpening'
  | 'languageMissing'
  | 'languageOutdated';

/** Where it is mended: a field of the form, a block of it (from 1), the form in another language, or another form. */
export type FindingTarget =
  | { kind: 'field'; field: 'title' | 'description' | 'author' | 'noIndex' | 'content' }
  | { kind: 'block'; block: number }
  | { kind: 'language'; locale: ContentLocale }
  | { kind: 'document'; collection: 'pages' | 'media'; id: number }
  | { kind: 'suggestions' };
export type Finding = { id: FindingId; tone: 'error' | 'warning' | 'hint'; sentence: string; target: FindingTarget };

export function checkPage(facts: PageFacts): Finding[] {
  const findings = [...checkTexts(facts), ...checkContent(facts), ...checkPlace(facts), ...checkLanguages(facts)];
  const order = ['error', 'warning', 'hint'];
  return findings.toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone));
}

function checkTexts({ title, description, refusal }: PageFacts): Finding[] {
  const findings: Finding[] = [];
  const say = (id: FindingId, tone: Finding['tone'], field: 'title' | 'description' | 'content', sentence: string) =>
    findings.push({ id, tone, sentence, target: { kind: 'field', field } });
  if (refusal !== null) say('refusal', 'error', 'content', refusal);
  const titled = measureText('title', title);
  if (titled.verdict === 'empty') say('noTitle', 'error', 'title', 'Falta el título.');
  if (titled.verdict === 'short')
    say('titleShort', 'hint', 'title', `El título es corto: ${titled.length} caracteres; lo usual son ${usualLengths.title.from} o más.`);
  if (titled.verdict === 'cut')
    say(
      'titleCut',
      'warning',
      'title',
      `El título se corta en los buscadores: ${titled.length} caracteres; caben unos ${usualLengths.title.to}.`,
    );
  const described = measureText('description', description);
  const { from, to } = usualLengths.description;
  if (described.verdict === 'empty')
    say('noDescription', 'warning', 'description', 'Falta la descripción: el buscador elegirá un trozo del texto.');
  if (described.verdict === 'short')
    say('descriptionShort', 'hint', 'description', `La descripción es corta: ${described.length} caracteres; lo usual son ${from} o más.`);
  if (described.verdict === 'cut')
    say('descriptionCut', 'warning', 'description', `La descripción se corta: ${described.length} caracteres; caben unos ${to}.`);
  return findings;
}

function checkContent({ deadLinks, unpublishedPages, picturesWithoutText, hasOpening, refusal }: PageFacts): Finding[] {
  const dead = deadLinks.map((link): Finding => {
    const place = link.block === null ? 'La página' : `El bloque ${link.block}`;
    const target: FindingTarget = link.block === null ? { kind: 'field', field: 'content' } : { kind: 'block', block: link.block };
    return { id: 'deadLink', tone: 'error', sentence: `${place} lleva a ${link.address}: ${lowerFirst(formatState(link))}.`, target };
  });
  const unpublished = unpublishedPages.map(({ id, title }): Finding => ({
    id: 'unpublishedPage',
    tone: 'error',
    sentence: `Nombra la página «${title}», que no está publicada: ahí no habrá enlace.`,
    target: { kind: 'document', collection: 'pages', id },
  }));
  const pictures = picturesWithoutText.map(({ id, name }): Finding => ({
    id: 'pictureWithoutText',
    tone: 'warning',
    sentence: `La imagen ${name} no tiene texto alternativo: quien no la ve no sabe qué muestra.`,
    target: { kind: 'document', collection: 'media', id },
  }));
  const opening: Finding = {
    id: 'noOpening',
    tone: 'hint',
    sentence: 'No tiene portada: el sitio pone el título como encabezado, sin entrada.',
    target: { kind: 'field', field: 'content' },
  };
  return [...dead, ...unpublished, ...pictures, ...(hasOpening || refusal !== null ? [] : [opening])];
}

function checkPlace({ incoming, isIndexed, hasSitemapSection, hasAuthor }: PageFacts): Finding[] {
  const findings: Finding[] = [];
  if (incoming === 0)
    findings.push({
      id: 'nothingLeadsHere',
      tone: 'warning',
      sentence: 'Ninguna página, menú ni pie lleva aquí: solo se llega con la dirección.',
      target: { kind: 'suggestions' },
    });
  if (!isIndexed && hasSitemapSection)
    findings.push({
      id: 'hiddenButListed',
      tone: 'warning',
      sentence: 'Está fuera de los buscadores y aun así tiene una sección del mapa del sitio: quita una de las dos cosas.',
      target: { kind: 'field', field: 'noIndex' },
    });
  if (!hasAuthor)
    findings.push({
      id: 'noAuthor',
      tone: 'hint',
      sentence: 'No tiene autor: nadie responde por ella.',
      target: { kind: 'field', field: 'author' },
    });
  return findings;
}

function checkLanguages({ missingLanguages, outdatedLanguages }: PageFacts): Finding[] {
  const of = (id: FindingId, locales: readonly ContentLocale[], sentence: string): Finding[] => {
    const [locale] = locales;
    return locale === undefined ? [] : [{ id, tone: 'hint', sentence, target: { kind: 'language', locale } }];
  };
  return [
    ...of('languageMissing', missingLanguages, `No está publicada en ${listLanguages(missingLanguages)}.`),
    ...of('languageOutdated', outdatedLanguages, `Desde que se publicó en ${listLanguages(outdatedLanguages)}, el español cambió.`),
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
