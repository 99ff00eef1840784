import { listPlaceholder } from '@lupa/blocks/shared/forms/fields.ts';
import type { Field } from 'payload';
import { choicesOf } from '../choices/choice.ts';
import { expect, it } from 'vitest';
import { pageBlocks } from '../../content/pages/pageBlocks.ts';
import { authorsFeature } from '../../content/authors/feature.ts';
import { Offers } from '../../casinos/offers/Offers.ts';
import { Pages } from '../../content/pages/Pages.ts';
import { Partners } from '../../casinos/partners/Partners.ts';
import { Records } from '../../casinos/ratings/Records.ts';
import { SiteGlobals } from '../../content/globals/SiteGlobals.ts';

type Found = { name: string; placeholder: unknown };

/** Lists of texts and numbers, which are typed. Payload's own words say to choose one. */
function findLists(fields: readonly Field[]): Found[] {
  return fields.flatMap((field): Found[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => findLists(tab.fields));
    if ('fields' in field) return findLists(field.fields);
    const isList = (field.type === 'text' || field.type === 'number') && field.hasMany === true && choicesOf(field) === undefined;
    return isList ? [{ name: field.name, placeholder: field.admin?.placeholder }] : [];
  });
}

it('every list that is typed says how', () => {
  const authors = (authorsFeature.collections ?? []).map(({ config }) => config);
  const forms = [...authors, Offers, Pages, Partners, Records, SiteGlobals, ...pageBlocks];
  const lists = forms.flatMap(({ fields }) => findLists(fields));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ placeholder }) => placeholder !== listPlaceholder)).toEqual([]);
});
