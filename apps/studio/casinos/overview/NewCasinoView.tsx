import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AdminViewServerProps } from 'payload';
import { studioPage } from '../../core/components/StudioPage.tsx';
import parts from '../../core/components/parts.module.css';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { plain } from '../../core/publish/reader.ts';
import { slugs } from '../../core/slugs.ts';
import { listAuthors } from '../../content/templates/proposePage.ts';
import { listOptions } from './listOptions.ts';
import { listToplists } from './createCasino.ts';
import { type Choice, NewCasinoForm } from './NewCasinoForm.tsx';
import type { ChoiceName } from './newCasino.ts';

/** `/admin/nuevo-casino`: one form for what a casino needs to be on the site. */
export const NewCasinoView = studioPage('Nuevo casino', async ({ initPageResult: { req, permissions } }: AdminViewServerProps) => {
  const read = { ...plain(req), overrideAccess: false, sort: 'name', select: { name: true } } as const;
  const { docs: methods } = await req.payload.find({ ...read, collection: slugs.paymentMethods });
  const { bonusTypes } = await req.payload.findGlobal({
    slug: slugs.siteGlobals,
    locale: defaultContentLocale,
    fallbackLocale: false,
    depth: 0,
    req: read.req,
  });
  const named = (list: readonly { id: number; name: string }[]): Choice[] =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  const choices: Record<ChoiceName, Choice[]> = {
    bonusTypes: (bonusTypes ?? []).map(({ key, value }) => ({ value: key, label: value })),
    licences: listOptions(req.payload, slugs.partners, 'licenceAuthority'),
    kinds: listOptions(req.payload, slugs.records, 'kind'),
    methods: named(methods),
    authors: named(await listAuthors(req)),
  };
  return (
    <>
      <div>
        <h1>Nuevo casino</h1>
        <p className={parts.lead}>
          Solo el nombre es obligatorio: lo demás puede esperar, y después se ve qué falta. Todo se crea como borrador, junto o nada.
        </p>
      </div>
      <NewCasinoForm
        choices={choices}
        lists={await listToplists(req)}
        today={dayInMarket(new Date())}
        mayReview={mayWritePages({ permissions })}
        person={String(req.user?.id)}
      />
    </>
  );
});
