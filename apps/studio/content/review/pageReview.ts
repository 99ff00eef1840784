import type { ReviewState } from './reviewStates.ts';

/** Moments are ISO texts. Names are those of then. */
export type PageComment = {
  id: number;
  body: string;
  author: string;
  at: string;
  block: { id: string; name: string } | null;
  solved: { by: string; at: string } | null;
  answers: Omit<PageComment, 'block' | 'solved' | 'answers'>[];
};

export type OpenReview = {
  id: number;
  state: ReviewState;
  isOpen: boolean;
  askedBy: string;
  askedAt: string;
  note: string | null;
  reviewer: { id: number; name: string } | null;
  decided: { by: string; at: string } | null;
  changed: { by: string; at: string; fields: string[] } | null;
  /** The last mail about it was not taken by the mail server. */
  mailFailed: boolean;
};

/** What the form of a page shows of its review in one language: the last one, with all that was said in it. */
export type PageReview = {
  review: OpenReview | null;
  comments: PageComment[];
  blocks: { id: string; name: string }[];
  reviewers: { id: number; name: string }[];
  mayDecide: boolean;
  mayTakePart: boolean;
};

export const pageReviewPath = (page: number | string, locale: string): string => `/api/review/page/${page}?locale=${locale}`;
