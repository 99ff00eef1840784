import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { presentLink, type PresentedLink } from '../presentLink.ts';
import type { StoredInfoBox } from './infoBox.schema.ts';

export type InfoBoxProps = {
  id: string;
  tone: StoredInfoBox['tone'];
  /** What the tone means. */
  toneText: string;
  title: string | null;
  body: PresentedPart[];
  link: PresentedLink | null;
};

/** Neither a title nor a text nor a link. */
export class EmptyInfoBoxError extends Error {
  override readonly name = 'EmptyInfoBoxError';
  constructor(id: string) {
    super(`The box "${id}" says nothing.`);
  }
}

export const loadInfoBox: BlockLoader<StoredInfoBox, InfoBoxProps> = async ({ id, tone, title, body, link }, { presenter, microcopy }) => {
  if (title === null && body.length === 0 && link === null) throw new EmptyInfoBoxError(id);
  return {
    id,
    tone,
    toneText: microcopy[`note_${tone}`],
    title,
    body: presenter.richText(body),
    link: presentLink(link, presenter),
  };
};
