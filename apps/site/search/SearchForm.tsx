import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { maximumQuestionLength } from '@lupa/contracts/search.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './SearchForm.module.css';
import { questionParameter, searchFormId, searchPaths } from './searchPaths.ts';

type SearchFormProps = {
  locale: PageLocale;
  /** What was asked; empty: nothing yet. */
  question?: string;
  /** On the page of results, which follows what is typed. */
  isMain?: boolean;
  microcopy: Pick<Microcopy, 'search_everything' | 'search_submit'>;
};

/** A question to the whole site: a plain form, which leads to the page of results. */
export function SearchForm({ locale, question = '', isMain = false, microcopy }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form action={searchPaths[locale]} {...(isMain && { id: searchFormId, 'data-locale': locale })} className={styles.form}>
        <label className={styles.field}>
          <span className="visually-hidden">{microcopy.search_everything}</span>
          <input
            type="search"
            name={questionParameter}
            defaultValue={question}
            placeholder={microcopy.search_everything}
            maxLength={maximumQuestionLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className={styles.input}
          />
        </label>
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{microcopy.search_submit}</span>
        </button>
      </form>
    </search>
  );
}
