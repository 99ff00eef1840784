import { previewBarId } from '@lupa/contracts/preview.ts';
import type { PreviewNote } from '../page/pageModel.ts';
import styles from './PreviewBar.module.css';

/** Says of a page that it is a draft. `client/preview.ts` reads here whom it may listen to, and which version it shows. */
export function PreviewBar({ note, slug, scriptUrl }: { note: PreviewNote; slug: string; scriptUrl: string }) {
  return (
    <>
      <aside
        id={previewBarId}
        lang="es-CL"
        aria-label="Vista previa"
        className={styles.bar}
        data-studio={note.studioOrigin}
        data-saved={note.savedAt ?? ''}
        data-slug={slug}
      >
        <p className={styles.text}>{note.text}</p>
      </aside>
      <script type="module" src={scriptUrl} />
    </>
  );
}
