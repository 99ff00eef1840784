import type { SearchModel } from '../loadSearch.ts';
import { SearchForm } from '../SearchForm.tsx';
import styles from './SearchPage.module.css';
import { searchResultsId } from '../searchPaths.ts';
import { describeResults, SearchResults } from './SearchResults.tsx';

/** The question and what there is about it. With script the results follow what is typed (`searchElement.ts`). */
export function SearchPage({ model }: { model: SearchModel }) {
  const { question, locale, microcopy } = model;
  return (
    <div data-block="search" className={styles.page}>
      <lupa-search>
        <h1 className={styles.heading}>{microcopy.search}</h1>
        <SearchForm locale={locale} question={question} isMain hasFocus={question === ''} className={styles.form} microcopy={microcopy} />
        {question === '' && <p className={styles.hint}>{microcopy.search_hint}</p>}
        <p role="status" data-found="" className={styles.status}>
          {describeResults(model)}
        </p>
        <div id={searchResultsId} className={`stack gap-8 ${styles.results}`}>
          <SearchResults model={model} />
        </div>
        <p data-failure="" hidden role="alert" className={styles.failure}>
          {microcopy.search_unavailable}
        </p>
      </lupa-search>
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lupa-search': HTMLAttributes<HTMLElement>;
    }
  }
}
