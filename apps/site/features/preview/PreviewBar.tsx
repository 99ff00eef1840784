import { previewBarId } from '@lupa/contracts/preview.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import type { PreviewNote } from './previewNote.ts';
import { MomentControls } from './MomentControls.tsx';
import styles from './PreviewBar.module.css';

/** Says of a page that it is a draft, or of another time. previewScript.ts reads here whom it may listen to, which version it shows, and where its links lead. */
export function PreviewBar({ note, slug, scriptUrl }: { note: PreviewNote; slug: string; scriptUrl: string }) {
  const { text, savedAt, studioOrigin, moment } = note;
  return (
    <>
      <aside
        id={previewBarId}
        lang={spanishLocale}
        aria-label="Vista previa"
        className={styles.bar}
        data-studio={studioOrigin}
        data-saved={savedAt ?? ''}
        data-slug={slug}
        data-moment={moment?.token}
      >
        <p className={styles.text}>{text}</p>
        {moment && <MomentControls moment={moment} />}
      </aside>
      <script type="module" src={scriptUrl} />
    </>
  );
}
