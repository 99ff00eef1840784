// Requirements: 9.23.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
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

test.each(['load', 'visible'] as const)('an island hydrates on %s without a tap, and its ids match', async (when) => {
  const page = await open(<Island of={Counter} when={when} props={counter} />);
  await page.locator(ready).waitFor();
  await page.getByRole('button', { name: 'Votes' }).click();
  expect(await page.getByRole('button', { name: 'Votes' }).textContent()).toBe('6');
});

test('a visible island waits until it nears the viewport by its margin', async () => {
  const page = await open(
    <>
      <svg width="10" height="3000" />
      <Island of={Counter} when="visible" margin="0px" props={counter} />
    </>,
  );
  await settled(page);
  expect(await page.locator(ready).count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(ready).waitFor();
});

test('a visible island in a closed dialog hydrates when the dialog opens', { tags: ['thorough'] }, async () => {
  const page = await open(
    <dialog id="choice">
      <Island of={Counter} when="visible" props={counter} />
    </dialog>,
  );
  await settled(page);
  expect(await page.locator(ready).count()).toBe(0);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await page.locator(ready).waitFor();
});

test('an interaction island fetches nothing until it is touched', async () => {
  const requested: string[] = [];
  const page = await open(<Island of={Counter} when="interaction" props={counter} />, async (blank) => {
    blank.on('request', (request) => requested.push(new URL(request.url()).pathname));
  });
  await settled(page);
  expect(requested.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await page.getByRole('button').hover();
  await page.locator(ready).waitFor();
});

test('keyboard focus is a touch, too', async () => {
  const page = await open(<Island of={Counter} when="interaction" props={counter} />);
  await page.keyboard.press('Tab');
  await page.locator(ready).waitFor();
});

test('a tap before hydration is replayed once, however often it was repeated', async () => {
  const { page, release } = await openHeld(<Island of={Counter} when="load" props={counter} />, 'Counter.island.tsx');
  await page.getByRole('button').click({ clickCount: 3 });
  release();
  await page.locator(ready).waitFor();
  await page.getByText('6', { exact: true }).waitFor();
  await page.getByRole('button').click();
  expect(await page.getByRole('button').textContent()).toBe('7');
});

test('a tap on the keyboard is replayed once', async () => {
  const { page, release } = await openHeld(<Island of={Counter} when="interaction" props={counter} />, 'Counter.island.tsx');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await page.locator(ready).waitFor();
  expect(await page.getByRole('button').textContent()).toBe('6');
});

/** Fills a form before it hydrates, and reads what its handlers heard after. */
async function replayed(act: (page: Page) => Promise<unknown>) {
  const { page, release } = await openHeld(<Island of={Form} when="load" />, 'Form.island.tsx');
  await act(page);
  release();
  await page.locator(ready).waitFor();
  await page.waitForFunction(() => !document.querySelector('output')?.textContent?.includes('"heard":[]'));
  return { page, state: JSON.parse((await page.locator('output').textContent()) ?? '') };
}

test('fields filled before hydration keep their values and tell their handlers', async () => {
  const { page, state } = await replayed(async (page) => {
    await page.locator('[name=name]').pressSequentially('Ana');
    await page.getByText('On', { exact: true }).click();
    await page.locator('select').selectOption('two');
  });
  expect(state).toEqual({ heard: ['name', 'check', 'choice'], name: 'Ana', isOn: true, choice: 'two' });
  expect(await page.locator('[name=name]').inputValue()).toBe('Ana');
  expect(await page.locator('[type=checkbox]').isChecked()).toBe(true);
  expect(await page.locator('select').inputValue()).toBe('two');
});

test('what the browser did by itself is not done twice: a toggled details', async () => {
  const { page, state } = await replayed((page) => page.locator('summary').click());
  expect(state.heard).toEqual(['summary']);
  expect(await page.locator('details').getAttribute('open')).toBe('');
});

test('what the browser did by itself is not done twice: a followed link, though its handler stops the event', async () => {
  const { page, state } = await replayed(async (page) => {
    await page.getByRole('link').click();
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
  });
  expect(state.heard).toEqual(['link']);
  expect(new URL(page.url()).hash).toBe('');
});

test('Enter on a control that is no button is replayed', async () => {
  const { state } = await replayed(async (page) => {
    await page.getByRole('button', { name: 'Key' }).focus();
    await page.keyboard.press('Enter');
  });
  expect(state.heard).toEqual(['key Enter']);
});

test('a click with a modifier belongs to the browser', async () => {
  const { page, release } = await openHeld(<Island of={Counter} when="load" props={counter} />, 'Counter.island.tsx');
  await page.getByRole('button').click({ modifiers: ['Shift'] });
  release();
  await page.locator(ready).waitFor();
  await settled(page);
  expect(await page.getByRole('button').textContent()).toBe('5');
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

test('a chunk that could not be fetched is tried again on a tap, and the tap counts', async () => {
  const { page, giveBack } = await openWithout(<Island of={Counter} when="load" props={counter} />, 'Counter.island.tsx');
  await page.locator(missing).waitFor();
  expect(await page.getByRole('button').textContent()).toBe('5');
  giveBack();
  await page.getByRole('button').click();
  await page.locator(ready).waitFor();
  expect(await page.getByRole('button').textContent()).toBe('6');
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

test('a visible island whose chunk could not be fetched tries again when it is seen anew', async () => {
  const { page, giveBack } = await openWithout(
    <>
      <Island of={Counter} when="visible" margin="0px" props={counter} />
      <svg width="10" height="3000" />
    </>,
    'Counter.island.tsx',
  );
  await page.locator(missing).waitFor();
  giveBack();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page);
  await page.evaluate(() => scrollTo(0, 0));
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

test('a moved element keeps its state', { tags: ['thorough'] }, async () => {
  const page = await open(
    <>
      <Island of={Counter} when="load" props={counter} />
      <footer />
    </>,
  );
  await page.locator(ready).waitFor();
  await page.getByRole('button').click();
  await page.evaluate(() => document.querySelector('footer')?.append(document.querySelector('lupa-island') ?? ''));
  await settled(page);
  await page.locator('footer').getByRole('button').click();
  expect(await page.getByRole('button').textContent()).toBe('7');
});

test('an element moved before its moment still hydrates', { tags: ['thorough'] }, async () => {
  const page = await open(
    <>
      <Island of={Counter} when="interaction" props={counter} />
      <footer />
    </>,
  );
  await page.evaluate(() => document.querySelector('footer')?.append(document.querySelector('lupa-island') ?? ''));
  await page.getByRole('button').click();
  await page.getByText('6', { exact: true }).waitFor();
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

test.each(['while hydrating', 'in an effect', 'after a tap'] as const)(
  'an island that throws %s keeps its server HTML, and the rest lives',
  async (throws) => {
    const page = await open(
      <>
        <Island of={Broken} when="load" props={{ throws }} />
        <Island of={Counter} when="load" props={counter} />
      </>,
    );
    const broken = page.getByRole('button', { name: 'still here' });
    if (throws === 'after a tap') {
      await page.locator(`${ready}[name^=Broken]`).waitFor();
      await broken.click();
    }
    await page.locator('lupa-island[state=failed]').waitFor();
    await broken.waitFor();
    await page.locator(`${ready}[name=Counter]`).waitFor();
    await page.getByRole('button', { name: 'Votes' }).click();
    expect(await page.getByRole('button', { name: 'Votes' }).textContent()).toBe('6');
    expect(takeProblems()).toContain(throws);
  },
);

/** As a site's style sheet may do, so that a layout sees only what an island shows. */
const takeAwayBoxes = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('lupa-island, lupa-island > div { display: contents }');
    document.adoptedStyleSheets = [sheet];
  });

test('an island that the server could not render is rendered by the browser, also without a box', async () => {
  const page = await open(
    <OnIslandErrorContext value={() => {}}>
      <main>
        <Island of={Broken} when="visible" props={{ throws: 'on the server' }} />
      </main>
    </OnIslandErrorContext>,
    takeAwayBoxes,
  );
  await page.getByRole('button', { name: 'rendered by the browser' }).waitFor();
});

test('a visible island without a box of its own waits for its content to be seen', { tags: ['thorough'] }, async () => {
  const page = await open(
    <main>
      <svg width="10" height="3000" />
      <Island of={Counter} when="visible" margin="0px" props={counter} />
    </main>,
    takeAwayBoxes,
  );
  await settled(page);
  expect(await page.locator(ready).count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(ready).waitFor();
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

test('an island that the browser does not know keeps its HTML and is reported', async () => {
  const page = await open(
    <lupa-island name="Gone" when="load">
      <div>still here</div>
    </lupa-island>,
  );
  await page.locator('lupa-island[state=failed]').waitFor();
  await page.getByText('still here').waitFor();
  expect(takeProblems()).toEqual(['There is no island Gone']);
});
