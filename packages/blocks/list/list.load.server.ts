import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockLoader, defineError } from '../block.ts';
import type { StoredList } from './list.schema.ts';

export type ListProps = {
  id: string;
  title: string | null;
  style: StoredList['style'];
  items: { title: string | null; body: PresentedPart[] }[];
};

const EmptyListError = defineError('EmptyListError', (id: string) => `The list "${id}" has no items.`);

export const loadList: BlockLoader<StoredList, ListProps> = async ({ id, title, style, items }, { presenter }) => {
  const written = items.filter(({ title: itemTitle, body }) => itemTitle !== null || body.length > 0);
  if (written.length === 0) throw new EmptyListError(id);
  return { id, title, style, items: written.map((item) => ({ title: item.title, body: presenter.richText(item.body) })) };
};
