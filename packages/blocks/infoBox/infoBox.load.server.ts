import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
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

export class EmptyInfoBoxError extends Error {
  override readonly name = 'EmptyInfoBoxError';
  constructor(id: string) {
    super(`The box "${id}" says nothing.`);
  }
}

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
