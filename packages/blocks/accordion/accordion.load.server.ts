import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import type { StoredAccordion } from './accordion.schema.ts';

export type AccordionProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  items: { title: string; body: PresentedPart[]; isOpen: boolean }[];
};

export const loadAccordion: BlockLoader<StoredAccordion, AccordionProps> = async ({ id, title, intro, items }, { presenter }) => ({
  id,
  title,
  intro: presenter.richText(intro),
  items: items.map((item) => ({ ...item, body: presenter.richText(item.body) })),
});
