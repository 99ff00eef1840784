import { localeOfPath, toContentLocale } from '@lupa/contracts/locale.ts';
import { ForeignServices, type Answer } from './foreignServices.ts';

/** A page as another content service might send it: only what the requirements name, and more that nobody asked for. */
export function foreignPage(slug: string, page: Record<string, unknown> = {}): Answer {
  return {
    json: {
      pages: [{ slug, title: `Página ${slug}`, content: [], vendorField: { deep: [1] }, ...page }],
      locale: toContentLocale(localeOfPath(slug)),
      took: 3,
    },
  };
}

export function setPage(services: ForeignServices, slug: string, page: Record<string, unknown> = {}): void {
  services.answers.set(`/cms/page/${encodeURIComponent(slug)}`, foreignPage(slug, page));
}

export function removePage(services: ForeignServices, slug: string): void {
  services.answers.delete(`/cms/page/${encodeURIComponent(slug)}`);
}

export function pageRequests(services: ForeignServices, slug: string): number {
  return services.count(`/cms/page/${encodeURIComponent(slug)}`);
}

export const text = (title: string, id = title) => ({ type: 'contentSection', id, title });

export const completeAttributes = {
  activePartner: true,
  recommendedPartner: null,
  urlOffer: '/jugar/casino/bienvenida',
  providers: [],
  offerTypeCMS: [],
  paymentMethods: [],
};

export function toplist(...names: string[]): Answer {
  const partners = Object.fromEntries(
    names.map((name) => [name.toLowerCase(), { slug: name.toLowerCase(), name, attributes: completeAttributes }]),
  );
  return { json: [{ responseId: 'r1', partners }] };
}

export async function startUsualServices(): Promise<ForeignServices> {
  const services = new ForeignServices();
  await services.start();
  setUsualContent(services);
  return services;
}

function setUsualContent(services: ForeignServices): void {
  const { answers } = services;
  answers.set('/cms/navigationGroup', {
    json: [{ groupName: 'Header', navigationItems: [{ name: 'Casinos', extra: 1 }, { cta: 'no name' }] }, 'nonsense'],
  });
  answers.set('/cms/Microcopy/', { json: [{ key: 'play', value: 'Jugar ya' }, { key: 7 }, null] });
  answers.set('/fenix/toplist/', { json: [] });
  answers.set('/cms/globals/', { json: [{ siteName: 'Ajeno' }] });
  answers.set('/cms/pages/all', { json: [{ slug: '/' }, { slug: 'resenas' }, { title: 'no slug' }] });
}
