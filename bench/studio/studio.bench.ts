import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { launchWholeBrowser } from '../../tests/setup/browser.ts';
import { isAnswering, pollUntil } from '../../tests/setup/pollUntil.ts';
import { startProduct } from '../../tests/setup/startProduct.ts';
import { inTurns, percentile, reportFigures, spread, type Figure } from '../measure.ts';
import { openForm, type Form } from './openForm.ts';
import { type Keys, measureKeys } from './measureKeys.ts';
import { measurePublication } from './measurePublication.ts';

const rounds = 3;
const publications = 10;
const path = '/resenas/casino-andino/';
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

export type StudioBench = { studioUrl: string; siteUrl: string; account: { email: string; password: string } };

/** How soon a key is seen in the form of a long page, with the preview beside it and without, and how soon a publication is on the site. */
export async function benchStudio(product: StudioBench): Promise<Figure[]> {
  const load = loadavg()[0] ?? 0;
  const browser = await launchWholeBrowser();
  try {
    const at = (isPreviewed: boolean) => () => withForm(() => openForm(browser, { ...product, path, isPreviewed }), measureKeys);
    const { ours, reference } = await inTurns(rounds, at(true), at(false));
    const seen = await withForm(
      () => openForm(browser, { ...product, path, isPreviewed: false }),
      (form) => measurePublication(form, product.siteUrl + path, publications),
    );
    return [
      ...describeKeys('title', ours, reference),
      ...describeKeys('rich text', ours, reference),
      {
        name: `click on publish → on the site (${publications} publications)`,
        ours: `${spread(seen, milliseconds)}, longest ${milliseconds(Math.max(...seen))}`,
        aim: '≤ 1000 ms',
      },
      { name: 'load of the machine when it began (one minute)', ours: load.toFixed(1) },
    ];
  } finally {
    await browser.close();
  }
}

async function withForm<Value>(open: () => Promise<Form>, measure: (form: Form) => Promise<Value>): Promise<Value> {
  const form = await open();
  try {
    return await measure(form);
  } finally {
    await form.close();
  }
}

function describeKeys(field: keyof Keys, ours: readonly Keys[], reference: readonly Keys[]): Figure[] {
  const all = (rows: readonly Keys[]) => rows.flatMap((keys) => keys[field]);
  return [0.5, 0.95, 0.99].map((share) => {
    const [own, other] = [percentile(all(ours), share), percentile(all(reference), share)];
    return {
      name: `key → next frame, ${field}, preview beside it, p${share * 100} of ${all(ours).length} keys`,
      ours: milliseconds(own),
      reference: `without preview ${milliseconds(other)}`,
      ratio: (own / other).toFixed(2),
      aim: '≤ 100 ms',
    };
  });
}

if (import.meta.main) {
  const product = await startProduct({}, { hasStudio: true });
  try {
    const studioUrl = `http://localhost:${product.ports['STUDIO_PORT']}`;
    await pollUntil('the studio', () => isAnswering(`${studioUrl}/readyz`), { within: 900_000 });
    const password = (await readFile(`${product.directory}/administrator-password.txt`, 'utf8')).trim();
    const account = { email: 'admin@lupacasino.example', password };
    reportFigures(await benchStudio({ studioUrl, siteUrl: product.siteUrl, account }));
  } finally {
    await product.stop();
  }
}
