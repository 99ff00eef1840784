import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './NewsFilter.module.css';
import type { NewsChoice, NewsFilters } from './news.load.server.ts';

export function NewsFilter({ filters, label, microcopy }: { filters: NewsFilters; label: string; microcopy: Microcopy }) {
  const { kinds, casinos, chosenCasino } = filters;
  return (
    <nav aria-label={label} className="stack gap-3">
      <Choices choices={kinds} />
      {casinos.length > 2 && (
        <details>
          <summary className="touch-row gap-2">
            {microcopy.news_casino}: <strong>{chosenCasino ?? microcopy.news_all_casinos}</strong>
            <Icon name="chevronDown" className="turns" />
          </summary>
          <Choices choices={casinos} className={styles.names} />
        </details>
      )}
    </nav>
  );
}

function Choices({ choices, className = '' }: { choices: readonly NewsChoice[]; className?: string | undefined }) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {choices.map(({ name, href, isChosen }) => (
        <li key={href}>
          <a
            href={href}
            className={`touch-row text-medium text-sm rounded-full ${styles.choice}`}
            {...(isChosen ? { 'aria-current': 'true' } : {})}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
