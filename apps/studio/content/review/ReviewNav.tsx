import { createLocalReq, type ServerProps } from 'payload';
import { mayTakePart, roleOf } from '../../core/access/roles.ts';
import { countReviews } from './loadReviewQueue.ts';
import { ReviewNavLink } from './ReviewNavLink.tsx';

/** The way to the queue in the admin's menu, with the number of pages that wait for this person. Says to style sheets who is an author. */
export async function ReviewNav({ payload, user }: ServerProps) {
  if (!user || !mayTakePart(user)) return null;
  const count = await countReviews(await createLocalReq({ user }, payload));
  return (
    <div data-role={roleOf(user)}>
      <ReviewNavLink initialCount={count} />
    </div>
  );
}
