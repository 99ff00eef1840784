import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { presentLink, type LabelledLink } from '../shared/section/presentLink.ts';
import type { StoredInfoBox } from './infoBox.schema.ts';

export type InfoBoxProps = {
  id: string;
  tone: StoredInfoBox['tone'];
  /** What the tone means. */
  toneText: string;
  title: string | null;
  body: PresentedPart[];
  link: LabelledLink | null;
};

/** Neither a title nor a text nor a link. */
export class EmptyInfoBoxError extends Error {
  override readonly name = 'EmptyInfoBoxError';
  constructor(id: string) {
    super(`The box "${id}" says nothing.`);
  }
}

/** @throws EmptyInfoBoxError */
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
