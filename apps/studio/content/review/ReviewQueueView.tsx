import type { AdminViewServerProps } from 'payload';
import { mayDecide, mayTakePart } from '../../core/access/roles.ts';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { loadReviewQueue } from './loadReviewQueue.ts';
import { ReviewQueueList } from './ReviewQueueList.tsx';

const title = 'Revisiones';

export function ReviewQueueView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} title={title} mayOpen={mayTakePart} audience="redacción, edición y administración">
      {() => renderQueue(view)}
    </StudioPage>
  );
}

async function renderQueue({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <>
      <h1>{title}</h1>
      <ReviewQueueList queue={await loadReviewQueue(req)} decides={mayDecide(req.user)} now={new Date()} />
    </>
  );
}
