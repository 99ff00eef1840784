import { createContext, createElement, useContext, useId, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islandNameOf } from './registerIslands.ts';
import type { When } from './triggers.ts';

export type IslandProps<P extends object> = {
  /** A component exported by a `*.island.tsx` file. */
  of: ComponentType<P>;
  /** The moment it hydrates; `interaction` unless it says otherwise. A touch hydrates it at any time. */
  when?: When;
  /** Key of the browser's storage: where something is kept under it, the island hydrates once it is seen. */
  kept?: string;
  /** Id of an element outside of the island, a touch of which hydrates it, too. */
  area?: string;
  /** Leaves the rendering to the browser: for what helps nobody before script and only weighs in the page, as fields out of sight do. */
  browserOnly?: boolean;
  /** How far outside the viewport `visible` begins, as an IntersectionObserver `rootMargin`. Default `200px`. */
  margin?: string;
} & (object extends P ? { props?: NoInfer<P & Json<P>> } : { props: NoInfer<P & Json<P>> });

/** Called with what an island threw while the server rendered it, and the island's name. */
export type OnIslandError = (error: unknown, island: string) => void;

/** Tells who hears of an island that throws on the server: `<OnIslandErrorContext value={(error, island) => …}>` around a page or block. */
export const OnIslandErrorContext = createContext<OnIslandError>((error, island) => console.error(`Island ${island} failed:`, error));

/**
 * Renders a component on the server so that the browser can hydrate it alone. An exception of the component costs the island only: its
 * container stays empty and the browser renders it from scratch. Throws `UnregisteredIslandError` for a component without a name.
 * Islands do not nest, and every server render that shares a page needs an `identifierPrefix` of its own.
 */
export function Island<P extends object>({ of, when = 'interaction', kept, area, browserOnly = false, margin, props }: IslandProps<P>) {
  const id = useId();
  const onError = useContext(OnIslandErrorContext);
  const name = islandNameOf(of);
  const html = browserOnly ? '' : renderIsland(createElement(of, (props ?? {}) as P), id, (error) => onError(error, name));
  return (
    <lupa-island name={name} when={when} kept={kept} area={area} margin={margin}>
      {props && <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptText(props) }} />}
      <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
    </lupa-island>
  );
}

function renderIsland(island: ReactElement, id: string, onError: (error: unknown) => void): string {
  try {
    return renderToString(island, { identifierPrefix: id });
  } catch (error) {
    onError(error);
    return '';
  }
}

function toScriptText(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lupa-island': {
        name: string;
        when: When;
        kept?: string | undefined;
        area?: string | undefined;
        margin?: string | undefined;
        children: ReactNode;
      };
    }
  }
}

type Scalar = string | number | boolean | null | undefined;

/**
 * `Value` where it survives `JSON.stringify` and `JSON.parse` unchanged, `never` where it does not: functions, dates, maps, React nodes.
 * `undefined` is allowed, since a missing key reads the same.
 */
export type Json<Value> = Value extends Scalar
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Key extends string | number ? Json<Value[Key]> : never }
      : never;
