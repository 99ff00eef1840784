import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { maximumQuestionLength } from '@lupa/contracts/search.ts';
import { SearchField } from '@lupa/ui/SearchField.tsx';
import { questionParameter, searchFormId, searchPaths } from './searchPaths.ts';

type SearchFormProps = {
  locale: PageLocale;
  question?: string;
  isMain?: boolean;
  /** Takes the focus where it is shown at first, or once its panel opens. */
  hasFocus?: boolean;
  /** As a panel that a button of this target opens. */
  panelId?: string;
  className?: string | undefined;
  microcopy: Pick<Microcopy, 'search_everything' | 'search_submit'>;
};

export function SearchForm({ locale, question = '', isMain = false, hasFocus = false, panelId, className, microcopy }: SearchFormProps) {
  return (
    <search {...(panelId !== undefined && { id: panelId, popover: 'auto' })} className={className}>
      <form action={searchPaths[locale]} {...(isMain && { id: searchFormId, 'data-locale': locale })}>
        <SearchField
          name={questionParameter}
          defaultValue={question}
          maxLength={maximumQuestionLength}
          label={microcopy.search_everything}
          submitText={microcopy.search_submit}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody has pressed the icon, or come to a page that is this field.
          autoFocus={hasFocus}
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </search>
  );
}
