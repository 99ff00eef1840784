import { Lens } from '@lupa/ui/Lens.tsx';
import { CasinoCount } from './CasinoCount.tsx';
import { listActive, type FilterState } from './filterLink.ts';
import styles from './NothingLeft.module.css';
import { isMatch, keepChoices, noFilters } from './toplistFilters.ts';

/** Nobody on the list has it all: which single filter to take back, and how many casinos that brings. */
export function NothingLeft(state: FilterState) {
  const { entries, groups, linkTo, texts } = state;
  const ways = listActive(state)
    .map((filter) => ({ ...filter, count: entries.filter((has) => isMatch(has, keepChoices(filter.without, groups))).length }))
    .filter(({ count }) => count > 0);
  return (
    <div data-nothing-left="" className={styles.empty}>
      <Lens text="0" className={styles.lens} />
      <p className={styles.title}>{texts.no_casinos}</p>
      <p className={styles.hint}>{texts.no_casinos_hint}</p>
      <ul className={styles.ways}>
        {ways.map(({ key, value, name, without, count }) => (
          <li key={`${key} ${value}`}>
            <a {...linkTo(without, true)} className={styles.way}>
              {texts.without_filter.replace('{filter}', () => name)} <CasinoCount count={count} texts={texts} className={styles.count} />
            </a>
          </li>
        ))}
        <li>
          <a {...linkTo(noFilters, true)} className={styles.way}>
            {texts.clear_filters} <CasinoCount count={entries.length} texts={texts} className={styles.count} />
          </a>
        </li>
      </ul>
    </div>
  );
}
