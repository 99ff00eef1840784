import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { presentLink, type PresentedLink } from '../presentLink.ts';
import type { StoredInfoBox } from './infoBox.schema.ts';

export type InfoBoxProps = {
  id: string;
  tone: StoredInfoBox['tone'];
  title: string | null;
  body: PresentedPart[];
  link: PresentedLink | null;
};

export const loadInfoBox: BlockLoader<StoredInfoBox, InfoBoxProps> = async ({ id, tone, title, body, link }, { presenter }) => ({
  id,
  tone,
  title,
  body: presenter.richText(body),
  link: presentLink(link, presenter),
});
