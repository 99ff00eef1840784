import { Icon } from '@lupa/ui/Icon.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './Accordion.module.css';
import type { AccordionProps } from './accordion.load.server.ts';

/** Questions that unfold to their answers. A link to an answer's id unfolds it: browsers open a `<details>` for what is inside. */
export function Accordion({ id, title, intro, items }: AccordionProps) {
  const Question = title ? 'h3' : 'span';
  return (
    <BlockSection type="accordion" id={id} title={title} intro={intro} isBeside>
      <div className={`ruled ${styles.items}`}>
        {items.map((item) => (
          <details key={item.anchor} open={item.isOpen} className={`unfolds ${styles.item}`}>
            <summary className={`row gap-4 between ${styles.summary}`}>
              <Question className={styles.question}>{item.title}</Question>
              <span className={`turns centred fixed text-pacific screen-only rounded-full bg-pacific-soft icon-md ${styles.marker}`}>
                <Icon name="chevronDown" />
              </span>
            </summary>
            <div id={item.anchor} className={styles.answer}>
              <RichText parts={item.body} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
