import type { AuthorKey } from '../writing/authors.ts';
import type { Studio } from './studio.ts';

/** What was written about a studio. Figures are asked of the studio, never typed. */
export type StudioText = {
  providerId: number;
  city: string;
  author: AuthorKey;
  updatedOn: string;
  title: string;
  description: string;
  lead: string;
  history: { title: string; body: (studio: Studio) => string };
  games: { title: string; body: (studio: Studio) => string };
  pros: (studio: Studio) => string[];
  cons: (studio: Studio) => string[];
  questions: (studio: Studio) => [question: string, answer: string][];
};
