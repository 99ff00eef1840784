import { type Payload, ValidationError } from 'payload';
import type { Page, Toplist } from '../payload-types.ts';

/** The shortest rich text that Lexical writes. */
export function paragraph(text: string, format = 0) {
  return {
    root: {
      type: 'root',
      format: '' as const,
      indent: 0,
      version: 1,
      direction: 'ltr' as const,
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          children: [{ type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }],
        },
      ],
    },
  };
}

export function linkTo(fields: object) {
  const text = paragraph('Un enlace');
  const [line] = text.root.children;
  const link = { type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', fields: { newTab: false, ...fields } };
  if (line) Object.assign(line, { children: [{ ...link, children: line.children }] });
  return text;
}

export const published = { _status: 'published' } as const;

/** The shortest content with which a page may be published. */
export const sampleContent = [{ blockType: 'prosCons' as const, title: 'A favor y en contra' }];

type Block = NonNullable<Page['content']>[number];

export const samplePage = (name: string, slug: string, more: object = {}) => ({
  internalName: name,
  title: name,
  slug,
  content: sampleContent as Block[],
  ...published,
  ...more,
});

export const samplePartner = (slug: string, more: object = {}) => ({
  name: slug,
  slug,
  activePartner: true,
  ...published,
  ...more,
});

export const sampleToplist = (identifier: string, ...entries: NonNullable<Toplist['entries']>) => ({
  name: identifier,
  identifier,
  entries,
  ...published,
});

export const sampleOffer = (partner: number, afflinkProxy: string) => ({
  partner,
  afflinkProxy,
  position: 0,
  titlePreview: '100 % hasta $300.000',
  offerType: 'welcome',
  trackingUrl: 'https://track.example/c?click={clickId}',
  fact: { source: 'https://casino.example/terminos', verifiedOn: '2026-11-02T12:00:00.000Z' },
  ...published,
});

/** A menu with one link. */
export const sampleMenu = (groupName: string, url: string) => ({
  groupName,
  navigationItems: [{ name: 'Uno', linksGroups: [{ title: 'Dos', links: [{ title: 'Tres', url }] }] }],
});

export const pixel = {
  name: 'logo.png',
  mimetype: 'image/png',
  data: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
  size: 70,
};

/** The message that an editor reads at the field; fails when the edit went through. */
export async function refusal(edit: Promise<unknown>): Promise<string> {
  try {
    await edit;
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ');
    throw error;
  }
  throw new Error('The edit was not refused.');
}

/** A page in Spanish, published unless `data` says otherwise: number 1 is called `Página 1`, and is at `/pagina-1/`. */
export const createPageOf = ({ payload }: { payload: Payload }, number: number, data: object = {}) =>
  payload.create({ collection: 'pages', locale: 'es_CL', data: { ...samplePage(`Página ${number}`, `/pagina-${number}/`), ...data } });
