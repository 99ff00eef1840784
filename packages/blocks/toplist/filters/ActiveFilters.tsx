import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './ActiveFilters.module.css';
import { listActive, type FilterState } from './filterLink.ts';
import { noFilters } from './toplistFilters.ts';

/** What is selected, each with the way to take it back, and the way to take all back. */
export function ActiveFilters(state: Omit<FilterState, 'entries'>) {
  const { linkTo, texts } = state;
  return (
    <ul aria-label={texts.active_filters} className={styles.active}>
      {listActive(state).map(({ key, value, name, without }) => (
        <li key={`${key} ${value}`}>
          <a {...linkTo(without, true)} className={styles.chip}>
            <span className="visually-hidden">{texts.remove_filter} </span>
            {name}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a {...linkTo(noFilters, true)} className={styles.all}>
          {texts.clear_filters}
        </a>
      </li>
    </ul>
  );
}
