export const templatesPath = '/admin/plantillas';
export const createPath = '/page-templates';

export const fieldNames = {
  template: 'plantilla',
  subject: 'sujeto',
  title: 'titulo',
  path: 'ruta',
  description: 'descripcion',
  internalName: 'nombre',
  author: 'autor',
  review: 'revisar',
} as const;

export type TemplateForm = { [Name in keyof Omit<typeof fieldNames, 'review'>]: string };

export function readTemplateForm(read: (name: string) => unknown): TemplateForm {
  const text = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value.trim().slice(0, 1000) : '';
  };
  const names = Object.entries(fieldNames).filter(([name]) => name !== 'review');
  return Object.fromEntries(names.map(([name, field]) => [name, text(field)])) as TemplateForm;
}

export function buildTemplatesUrl(form: Partial<TemplateForm>, more: { review?: boolean } = {}): string {
  const pairs = Object.entries(form).map(([name, value]) => [fieldNames[name as keyof TemplateForm], value] as [string, string]);
  if (more.review) pairs.push([fieldNames.review, '1']);
  return pairs.length === 0 ? templatesPath : `${templatesPath}?${new URLSearchParams(pairs).toString()}`;
}
