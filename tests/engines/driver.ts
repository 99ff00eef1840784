export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type KeyName =
  | ' '
  | 'Enter'
  | 'Tab'
  | 'Shift+Tab'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End';

export type Evaluates = {
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) => Promise<Result>;
};

/**
 * One tab of one visitor in one engine: what every engine's protocol can do. Lengths and places are CSS pixels of the window.
 * What visitors do with it is in visitor.ts, once for all engines.
 */
export type Driver = Evaluates & {
  engine: EngineName;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  frame: (selector: string) => Evaluates;
  mouse: { move: (x: number, y: number) => Promise<void>; click: (x: number, y: number) => Promise<void> };
  /** By a finger, or by the mouse where the driver has no touch. */
  tap: (x: number, y: number) => Promise<void>;
  hasTouch: boolean;
  press: (key: KeyName) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  openedTabs: () => Promise<string[]>;
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Pixels at each edge that a phone's corners, camera and home bar cover. */
export type SafeArea = { top: number; right: number; bottom: number; left: number };

/** `safeArea`: in Chromium only. */
export type VisitOptions = { width: number; height: number; isMobile: boolean; safeArea?: SafeArea };

export type EngineOptions = {
  hasReducedMotion?: boolean;
  /** What the engine shall not have: its own names of features or preferences. */
  disabledFeatures?: string[];
};

export type Engine = {
  name: EngineName;
  version: string;
  open: (options: VisitOptions) => Promise<Driver>;
  close: () => Promise<void>;
};
