// Requirements: 9.23.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { settled } from '../../tests/setup/settled.ts';
import { Island, OnIslandErrorContext } from './Island.tsx';
import { Broken, Mounts } from './testBed/Broken.island.tsx';
import { Counter } from './testBed/Counter.island.tsx';
import Form from './testBed/Form.island.tsx';
import { openTestSite, type OpenedPage, type TestSite } from './testBed/openTestSite.tsx';

let site: TestSite;
let opened: OpenedPage | undefined;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

// Console errors and warnings (hydration mismatches), uncaught errors, CSP violations: a test that expects some takes them out.
afterEach(async () => {
  await opened?.page.close();
  const problems = opened?.problems;
  opened = undefined;
  expect(problems ?? []).toEqual([]);
});

async function open(...parameters: Parameters<TestSite['open']>): Promise<Page> {
  opened = await site.open(...parameters);
  return opened.page;
}

function takeProblems(): string[] {
  return opened?.problems.splice(0) ?? [];
}

const counter = { start: 5, label: 'Votes' };
const ready = 'lupa-island[state=ready]';
const chunkOf = (name: string) => `**/${site.fileOf(name)}`;

/** Opens a page whose chunk of a file comes when `release` is called. */
async function openHeld(body: ReactNode, file: string, prepare?: (page: Page) => Promise<unknown>) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const page = await open(body, async (blank) => {
    await prepare?.(blank);
    await blank.route(chunkOf(file), async (route) => {
      await promise;
      await route.continue();
    });
  });
  return { page, release };
}

const space = <svg width="10" height="3000" />;
const button = (page: Page | Locator, name = counter.label) => page.getByRole('button', { name });
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
async function expectReady(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator(ready).count()).toBe(count);
}

test('an island hydrates on load and when it is near, without a tap, and its ids match', async () => {
  const page = await open(
    <>
      <Island of={Counter} when="load" props={counter} />
      <Island of={Counter} when="visible" props={{ ...counter, label: 'Likes' }} />
      <dialog>
        <Island of={Counter} when="visible" props={counter} />
      </dialog>
      {space}
      <Island of={Counter} when="visible" margin="0px" props={counter} />
    </>,
  );
  await expectReady(page, 2);
  for (const name of ['Votes', 'Likes']) {
    await button(page, name).first().click();
    expect(await button(page, name).first().textContent()).toBe('6');
  }
  await settled(page);
  expect(await page.locator(ready).count()).toBe(2);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await expectReady(page, 3);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await scrollToEnd(page);
  await expectReady(page, 4);
});

