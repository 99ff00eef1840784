import { renderToString } from 'react-dom/server';
import type { SearchModel } from './loadSearch.ts';
import { describeResults, SearchResults } from './page/SearchResults.tsx';

/** How much there is and the results as HTML, for the page that follows what is typed. */
export function renderResults(model: SearchModel): string {
  const results = (
    <>
      <p data-found="">{describeResults(model)}</p>
      <SearchResults model={model} />
    </>
  );
  return renderToString(results, { identifierPrefix: 's-' });
}
