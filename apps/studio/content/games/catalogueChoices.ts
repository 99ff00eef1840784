import { readCataloguePath } from '@lupa/contracts/cataloguePath.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import type { NamedChoice, ChoiceSource } from '../../core/choices/choice.ts';
import { readSiteTarget, siteUrlOf } from '../../core/publish/siteTarget.ts';
import type { Catalogue, CatalogueItem, CatalogueKind } from './catalogue.ts';

const shownAtMost = 20;
const comparedAtMost = 100;

/** Games or providers as a field chooses them: by name, by number, or by the address of their page on the site. */
export function catalogueChoices(catalogue: Catalogue, kind: CatalogueKind): ChoiceSource {
  const { search, byIds } = catalogue[kind];
  async function match(siteUrl: string, typed: string): Promise<CatalogueItem[]> {
    const path = readSiteTarget(typed, siteUrl)?.path ?? null;
    const read = path === null ? null : readCataloguePath(path);
    if (read?.kind === 'game') return kind === 'games' ? byIds([Number(read.id)]) : [];
    const name = path === null ? typed : read?.kind === 'provider' ? read.name.replaceAll('-', ' ') : path;
    const { items } = await search(name, 1, comparedAtMost);
    return items.filter((item) => (path === null ? foldText(item.name) === foldText(typed) : item.path === path));
  }
  return {
    async find({ payload }, typed) {
      const isNumber = /^\d{1,9}$/.test(typed);
      const exact = isNumber ? await byIds([Number(typed)]) : typed.includes('/') ? await match(siteUrlOf(payload), typed) : [];
      const { items } = await search(typed, 1, shownAtMost);
      return [...new Map([...exact, ...items].map((item) => [item.id, toChoice(item)])).values()];
    },
    name: async (_, values) => (await byIds(values.map(Number).filter(Number.isSafeInteger))).map(toChoice),
    match: async ({ payload }, typed) => (await match(siteUrlOf(payload), typed)).map(toChoice),
  };
}

const toChoice = ({ id, name, kind, picture }: CatalogueItem): NamedChoice => ({
  asked: String(id),
  value: String(id),
  title: name,
  detail: `${kind} · n.º ${id}`,
  picture,
});
