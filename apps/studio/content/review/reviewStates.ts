/** `ended`: nobody waits for anybody. While it is open, as one that begins with a comment, the page is being written. */
export const reviewStates = ['inReview', 'returned', 'approved', 'ended'] as const;
type ReviewState = (typeof reviewStates)[number];

export const stateLabels: Record<ReviewState, string> = {
  inReview: 'En revisión',
  returned: 'Devuelta',
  approved: 'Aprobada',
  ended: 'Terminada',
};

export const reviewMailKinds = ['reviewAsked', 'reviewReturned', 'reviewApproved'] as const;
export type ReviewMailKind = (typeof reviewMailKinds)[number];

export const reviewQueuePath = '/admin/revisiones';

export const maximumCommentLength = 2000;
