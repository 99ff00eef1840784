import { blockForms } from '@lupa/blocks/blocks.cms.ts';

type Named = { blockType: string };

const maximumHeading = 80;

export function nameBlock(block: Named): string {
  const label = Object.values(blockForms).find(({ slug }) => slug === block.blockType)?.labels?.singular;
  const type = typeof label === 'string' ? label : block.blockType;
  const heading = headingOf(block);
  return heading === null ? type : `${type}: ${heading}`;
}

function headingOf(block: object): string | null {
  for (const name of ['title', 'caption', 'blockName']) {
    const text: unknown = Reflect.get(block, name);
    if (typeof text === 'string' && text.trim() !== '') return text.length > maximumHeading ? `${text.slice(0, maximumHeading)}…` : text;
  }
  return null;
}
