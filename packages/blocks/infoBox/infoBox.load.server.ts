import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockLoader, defineError } from '../block.ts';
import { presentLink, type LabelledLink } from '../shared/section/presentLink.ts';
import type { StoredInfoBox } from './infoBox.schema.ts';

export type InfoBoxProps = {
  id: string;
  tone: StoredInfoBox['tone'];
  toneText: string;
  title: string | null;
  body: PresentedPart[];
  link: LabelledLink | null;
};

export const EmptyInfoBoxError = defineError('EmptyInfoBoxError', (id: string) => `The box "${id}" says nothing.`);

export const loadInfoBox: BlockLoader<StoredInfoBox, InfoBoxProps> = async ({ id, tone, title, body, ...stored }, context) => {
  const link = presentLink(stored.link, context);
  if (title === null && body.length === 0 && link === null) throw new EmptyInfoBoxError(id);
  return {
    id,
    tone,
    toneText: context.microcopy[`note_${tone}`],
    title,
    body: context.presenter.richText(body),
    link,
  };
};
