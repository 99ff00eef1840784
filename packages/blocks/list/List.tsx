import { Icon } from '@lupa/ui/Icon.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './List.module.css';
import type { ListProps } from './list.load.server.ts';

export function List({ id, title, style, items }: ListProps) {
  const Items = style === 'steps' ? 'ol' : 'ul';
  return (
    <BlockSection type="list" id={id} title={title} isBeside={style !== 'steps'}>
      <Items className={`stack gap-4 ${styles.items} ${styles[style]}`}>
        {items.map((item, index) => (
          <li key={index} className={`grid gap-3 ${styles.item}`}>
            <span className={styles.marker} aria-hidden="true">
              {style === 'checks' ? <Icon name="check" /> : style === 'steps' ? index + 1 : null}
            </span>
            <div className={`stack gap-1 start ${styles.texts}`}>
              {item.title && <p className={`text-bold ${styles.title}`}>{item.title}</p>}
              <RichText parts={item.body} />
            </div>
          </li>
        ))}
      </Items>
    </BlockSection>
  );
}
