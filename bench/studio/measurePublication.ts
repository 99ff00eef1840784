import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { settled } from '../../tests/setup/settled.ts';
import type { Form } from './openForm.ts';

/** Milliseconds from a click on "Publicar cambios" until the site's page has the title that was typed. Leaves the title as it was. */
export async function measurePublication({ page }: Form, url: string, count: number): Promise<number[]> {
  const title = page.locator('#field-title');
  const before = await title.inputValue();
  const publish = async (text: string) => {
    await title.fill(text);
    const button = page.locator('#action-save:enabled');
    await button.waitFor();
    await settled(page);
    const start = performance.now();
    await button.click({ noWaitAfter: true });
    await pollUntil('the title on the site', async () => (await (await fetch(url)).text()).includes(`<title>${text}`), { within: 30_000 });
    const taken = performance.now() - start;
    await settled(page);
    return taken;
  };
  const seen: number[] = [];
  for (let round = 1; round <= count; round++) seen.push(await publish(`Publicación ${round} de prueba`));
  await publish(before);
  return seen;
}
