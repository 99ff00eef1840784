import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import type { TemplateBlock } from './template.ts';
import styles from './outline.module.css';

/** What the draft will have, block by block, and what is to be written in them. */
export function Outline({ blocks }: { blocks: readonly TemplateBlock[] }) {
  const toWrite = blocks.filter(({ hint }) => hint !== undefined).length;
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 className={styles.title} id="outline">
        Lo que trae: {blocks.length} bloques
      </h2>
      <p className={styles.note}>En {toWrite} hay que escribir; los demás salen de las fichas.</p>
      <ol className={styles.blocks}>
        {blocks.map(({ hint, data }, index) => (
          <li key={index} className={styles.block} data-ready={hint === undefined || undefined}>
            <span className={styles.heading}>{typeof data['title'] === 'string' ? data['title'] : nameOf(data.blockType)}</span>
            <span className={styles.note}>{hint ?? 'Listo'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf(type: string): string {
  const label = Object.values(blockForms).find(({ slug }) => slug === type)?.labels?.singular;
  return typeof label === 'string' ? label : type;
}
