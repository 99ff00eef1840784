import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './ActiveFilters.module.css';
import type { FilterLink, ShownChip } from './shownFilters.ts';

type ActiveFiltersProps = {
  chips: ShownChip[];
  clear: FilterLink;
  texts: { active_filters: string; remove_filter: string; clear_filters: string };
};

export function ActiveFilters({ chips, clear, texts }: ActiveFiltersProps) {
  return (
    <>
      <a {...clear} className={`touch-row gap-2 text-sm ${styles.all}`}>
        {texts.clear_filters}
      </a>
      <ul aria-label={texts.active_filters} className="cluster gap-2">
        {chips.map(({ key, name, link }) => (
          <li key={key}>
            <a {...link} className={`touch-row gap-2 text-sm text-medium rounded-full bg-pacific-soft ${styles.chip}`}>
              <span className="visually-hidden">{texts.remove_filter} </span>
              {name}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
