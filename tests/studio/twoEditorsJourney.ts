import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { settled } from '../setup/settled.ts';
import { callAs, createPerson, openStudio, type Stage } from './stage.ts';

const pagesSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

export function twoEditorsJourney(stage: () => Promise<Stage>): void {
  it('two editors of one page: who writes holds it until it is taken over, and nobody saves over what they have not seen', async () => {
    const seen = await editTogether(await stage(), '/guias/retiros/');
    expect(seen).toMatchObject({ first: 200, locked: 1, meanwhile: 200, taken: 200, late: 423, again: 200, stale: 409 });
    expect(seen.message).toContain('Tu texto sigue en el formulario');
    expect(seen.refusal).toMatch(/^Andrés guardó otra versión .+ Lo tuyo se distingue en Título\./);
    expect(seen.kept).toBe(`${seen.before} (uno) (y medio) (dos) (cinco)`);
    expect(seen.after).toBe(`${seen.before} (uno) (y medio) (dos) (cuatro)`);
  });
}

/** What each of them sees and what is saved, one moment after the other. */
async function editTogether(stage: Stage, path: string) {
  const people = [await createPerson(stage, 'Elena', 'editor'), await createPerson(stage, 'Andrés', 'editor')] as const;
  const found = pagesSchema.parse(await callAs(stage, people[0], `pages?limit=1&where[slug][equals]=${path}`));
  const id = found.docs[0]?.id;
  if (id === undefined) throw new Error(`There is no page at ${path}`);
  const [elena, andres] = await Promise.all([openStudio(stage, people[0]), openStudio(stage, people[1])]);
  const address = `${stage.studioUrl}/admin/collections/pages/${id}`;
  const title = (page: Page) => page.locator('#field-title');
  const type = async (page: Page, words: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('/api/pages/'));
    await title(page).fill(`${await title(page).inputValue()}${words}`);
    return (await saved).status();
  };

  await elena.goto(address);
  const before = await title(elena).inputValue();
  const first = await type(elena, ' (uno)');
  await andres.goto(address);
  const takeOver = andres.getByRole('button', { name: 'Tomar el control' });
  await takeOver.waitFor();
  const locked = await andres.getByText(people[0].email).count();
  // Elena still writes: whoever takes over starts from that.
  const meanwhile = await type(elena, ' (y medio)');
  const written = await title(elena).inputValue();
  await takeOver.click();
  await takeOver.waitFor({ state: 'detached' });
  await expect.poll(() => title(andres).inputValue()).toBe(written);
  await settled(andres);
  const taken = await type(andres, ' (dos)');
  const late = await type(elena, ' (tres)');
  const message = (await elena.getByText('Otra persona está editando esto').first().textContent()) ?? '';

  await andres.goto(`${stage.studioUrl}/admin`);
  await elena.goto(address);
  await title(elena).waitFor();
  await andres.goto(address);
  const again = await type(andres, ' (cuatro)');
  await andres.goto(`${stage.studioUrl}/admin`);
  const stale = await type(elena, ' (cinco)');
  const refusal = (await elena.getByText('guardó otra versión').textContent()) ?? '';
  const kept = await title(elena).inputValue();
  await elena.goto(address);
  const after = await title(elena).inputValue();
  for (const page of [elena, andres]) await page.context().close();
  return { before, first, locked, meanwhile, taken, late, message, again, stale, refusal, kept, after };
}
