import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { findReviewOf } from './findReviewOf.ts';
import { listChoices, loadSubject } from './loadSubjects.ts';
import { Outline } from './Outline.tsx';
import { findTemplate, pageTemplates } from './pageTemplates.ts';
import { ProposalForm } from './ProposalForm.tsx';
import { findFormFaults, findPageAt, listAuthors, proposeAuthor } from './proposePage.ts';
import { SubjectForm } from './SubjectForm.tsx';
import type { PageTemplate, Subject } from './template.ts';
import { TemplateList } from './TemplateList.tsx';
import styles from './templates.module.css';
import { fieldNames, readTemplateForm, templatesPath, type TemplateForm } from './templatePaths.ts';

const title = 'Nueva página desde plantilla';

/** `/admin/plantillas`: which kind of page, about what, and what it will be called. Each step is an address. */
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
        <TemplateList templates={pageTemplates} />
      </>
    );
  const isReview = searchParams[fieldNames.review] === '1';
  const subject = await loadSubject(req, template, given.subject);
  return (
    <>
      <h1>{template.name}</h1>
      <p className={styles.lead}>
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
