import type { Page } from '../../payload-types.ts';

export type PageBlock = NonNullable<Page['content']>[number];
type BlockOf<Type extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Type }>;

export type Subject = {
  /** The document's number; null where the subject is a topic that was typed, or the site. */
  id: number | null;
  name: string;
  key: string;
  toplist: number | null;
  providers: number[];
  gameTypes: string[];
  methods: { name: string; deposits: boolean; withdrawals: boolean }[];
};

export type OwnSubject = 'partners' | 'payment-methods' | 'toplists' | 'topic' | 'site';
/** Games and providers are of the catalogue. */
export type SubjectKind = OwnSubject | 'games' | 'providers';

type Proposal = { internalName: string; title: string; path: string; description: string };

/** A block with its headings. `hint` says what to write; the row shows it until the words are there, and it is never published. */
export type TemplateBlock = { hint?: string; data: Record<string, unknown> & { blockType: PageBlock['blockType'] } };

export type PageTemplate<Kind extends SubjectKind = SubjectKind> = {
  id: string;
  name: string;
  purpose: string;
  subject: Kind;
  subjectLabel: string;
  parent: string;
  sitemapCategory: string;
  propose: (subject: Subject) => Proposal;
  build: (subject: Subject) => TemplateBlock[];
};

/** Words and required relations may be missing in a draft; whatever else is there has the shape that its form wants. */
export function block<Type extends PageBlock['blockType']>(
  blockType: Type,
  data: { [Key in keyof BlockOf<Type>]?: BlockOf<Type>[Key] | null | EmptyRows },
  hint?: string,
): TemplateBlock {
  return { ...(hint !== undefined && { hint }), data: { ...data, blockType } };
}

type EmptyRows = Record<string, unknown>[];

const safeGambling = 'Una o dos frases para quien juega más de lo que quería, y a qué número llamar.';

export const safeGamblingBox = (): TemplateBlock =>
  block(
    'infoBox',
    { tone: 'caution', title: 'Juego responsable', link: { title: 'Guía de ayuda', url: '/juego-responsable/' } },
    safeGambling,
  );

export const questions = (title: string, ...asked: string[]): TemplateBlock =>
  block(
    'accordion',
    { title, items: asked.map((question) => ({ title: question })) },
    'La respuesta de cada pregunta, en dos o tres frases. Quita las que no sirvan.',
  );
