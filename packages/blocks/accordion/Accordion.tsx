import { Icon } from '@lupa/ui/Icon.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import { BlockSection } from '../BlockSection.tsx';
import styles from './Accordion.module.css';
import type { AccordionProps } from './accordion.load.server.ts';

/** Questions that unfold to their answers. */
export function Accordion({ id, title, intro, items }: AccordionProps) {
  return (
    <BlockSection type="accordion" id={id} title={title} intro={intro} isBeside>
      <div className={styles.items}>
        {items.map((item, index) => (
          <details key={index} open={item.isOpen} className={styles.item}>
            <summary className={styles.question}>
              <span>{item.title}</span>
              <Icon name="chevronDown" className={styles.chevron} />
            </summary>
            <RichText parts={item.body} className={styles.answer} />
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
