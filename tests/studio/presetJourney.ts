import { expect, it } from 'vitest';
import { z } from 'zod';
import { callAs, createPerson, openStudio, type Stage } from './stage.ts';

const wherePath = 'where[or][0][and][0][slug][contains]=bonos';
const listSchema = z.object({ totalDocs: z.number(), docs: z.array(z.object({ id: z.number() })) });

export function presetJourney(stage: () => Promise<Stage>): void {
  it('a filter that one person saves is used by another', async () => {
    const title = 'Páginas de bonos compartidas';
    const seen = await shareFilter(await stage(), title);
    expect(seen.words).toMatch(/Nombre.*Filtros.*Columnas/s);
    expect(seen.words).not.toMatch(/Everyone|Only Me|Filters|Columns|Specify/);
    expect(seen.chosen).toContain(title);
    expect(seen.wanted).toBeGreaterThan(0);
    expect(seen.rows).toBe(seen.wanted);
  });
}

async function shareFilter(stage: Stage, title: string) {
  const { studioUrl } = stage;
  const [nuria, omar] = [await createPerson(stage, 'Nuria', 'editor'), await createPerson(stage, 'Omar', 'editor')];
  const { totalDocs: wanted } = listSchema.parse(await callAs(stage, nuria, `pages?draft=true&limit=1&depth=0&${wherePath}`));
  const page = await openStudio(stage, nuria);
  await page.goto(`${studioUrl}/admin/collections/pages?limit=100&${wherePath}`);
  const drawer = page.getByRole('dialog');
  await expect
    .poll(
      async () => {
        if (!(await drawer.isVisible())) await page.locator('#create-new-preset').click();
        return drawer.isVisible();
      },
      { interval: 1000 },
    )
    .toBe(true);
  await drawer.locator('#field-title').fill(title);
  const audience = drawer.locator('#field-access__read__constraint');
  const isShared = drawer.locator('#field-isShared');
  // The form's first answer from the server puts back what was ticked before it came, and then does not ask again.
  await expect
    .poll(async () => {
      await isShared.check();
      const isAsked = await audience.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (!isAsked) await isShared.uncheck();
      return isAsked;
    })
    .toBe(true);
  await audience.click();
  await audience.getByText('Todo el equipo', { exact: true }).click();
  const words = (await drawer.textContent()) ?? '';
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await page.locator('#select-preset').getByText(title).waitFor();
  await page.context().close();

  const other = await openStudio(stage, omar);
  await other.goto(`${studioUrl}/admin/collections/pages?limit=100`);
  const choice = other.getByRole('dialog').getByRole('button', { name: title });
  await expect
    .poll(
      async () => {
        if (!(await choice.isVisible())) await other.locator('#select-preset').click();
        return choice.isVisible();
      },
      { interval: 1000 },
    )
    .toBe(true);
  await choice.click();
  await other.locator('#select-preset').getByText(title).waitFor();
  await expect.poll(() => other.locator('.table tbody tr').count()).toBe(wanted);
  const [chosen, rows] = [await other.locator('#select-preset').textContent(), await other.locator('.table tbody tr').count()];
  await other.context().close();
  const found = listSchema.parse(await callAs(stage, nuria, `payload-query-presets?where[title][equals]=${encodeURIComponent(title)}`));
  for (const { id } of found.docs) await callAs(stage, nuria, `payload-query-presets/${id}`, { method: 'DELETE' });
  return { words, chosen, wanted, rows };
}
