import { Button } from '@lupa/ui/Button.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { FilterCount } from './FilterChoices.tsx';
import styles from './NothingLeft.module.css';
import type { ShownWay } from './shownFilters.ts';

export function NothingLeft({ title, hint, ways }: { title: string; hint: string; ways: ShownWay[] }) {
  return (
    <div data-nothing-left="" className={`grid justify-items-center gap-3 rounded-md text-center ${styles.empty}`}>
      <Lens text="0" className={styles.lens} />
      <p className="title">{title}</p>
      <p className={`text-muted ${styles.hint}`}>{hint}</p>
      {ways.length > 0 && (
        <ul className={`flex flex-wrap justify-center gap-2 ${styles.ways}`}>
          {ways.map(({ key, text, count, link }) => (
            <li key={key}>
              <Button tag="a" anchor={link} type="modal-secondary" size="xs">
                {text} {count && <FilterCount count={count} className={styles.count} />}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
