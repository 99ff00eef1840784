import { contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { readContent } from './readContent.ts';

const text = z.string().min(1);
const authorKeys = ['antonia-rebolledo', 'matias-oyarce', 'fernanda-lillo', 'ignacio-paillan'] as const;
export const authorKeySchema = z.enum(authorKeys);

const authorSchema = z.strictObject({
  key: authorKeySchema,
  name: text,
  role: text,
  /** The role in the languages of the pages that the author signs. */
  roles: z.partialRecord(z.enum(contentLocales), text).default({}),
  expertise: z.array(text).min(1),
  biography: text,
});
export type Author = z.output<typeof authorSchema>;

/** The invented people who write the demo site: `content/authors.yaml`. */
export const authors = readContent('authors.yaml', z.array(authorSchema).length(authorKeys.length));

/** The page that presents an author. */
export const authorSlug = ({ key }: Pick<Author, 'key'>): string => `/nosotros/${key}/`;

export const nameOfAuthor = (key: string): string => authors.find((author) => author.key === key)?.name ?? key;
