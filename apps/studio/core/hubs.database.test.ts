import { getNavGroups, getVisibleEntities } from '@payloadcms/ui/shared';
import { createLocalReq, getAccessResults } from 'payload';
import { expect, it } from 'vitest';
import { createAccount } from '../testing/logIn.ts';
import { testStudio } from '../testing/testStudio.ts';
import { roles } from './access/roles.ts';
import { featuresOf, listMenu } from './feature.ts';
import { listHub } from './hubs.ts';
import { type Hub, hubs, slugs } from './slugs.ts';

const studio = await testStudio();
const { payload } = studio;

it.each(roles)('the menu of the role %s has at most 15 entries, and leads to all that it may open', async (role) => {
  const user = { ...(await createAccount(studio, role, role)), collection: slugs.users } as const;
  const req = await createLocalReq({ user }, payload);
  const permissions = await getAccessResults({ req });
  const visible = getVisibleEntities({ req });
  const groups = getNavGroups(permissions, visible, payload.config, req.i18n).flatMap(({ entities }) => entities.map(({ slug }) => slug));
  const folded = (Object.keys(hubs) as Hub[]).map((hub) => listHub(hub, { payload, i18n: req.i18n, user, permissions, visible }));
  const own = listMenu(featuresOf(payload), 'tools', user).length + listMenu(featuresOf(payload), 'account', user).length;
  const reviews = 1;
  expect(groups.length + own + reviews + folded.filter((entries) => entries.length > 0).length).toBeLessThanOrEqual(15);
  const inHubs = folded.flat().map(({ path }) => path.split('/').at(-1));
  const mayRead = [...visible.collections, ...visible.globals].filter(
    (slug) => permissions.collections?.[slug]?.read ?? permissions.globals?.[slug]?.read,
  );
  expect([...groups, ...inHubs]).toEqual(expect.arrayContaining(mayRead.filter((slug) => !slug.startsWith('payload-'))));
});
