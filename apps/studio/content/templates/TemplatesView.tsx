import parts from '../../core/components/parts.module.css';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { findReviewOf, listChoices, listOwnTemplates, loadSubject } from './loadSubjects.ts';
import { findTemplate, pageTemplates } from './pageTemplates.ts';
import { ProposalForm } from './ProposalForm.tsx';
import { findFormFaults, findPageAt, listAuthors, proposeAuthor } from './proposePage.ts';
import { SubjectForm } from './SubjectForm.tsx';
import type { PageTemplate, Subject, TemplateBlock } from './template.ts';
import styles from './templates.module.css';
import { createPath, fieldNames, readTemplateForm, templatesPath, type TemplateForm, buildTemplatesUrl } from './templatePaths.ts';
import { blockForms } from '@lupa/blocks/blocks.cms.ts';

const title = 'Nueva página desde plantilla';

export function TemplatesView(view: AdminViewServerProps) {
  const { permissions } = view.initPageResult;
  return (
    <StudioPage view={view} title={title} mayOpen={() => mayWritePages({ permissions })} audience="quienes escriben páginas">
      {() => renderStep(view)}
    </StudioPage>
  );
}

async function renderStep({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  const given = readTemplateForm((name) => searchParams[name]);
  const template = findTemplate(given.template);
  if (!template)
    return (
      <>
        <h1>{title}</h1>
        <TemplateList templates={pageTemplates} own={await listOwnTemplates(req)} />
      </>
    );
  const isReview = searchParams[fieldNames.review] === '1';
  const subject = await loadSubject(req, template, given.subject);
  return (
    <>
      <h1>{template.name}</h1>
      <p className={parts.aside}>
        {template.purpose} <a href={templatesPath}>Elegir otra plantilla</a>
      </p>
      {subject === null ? (
        <SubjectForm template={template} choices={await listChoices(req, template)} isMissing={isReview || given.subject !== ''} />
      ) : (
        await renderProposal(req, template, subject, { given, isReview })
      )}
    </>
  );
}

async function renderProposal(
  req: PayloadRequest,
  template: PageTemplate,
  subject: Subject,
  { given, isReview }: { given: TemplateForm; isReview: boolean },
) {
  const authors = await listAuthors(req);
  const author = await proposeAuthor(req, template, subject, authors);
  const proposal = template.propose(subject);
  const form: TemplateForm = isReview ? given : { ...given, ...proposal, author: author === undefined ? '' : String(author) };
  const review = template.subject === 'partners' && subject.id !== null ? await findReviewOf(req, subject.id) : null;
  return (
    <div className={styles.proposal}>
      <ProposalForm
        template={template}
        subject={subject}
        form={form}
        faults={await findFormFaults(req, form)}
        authors={authors}
        parent={await findPageAt(req, template.parent)}
        review={review}
      />
      <Outline blocks={template.build(subject)} />
    </div>
  );
}

function Outline({ blocks }: { blocks: readonly TemplateBlock[] }) {
  const toWrite = blocks.filter(({ hint }) => hint !== undefined).length;
  return (
    <section className={parts.panel} aria-labelledby="outline">
      <h2 className={parts.title} id="outline">
        Lo que trae: {blocks.length} bloques
      </h2>
      <p className={parts.aside}>En {toWrite} hay que escribir; los demás salen de las fichas.</p>
      <ol className={parts.list}>
        {blocks.map(({ hint, data }, index) => (
          <li key={index} className={styles.block}>
            {hint === undefined ? <span>{nameOf(data)}</span> : <strong>{nameOf(data)}</strong>}
            <span className={styles.hint}>{hint ?? 'Listo'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ title, blockType }: TemplateBlock['data']): string {
  const label = Object.values(blockForms).find(({ slug }) => slug === blockType)?.labels?.singular;
  return [title, label].find((text) => typeof text === 'string') ?? blockType;
}

type ListProps = { templates: readonly PageTemplate[]; own: readonly { id: number; internalName: string }[] };

function TemplateList({ templates, own }: ListProps) {
  return (
    <>
      <p className={parts.aside}>Elige de qué se trata. Los bloques, los títulos y la ruta vienen puestos; tú escribes el texto.</p>
      <ul className={styles.cards}>
        {templates.map(({ id, name, purpose }) => (
          <li key={id} className={styles.card}>
            <a className={styles.choice} href={buildTemplatesUrl({ template: id })}>
              {name}
            </a>
            <span className={parts.aside}>{purpose}</span>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <h2 className={parts.title}>Hechas por su equipo</h2>
          <ul className={styles.cards}>
            {own.map(({ id, internalName }) => (
              <li key={id} className={styles.card}>
                <form method="post" action={`/api${createPath}/copy/${id}`}>
                  <button className={`${styles.choice} ${styles.own}`}>{internalName}</button>
                </form>
                <span className={parts.aside}>Una copia de la página, con todos sus bloques.</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={parts.aside}>
        Para que una página sirva de plantilla, marca «Ofrecer como plantilla» en su formulario. Sobre un juego o un proveedor se escribe
        desde el <a href="/admin/catalogo">catálogo</a>. ¿Ninguna calza?{' '}
        <a href="/admin/collections/pages/create">Empieza con una página vacía</a>.
      </p>
    </>
  );
}
