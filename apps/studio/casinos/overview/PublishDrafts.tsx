'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { casinosApi } from './newCasino.ts';
import { documentPath } from './overviewPaths.ts';
import type { Draft, Publication } from './publishCasino.ts';

const keyOf = ({ collection, id }: Pick<Draft, 'collection' | 'id'>): string => `${collection}:${id}`;

/** Publishes what is marked, and says of each that is refused why. */
export function PublishDrafts({ casino, drafts }: { casino: number; drafts: Draft[] }) {
  const router = useRouter();
  const [refused, setRefused] = useState<Publication[]>([]);
  const { said, isBusy, submit } = useAct();
  const publish = submit(async (form) => {
    const body = { casino, documents: form.getAll('documents').map(String) };
    const { published } = await postToStudio<{ published: Publication[] }>(`${casinosApi}/publish`, body);
    setRefused(published.filter(({ fault }) => fault !== null));
    router.refresh();
    const done = published.filter(({ fault }) => fault === null).length;
    return done === 1 ? '1 publicado.' : `${done} publicados.`;
  });
  return (
    <form className={parts['panel']} onSubmit={publish} aria-labelledby="publicar">
      <h3 className={parts['title']} id="publicar">
        Borradores
      </h3>
      <div className={parts['choices']}>
        {drafts.map((draft) => (
          <label key={keyOf(draft)} className={parts['choice']}>
            <input type="checkbox" name="documents" value={keyOf(draft)} defaultChecked={draft.isProposed} />
            <span>
              {draft.title}
              {draft.note && <small className={parts['aside']}> {draft.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <div className={parts['cluster']}>
        <button type="submit" className={parts['primary']} disabled={isBusy}>
          {isBusy ? 'Publicando…' : 'Publicar lo marcado'}
        </button>
        <span role={said?.isFault ? 'alert' : 'status'}>{said?.text}</span>
      </div>
      {refused.length > 0 && (
        <ul className={parts['lines']} role="alert">
          {refused.map(({ collection, id, title, fault }) => (
            <li key={`${collection}:${id}`}>
              <a href={documentPath(collection, id)}>{title}</a>
              <span>{fault}</span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
