import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockLoader, defineError } from '../block.ts';
import type { StoredAccordion } from './accordion.schema.ts';
import { slugify } from '@lupa/domain/foldText.ts';

export type AccordionProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  items: { anchor: string; title: string; body: PresentedPart[]; isOpen: boolean }[];
};

const EmptyAccordionError = defineError('EmptyAccordionError', (id: string) => `The accordion "${id}" has no questions.`);

export const loadAccordion: BlockLoader<StoredAccordion, AccordionProps> = async ({ id, title, intro, items }, { presenter }) => {
  if (items.length === 0) throw new EmptyAccordionError(id);
  const anchors = buildAnswerIds(
    `accordion-${id}`,
    items.map((item) => item.title),
  );
  return {
    id,
    title,
    intro: presenter.richText(intro),
    items: items.map((item, index) => ({ ...item, anchor: anchors[index] ?? '', body: presenter.richText(item.body) })),
  };
};

/** One id per question, made of its words, so that a link survives a new order: `accordion-faq-que-es-el-rollover`. */
export function buildAnswerIds(blockAnchor: string, questions: string[]): string[] {
  // The heading of the block bears this one.
  const taken = new Set([`${blockAnchor}-title`]);
  return questions.map((question) => {
    const id = `${blockAnchor}-${slugify(question) || 'pregunta'}`;
    let free = id;
    for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
    taken.add(free);
    return free;
  });
}
