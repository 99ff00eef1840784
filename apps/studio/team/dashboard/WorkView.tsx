import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { featuresOf } from '../../core/feature.ts';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { readPageNumber } from './languages.ts';
import { createWorkContext, loadSection } from '../../core/frontPage/loadSections.ts';
import { Pages } from './Pages.tsx';
import { listPathOf, sectionsFor, type WorkSection } from '../../core/frontPage/work.ts';
import { WorkRows } from './WorkPanel.tsx';

const size = 50;

/** `/admin/pendientes/{section}`: the whole list of a section of the first page. */
export function WorkView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const section = sectionsFor(featuresOf(req.payload), { user: req.user, permissions }).find(({ id }) => id === readSegment(view));
  return (
    <StudioPage
      view={view}
      title={section?.title ?? 'Pendientes'}
      mayOpen={(user) => roleOf(user) !== undefined}
      audience="quienes tienen cuenta"
    >
      {() => (section ? renderList(view, section) : renderUnknown())}
    </StudioPage>
  );
}

const readSegment = ({ params }: AdminViewServerProps): unknown =>
  Array.isArray(params?.['segments']) ? params['segments'][1] : undefined;

async function renderUnknown() {
  return (
    <>
      <h1>Pendientes</h1>
      <p>
        Esta lista no existe o no es para tu rol. <a href="/admin">Volver al inicio</a>
      </p>
    </>
  );
}

async function renderList({ initPageResult: { req }, searchParams }: AdminViewServerProps, section: WorkSection) {
  const page = readPageNumber(searchParams?.['pagina']);
  const work = await loadSection(createWorkContext(req), section, { limit: size, offset: (page - 1) * size });
  return (
    <>
      <h1>{section.title}</h1>
      {work === null && <p role="alert">No se pudo leer la lista. Recarga la página para intentarlo otra vez.</p>}
      {work?.total === 0 && <p>{section.empty}</p>}
      {work && work.rows.length > 0 && <WorkRows rows={work.rows} />}
      {work && <Pages page={page} total={work.total} size={size} hrefOf={(other) => `${listPathOf(section)}?pagina=${other}`} />}
    </>
  );
}
