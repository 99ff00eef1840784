import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import type { StoredList } from './list.schema.ts';

export type ListProps = {
  id: string;
  title: string | null;
  style: StoredList['style'];
  items: { title: string | null; body: PresentedPart[] }[];
};

export const loadList: BlockLoader<StoredList, ListProps> = async ({ id, title, style, items }, { presenter }) => ({
  id,
  title,
  style,
  items: items
    .filter(({ title: itemTitle, body }) => itemTitle !== null || body.length > 0)
    .map((item) => ({ title: item.title, body: presenter.richText(item.body) })),
});
