import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { buildAnswerIds } from './buildAnswerIds.ts';
import type { StoredAccordion } from './accordion.schema.ts';

export type AccordionProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  /** `anchor` is where a link to the item leads. */
  items: { anchor: string; title: string; body: PresentedPart[]; isOpen: boolean }[];
};

/** Questions in their order, each with the id that a link to its answer leads to. */
export const loadAccordion: BlockLoader<StoredAccordion, AccordionProps> = async ({ id, title, intro, items }, { presenter }) => {
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
