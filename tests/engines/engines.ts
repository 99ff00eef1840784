import type { Engine, EngineName, EngineOptions } from './driver.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export function launchEngine(name: EngineName, options: EngineOptions = {}): Promise<Engine> {
  return launchers[name](options);
}
