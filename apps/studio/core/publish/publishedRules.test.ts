import { expect, it } from 'vitest';
import { refuseFaults } from './publishedRules.ts';

type Saved = Parameters<ReturnType<typeof refuseFaults>>[0];
const save = (_status: string) =>
  refuseFaults('pages', () => [{ path: 'title', message: 'Falta el título.' }])({
    data: { _status },
    originalDoc: {},
    req: { t: (text: string) => text },
  } as unknown as Saved);

it('a draft may be wrong, what is published may not', async () => {
  expect(await save('draft')).toEqual({ _status: 'draft' });
  await expect(save('published')).rejects.toThrow('followingFieldsInvalid');
});
