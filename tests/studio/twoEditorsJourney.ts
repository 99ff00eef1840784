import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../setup/settled.ts';
import { createPerson, findId, openStudio, type Stage } from './stage.ts';

/** Milliseconds in which a form has saved by itself, with one more time: `draftVersions`. */
const autosaves = 2 * 1500;

/** What each of them sees and what is saved, one moment after the other. */
export async function editTogether(stage: Stage): Promise<void> {
  const people = [await createPerson(stage, 'Elena', 'editor'), await createPerson(stage, 'Andrés', 'editor')] as const;
  const id = await findId(stage, people[0], 'pages?limit=1&where[slug][equals]=/guias/retiros/');
  const [elena, andres] = await Promise.all([openStudio(stage, people[0]), openStudio(stage, people[1])]);
  const address = `${stage.studioUrl}/admin/collections/pages/${id}`;
  const title = (page: Page) => page.locator('#field-title');
  const type = async (page: Page, words: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('/api/pages/'));
    await title(page).fill(`${await title(page).inputValue()}${words}`);
    return (await saved).status();
  };

  let savedAt = 0;
  elena.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') savedAt = Date.now();
  });

  await elena.goto(address);
  const before = await title(elena).inputValue();
  expect(await type(elena, ' (uno)')).toBe(200);
  await andres.goto(address);
  const takeOver = andres.getByRole('button', { name: 'Tomar el control' });
  await takeOver.waitFor();
  expect(await andres.getByText(people[0].email).count()).toBe(1);
  // Elena still writes: whoever takes over starts from that.
  expect(await type(elena, ' (y medio)')).toBe(200);
  const written = await title(elena).inputValue();
  // A form may save once more what it has saved: one that does so just then keeps the document, and it has to be taken over again.
  await expect.poll(() => Date.now() - savedAt).toBeGreaterThan(autosaves);
  await takeOver.click();
  await takeOver.waitFor({ state: 'detached' });
  await expect.poll(() => title(andres).inputValue()).toBe(written);
  await settled(andres);
  expect([await type(andres, ' (dos)'), await type(elena, ' (tres)')]).toEqual([200, 423]);
  await elena
    .getByText(/Otra persona está editando esto.*Tu texto sigue en el formulario/)
    .first()
    .waitFor();

  await andres.goto(`${stage.studioUrl}/admin`);
  await elena.goto(address);
  await title(elena).waitFor();
  await andres.goto(address);
  expect(await type(andres, ' (cuatro)')).toBe(200);
  await andres.goto(`${stage.studioUrl}/admin`);
  expect(await type(elena, ' (cinco)')).toBe(409);
  const refusal = await elena.getByText('guardó otra versión').textContent();
  expect(refusal).toMatch(/^Andrés guardó otra versión .+ Lo tuyo se distingue en Título\./);
  expect(await title(elena).inputValue()).toBe(`${before} (uno) (y medio) (dos) (cinco)`);
  await elena.goto(address);
  expect(await title(elena).inputValue()).toBe(`${before} (uno) (y medio) (dos) (cuatro)`);
  for (const page of [elena, andres]) await page.context().close();
}
