import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { field } from '../../core/fields/buildFields.ts';
import { mayTakePart } from '../../core/access/roles.ts';
import { templatesPath, buildTemplatesUrl, createPath, readTemplateForm } from './templatePaths.ts';
import { type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { answerJson, noStore, requireLogin } from '../../core/api/answers.ts';
import { slugs } from '../../core/slugs.ts';
import { createFromTemplate } from './createFromTemplate.ts';
import { findReviewOf, loadSubject } from './loadSubjects.ts';
import { findTemplate } from './pageTemplates.ts';
import { findFormFaults } from './proposePage.ts';

const leadTo = (path: string) => new Response(null, { status: 303, headers: { ...noStore.headers, Location: path } });

/**
 * `POST /api/page-templates`, a form: makes the draft and leads to it, or back to the form with what to mend.
 * `POST /api/page-templates/copy/{page}`: makes a draft of a page that is a template, and leads to it.
 * `GET /api/page-templates/review-of/{casino}`: `{review}`, the page that reviews the casino, or null.
 */
const templateEndpoints: Endpoint[] = [
  { path: createPath, method: 'post', handler: createPage },
  { path: `${createPath}/copy/:id`, method: 'post', handler: copyPage },
  {
    path: `${createPath}/review-of/:id`,
    method: 'get',
    handler: answerJson(async (req) => ({ review: await findReviewOf(requireLogin(req), Number(req.routeParams?.['id'])) })),
  },
];

async function createPage(req: PayloadRequest): Promise<Response> {
  const sent = await requireLogin(req).formData?.();
  const form = readTemplateForm((name) => sent?.get(name));
  const template = findTemplate(form.template);
  if (!template) return leadTo(buildTemplatesUrl({}));
  const subject = await loadSubject(req, template, form.subject);
  if (!subject) return leadTo(buildTemplatesUrl({ template: template.id }, { review: true }));
  const faults = await findFormFaults(req, form);
  if (Object.keys(faults).length > 0) return leadTo(buildTemplatesUrl(form, { review: true }));
  try {
    return leadTo(`/admin/collections/${slugs.pages}/${await createFromTemplate(req, template, subject, form)}`);
  } catch (error) {
    // Somebody took the path meanwhile: the form says so.
    if (error instanceof ValidationError) return leadTo(buildTemplatesUrl(form, { review: true }));
    throw error;
  }
}

async function copyPage(req: PayloadRequest): Promise<Response> {
  const copied = { collection: slugs.pages, id: Number(requireLogin(req).routeParams?.['id']), locale: defaultContentLocale } as const;
  const { id } = await req.payload.duplicate({ ...copied, draft: true, depth: 0, overrideAccess: false, req });
  return leadTo(`/admin/collections/${slugs.pages}/${id}`);
}

const templateField = field.checkbox('isTemplate', 'Ofrecer como plantilla', {
  defaultValue: false,
  position: 'sidebar',
  description: 'En «Nueva página desde plantilla», otra página empieza como copia de esta.',
  hooks: { beforeDuplicate: [() => false] },
});

export const templatesFeature: StudioFeature = {
  name: 'templates',
  extendCollection: (collection) =>
    collection.slug === slugs.pages ? { ...collection, fields: [...collection.fields, templateField] } : collection,
  menu: [{ id: 'templates', path: templatesPath, label: 'Nueva página desde plantilla', group: 'start', place: 10, isFor: mayTakePart }],
  places: ({ user }) =>
    mayTakePart(user)
      ? [{ title: 'Nueva página desde plantilla', detail: 'Estudio', path: templatesPath, words: 'reseña guía crear' }]
      : [],
  endpoints: templateEndpoints,
  views: { templates: pageAt('/plantillas', 'Página desde plantilla', '/content/templates/TemplatesView.tsx#TemplatesView') },
};
