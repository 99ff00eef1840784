import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@lupa/server/freePort.ts';
import { Builder, By, error as WebDriverError, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { isAnswering, pollUntil } from '../setup/pollUntil.ts';
import type { Driver, Engine, EngineOptions, Evaluates, KeyName } from './driver.ts';

const keys: Record<Exclude<KeyName, 'Shift+Tab'>, string> = {
  ' ': ' ',
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};

/** WebKitGTK on a display of its own, driven by WebKitWebDriver. Each visitor gets a browser process, and with it storage of their own. */
export async function launchWebKit({ hasReducedMotion = false, disabledFeatures = [] }: EngineOptions): Promise<Engine> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-webkit-'));
  const display = await startDisplay();
  let visitors = 0;
  return {
    name: 'webkit',
    version: 'WebKitGTK',
    open: async ({ width, height }) => {
      const problemsFile = join(directory, `problems-${visitors++}`);
      const port = await freePort();
      const service = spawn('WebKitWebDriver', ['-p', String(port)], {
        // Its own warnings, such as those about a desktop that is not there, say nothing about the page.
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display.name, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
      });
      await answers(`http://127.0.0.1:${port}/status`);
      const options = [...(hasReducedMotion ? ['--reduced-motion'] : []), ...disabledFeatures.map((feature) => `--without=${feature}`)];
      const browserOptions = {
        binary: '/usr/bin/gjs',
        args: ['-m', join(import.meta.dirname, 'webkitWindow.mjs'), problemsFile, ...options],
      };
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'LupaTest', 'webkitgtk:browserOptions': browserOptions })
        .build();
      // A question to a page that is being left is never answered.
      await session.manage().setTimeouts({ script: 10_000, pageLoad: 30_000 });
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      return driveSession(session, problemsFile, async () => {
        // The window is gone by then, which its driver takes for an error.
        await session.quit().catch((error: unknown) => {
          if (!(error instanceof WebDriverError.NoSuchWindowError)) throw error;
        });
        await end(service);
      });
    },
    close: async () => {
      await end(display.process);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function driveSession(session: WebDriver, problemsFile: string, close: () => Promise<void>): Driver {
  const evaluate: Evaluates['evaluate'] = (run, ...args) => session.executeScript<never>(run, ...args);
  const click = async (x: number, y: number) => {
    await session.actions().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform();
  };
  return {
    engine: 'webkit',
    hasTouch: false,
    evaluate,
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      // The page hears of it later.
      await pollUntil(`a window of ${width} px`, () => evaluate((wanted) => innerWidth === wanted, width), { every: 20 });
    },
    frame: (selector) => ({
      evaluate: async (run, ...args) => {
        await session.switchTo().frame(await session.findElement(By.css(selector)));
        try {
          return await evaluate(run, ...args);
        } finally {
          await session.switchTo().defaultContent();
        }
      },
    }),
    mouse: { move: (x, y) => session.actions().move({ x, y, origin: Origin.VIEWPORT }).perform(), click },
    tap: click,
    press: async (key) => {
      const actions = session.actions();
      await (key === 'Shift+Tab' ? actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT) : actions.sendKeys(keys[key])).perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    openedTabs: async () => {
      const own = await session.getWindowHandle();
      const addresses: string[] = [];
      for (const handle of await session.getAllWindowHandles()) {
        if (handle === own) continue;
        await session.switchTo().window(handle);
        addresses.push(await session.getCurrentUrl());
      }
      await session.switchTo().window(own);
      return addresses;
    },
    problems: async () => {
      const lines = await readFile(problemsFile, 'utf8').catch(() => '');
      return lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as string]));
    },
    close,
  };
}

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    let output = '';
    (server.stdio[3] as Readable).on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.endsWith('\n')) resolve(output.trim());
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { name: `:${number}`, process: server };
}

function answers(url: string): Promise<boolean> {
  return pollUntil('an answer of the driver', () => isAnswering(url), { every: 20 });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
