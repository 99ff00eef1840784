import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { LanguageMatrix } from './LanguageMatrix.tsx';
import { pageSize, readLanguageFilter } from './languageParameters.ts';
import { loadLanguageMatrix } from './languages.ts';
import { mayWritePages } from '../../core/frontPage/work.ts';

const title = 'Idiomas, página por página';

/** `/admin/idiomas`: in which languages each page is out, written or missing. */
export function LanguagesView(view: AdminViewServerProps) {
  const { permissions } = view.initPageResult;
  return (
    <StudioPage view={view} title={title} mayOpen={() => mayWritePages({ permissions })} audience="quienes escriben páginas">
      {() => renderMatrix(view)}
    </StudioPage>
  );
}

async function renderMatrix({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { page, ...filter } = readLanguageFilter(searchParams ?? {});
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await loadLanguageMatrix(req.payload.db.pool, filter, part);
  return (
    <>
      <h1>{title}</h1>
      <LanguageMatrix rows={rows} total={total} filter={filter} page={page} />
    </>
  );
}