test('an interaction island fetches nothing until it is touched, by the pointer or by the focus', async () => {
  const requested: string[] = [];
  const page = await open(
    <>
      <Island of={Counter} when="interaction" props={counter} />
      <Island of={Counter} when="interaction" props={{ ...counter, label: 'Likes' }} />
    </>,
    async (blank) => {
      blank.on('request', (request) => requested.push(new URL(request.url()).pathname));
    },
  );
  await settled(page);
  expect(requested.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await button(page, 'Likes').hover();
  await expectReady(page, 1);
  await page.keyboard.press('Tab');
  await expectReady(page, 2);
});

test('a tap before hydration is replayed once, however often it was repeated; one with a modifier belongs to the browser', async () => {
  const { page, release } = await openHeld(
    <>
      <Island of={Counter} when="load" props={counter} />
      <Island of={Counter} when="load" props={{ ...counter, label: 'Shifted' }} />
      <Island of={Counter} when="interaction" props={{ ...counter, label: 'Keyed' }} />
    </>,
    'Counter.island.tsx',
  );
  await button(page).click({ clickCount: 3 });
  await button(page, 'Shifted').click({ modifiers: ['Shift'] });
  await button(page, 'Keyed').focus();
  await page.keyboard.press('Enter');
  release();
  await expectReady(page, 3);
  await settled(page);
  const counts = async () => Promise.all(['Votes', 'Shifted', 'Keyed'].map((name) => button(page, name).textContent()));
  await expect.poll(counts).toEqual(['6', '5', '6']);
  await button(page).click();
  expect(await counts()).toEqual(['7', '5', '6']);
});

test('what was done in a form before hydration stays, is told to its handlers once, and is not done twice', async () => {
  const { page, release } = await openHeld(
    <>
      <Island of={Form} when="load" />
      <Island of={Form} when="load" />
      <Island of={Form} when="load" />
    </>,
    'Form.island.tsx',
  );
  const [filled, unfolded, left] = [0, 1, 2].map((place) => page.locator('form').nth(place)) as [Locator, Locator, Locator];
  await filled.locator('[name=name]').pressSequentially('Ana');
  await filled.getByText('On', { exact: true }).click();
  await filled.locator('select').selectOption('two');
  await button(filled, 'Key').focus();
  await page.keyboard.press('Enter');
  await unfolded.locator('summary').click();
  // Its handler stops the event.
  await left.getByRole('link').click();
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  release();
  await expectReady(page, 3);
  const read = async (form: Locator) => JSON.parse((await form.locator('output').textContent()) ?? '');
  await expect.poll(async () => (await read(filled)).heard.length).toBe(4);
  await settled(page);
  expect(await read(filled)).toEqual({ heard: ['name', 'check', 'choice', 'key Enter'], name: 'Ana', isOn: true, choice: 'two' });
  expect(await filled.locator('[name=name]').inputValue()).toBe('Ana');
  expect(await filled.locator('[type=checkbox]').isChecked()).toBe(true);
  expect(await filled.locator('select').inputValue()).toBe('two');
  expect((await read(unfolded)).heard).toEqual(['summary']);
  expect(await unfolded.locator('details').getAttribute('open')).toBe('');
  expect((await read(left)).heard).toEqual(['link']);
  expect(new URL(page.url()).hash).toBe('');
});

const missing = 'lupa-island[state=missing]';

/** Opens a page that gets 404 for a chunk until `giveBack` is called, and may not reload. */
async function openWithout(body: ReactNode, file: string) {
  let isGone = true;
  const page = await open(body, async (blank) => {
    await blank.addInitScript(() => sessionStorage.setItem('lupa.reload', String(Date.now())));
    await blank.route(chunkOf(file), (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  });
  return { page, giveBack: () => void (isGone = false) };
}

test('a chunk that could not be fetched is tried again on a tap, which counts, and when its island is seen anew', async () => {
  const { page, giveBack } = await openWithout(
    <>
      <Island of={Counter} when="load" props={counter} />
      <Island of={Counter} when="visible" margin="0px" props={{ ...counter, label: 'Likes' }} />
      {space}
    </>,
    'Counter.island.tsx',
  );
  await expect.poll(() => page.locator(missing).count()).toBe(2);
  expect(await button(page).textContent()).toBe('5');
  giveBack();
  await button(page).click();
  await page.locator(ready).first().waitFor();
  expect(await button(page).textContent()).toBe('6');
  await scrollToEnd(page);
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectReady(page, 2);
  expect(takeProblems().join()).toContain('404');
});

test('a chunk that could not be fetched is tried again when the network is back', async () => {
  const { page, giveBack } = await openWithout(<Island of={Counter} when="load" props={counter} />, 'react');
  await page.locator(missing).waitFor();
  giveBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator(ready).waitFor();
  takeProblems();
});

test('a missing chunk reloads the page once, and never again within the minute', async () => {
  let loads = 0;
  const page = await open(<Island of={Counter} when="load" props={counter} />, async (blank) => {
    blank.on('load', () => loads++);
    await blank.route(chunkOf('Counter.island.tsx'), (route) => route.fulfill({ status: 404 }));
  });
  await expect.poll(() => loads).toBe(2);
  await page.locator(missing).waitFor();
  await page.getByRole('button').click();
  await settled(page);
  expect(loads).toBe(2);
  takeProblems();
});

/** Collects what the `Mounts` islands say. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('mounts', (event) => heard.push((event as CustomEvent).detail));
  });
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

test('an element that was moved keeps its state, or hydrates where it is', { tags: ['thorough'] }, async () => {
  const page = await open(
    <>
      <Island of={Counter} when="load" props={counter} />
      <Island of={Counter} when="interaction" props={{ ...counter, label: 'Likes' }} />
      <footer />
    </>,
  );
  await page.locator(ready).waitFor();
  await button(page).click();
  await page.evaluate(() => document.querySelector('footer')?.append(...document.querySelectorAll('lupa-island')));
  await settled(page);
  for (const name of ['Votes', 'Likes']) await page.locator('footer').getByRole('button', { name }).click();
  await expect.poll(() => button(page, 'Likes').textContent()).toBe('6');
  expect(await button(page).textContent()).toBe('7');
});

test('a second island of a file unmounts when its element is removed, and hydrates anew when it comes back', async () => {
  const page = await open(<Island of={Mounts} when="load" props={{ name: 'Ana' }} />, listen);
  await page.locator(ready).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { removed: document.querySelector('lupa-island') }));
  await page.evaluate(() => document.querySelector('lupa-island')?.remove());
  await expect.poll(() => heard(page)).toEqual(['Ana in', 'Ana out']);
  await page.evaluate(() => document.body.append((globalThis as unknown as { removed: Element }).removed));
  await page.locator(ready).waitFor();
  expect(await heard(page)).toEqual(['Ana in', 'Ana out', 'Ana in']);
  expect(await page.locator('.mounts').textContent()).toBe('Ana');
});

test('an element removed while its chunk is on the way does not hydrate', { tags: ['thorough'] }, async () => {
  const { page, release } = await openHeld(<Island of={Mounts} when="load" props={{ name: 'Ana' }} />, 'Broken.island.tsx', listen);
  await page.evaluate(() => document.querySelector('lupa-island')?.remove());
  release();
  await settled(page);
  expect(await heard(page)).toEqual([]);
});

test('an island that throws, or that the browser does not know, keeps its server HTML and is reported, and the rest lives', async () => {
  const page = await open(
    <>
      {(['while hydrating', 'in an effect', 'after a tap'] as const).map((throws) => (
        <Island key={throws} of={Broken} when="load" props={{ throws }} />
      ))}
      <lupa-island name="Gone" when="load">
        <div>still here, too</div>
      </lupa-island>
      <Island of={Counter} when="load" props={counter} />
    </>,
  );
  await page.locator(`${ready}[name^=Broken]`).last().waitFor();
  await expect.poll(() => page.locator('lupa-island[state=failed]').count()).toBe(3);
  await page.locator(`${ready}[name^=Broken]`).getByRole('button').click();
  await expect.poll(() => page.locator('lupa-island[state=failed]').count()).toBe(4);
  expect(await page.getByText('still here').count()).toBe(4);
  await button(page).click();
  expect(await button(page).textContent()).toBe('6');
  expect(takeProblems()).toEqual(expect.arrayContaining(['while hydrating', 'in an effect', 'after a tap', 'There is no island Gone']));
});

/** As a site's style sheet may do, so that a layout sees only what an island shows. */
const takeAwayBoxes = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('lupa-island, lupa-island > div { display: contents }');
    document.adoptedStyleSheets = [sheet];
  });

test('an island that the server could not render is rendered by the browser; without a box it waits for its content to be seen', async () => {
  const page = await open(
    <OnIslandErrorContext value={() => {}}>
      <main>
        <Island of={Broken} when="visible" props={{ throws: 'on the server' }} />
        {space}
        <Island of={Counter} when="visible" margin="0px" props={counter} />
      </main>
    </OnIslandErrorContext>,
    takeAwayBoxes,
  );
  await button(page, 'rendered by the browser').waitFor();
  await settled(page);
  expect(await page.locator(ready).count()).toBe(1);
  await scrollToEnd(page);
  await expectReady(page, 2);
});

test('a tap while React hydrates is heard once', { tags: ['thorough'] }, async () => {
  const page = await open(<Island of={Counter} when="load" props={counter} />, (blank) =>
    blank.addInitScript(() => {
      // React's scheduler posts itself a message when it has hydration to do.
      const original = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') ?? {};
      Object.defineProperty(MessagePort.prototype, 'postMessage', {
        ...original,
        value(this: MessagePort, message: unknown) {
          Object.defineProperty(MessagePort.prototype, 'postMessage', original);
          document.querySelector('button')?.click();
          this.postMessage(message, []);
        },
      });
    }),
  );
  await page.locator(ready).waitFor();
  await page.getByText('6', { exact: true }).waitFor();
  await settled(page);
  expect(await page.getByRole('button').textContent()).toBe('6');
});
