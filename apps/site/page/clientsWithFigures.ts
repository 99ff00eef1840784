import type { Clients } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { defaultPageLocale, type PageLocale, toPageLocale } from '@lupa/contracts/locale.ts';
import { fillPageFigures } from './fillPageFigures.ts';

/**
 * The clients by which the site reads texts: all that editors write comes with its figures filled in, in the language that it is written in.
 */
export function clientsWithFigures({ forPage }: ClientsOfProcess, { now }: Pick<CacheClock, 'now'>): ClientsOfProcess {
  const fill = (clients: Clients) => withFigures(clients, () => new Date(now()));
  return {
    forPage: (asker) => {
      const page = forPage(asker);
      return { ...page, clients: fill(page.clients), within: (milliseconds) => fill(page.within(milliseconds)) };
    },
  };
}

function withFigures(clients: Clients, now: () => Date): Clients {
  const { content, partners } = clients;
  const fill = <Answer>(answer: Answer, locale: PageLocale) => fillPageFigures(answer, { locale, now: now() }, clients);
  const filled =
    <Question extends unknown[], Answer>(fetch: (...question: Question) => Promise<Answer>) =>
    async (...question: Question): Promise<Answer> =>
      fill(await fetch(...question), defaultPageLocale);
  return {
    ...clients,
    content: {
      ...content,
      fetchPage: async (slug, locale) => {
        const page = await content.fetchPage(slug, locale);
        return fill(page, toPageLocale(page?.locale ?? locale));
      },
      search: async (question, locale) => fill(await content.search(question, locale), toPageLocale(locale)),
      fetchGlobals: async (locale) => fill(await content.fetchGlobals(locale), toPageLocale(locale)),
      fetchPartnerEntities: filled(content.fetchPartnerEntities),
      fetchCorrections: filled(content.fetchCorrections),
    },
    partners: {
      ...partners,
      fetchToplist: filled(partners.fetchToplist),
      fetchPartnersBySlug: filled(partners.fetchPartnersBySlug),
      fetchRecords: filled(partners.fetchRecords),
    },
  };
}
