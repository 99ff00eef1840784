'use client';

import { Link } from '@payloadcms/ui';
import styles from './find.module.css';
import type { FoundGroup } from './readSearch.ts';
import type { Finding } from './useFind.ts';

type Option = { title: string; detail: string; path: string; isList?: boolean };

export const optionId = (index: number): string => `find-option-${index}`;

const optionsOf = ({ items, more, listPath, label }: FoundGroup): Option[] =>
  more > 0 && listPath !== null ? [...items, { title: `${more} más en la lista`, detail: label, path: listPath, isList: true }] : items;

export const pathsOf = (groups: readonly FoundGroup[]): string[] => groups.flatMap((group) => optionsOf(group).map(({ path }) => path));

type ResultsProps = { id: string; finding: Finding; active: number; onPoint: (index: number) => void };

export function FindResults({ id, finding: { groups, fault }, active, onPoint }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Resultados" className={styles.results} hidden={groups.length === 0 || fault !== null}>
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`find-${group.id}`} className={styles.group}>
          <p id={`find-${group.id}`} className={styles.label}>
            {group.label}
          </p>
          {optionsOf(group).map((option, place) => {
            const own = pathsOf(groups.slice(0, at)).length + place;
            return (
              <Link
                key={option.path}
                id={optionId(own)}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                className={styles.option}
                data-list={option.isList}
                data-short={group.id === 'places' ? true : undefined}
                href={option.path}
                prefetch={false}
                onMouseMove={() => onPoint(own)}
              >
                <span className={styles.title}>{option.title}</span>
                {!option.isList && option.detail !== '' && <span className={styles.detail}>{option.detail}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
