import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Island, OnIslandErrorContext } from './Island.tsx';
import { islandPath } from './islandName.ts';
import type { Json } from './Island.tsx';
import { islandNameOf, registerIslands, UnregisteredIslandError } from './registerIslands.ts';
import { Broken, Mounts } from './testBed/Broken.island.tsx';
import { Counter } from './testBed/Counter.island.tsx';
import Form from './testBed/Form.island.tsx';

registerIslands(import.meta.glob('./testBed/*.island.tsx', { eager: true }));

const render = (node: ReactNode, onError = (error: unknown) => expect.fail(String(error))) =>
  renderToString(<OnIslandErrorContext value={onError}>{node}</OnIslandErrorContext>);

describe('an island on the server', () => {
  test('is an element with its name, moment, props and HTML', () => {
    const html = render(<Island of={Counter} when="visible" margin="0px" props={{ start: 5, label: 'Votes' }} />);
    expect(html).toMatch(/^<lupa-island name="testBed\/Counter" when="visible" margin="0px"><script type="application\/json">/);
    expect(html).toMatch(/<div id="(\w+)"><p><span id="_\1\w+">Votes<\/span><button type="button" aria-labelledby="_\1\w+">5</);
  });

  test('carries no script for no props, and no attributes for defaults', () => {
    expect(render(<Island of={Form} when="load" />)).toMatch(/^<lupa-island name="testBed\/Form" when="load"><div id=/);
  });

  test('is empty, with its props, when the browser is to render it', () => {
    const html = render(<Island of={Counter} browserOnly props={{ start: 5, label: 'Votes' }} />);
    expect(html).toMatch(/<script type="application\/json">\{"start":5,"label":"Votes"\}<\/script><div id="\w+"><\/div><\/lupa-island>$/);
  });

  test('cannot end its script with its props', () => {
    const label = '</script><script>alert(1)</script><!--';
    const html = render(<Island of={Counter} when="load" props={{ start: 0, label }} />);
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ start: 0, label });
  });

  test('has ids of its own beside its like', () => {
    const html = render([1, 2].map((start) => <Island key={start} of={Counter} when="load" props={{ start, label: '' }} />));
    const ids = [...html.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test('that throws leaves its container empty, is reported, and the rest renders', () => {
    const errors: [unknown, string][] = [];
    const html = renderToString(
      <OnIslandErrorContext value={(...error) => errors.push(error)}>
        <Island of={Broken} when="load" props={{ throws: 'on the server' }} />
        <p>The rest</p>
      </OnIslandErrorContext>,
    );
    expect(html).toMatch(/<div id="\w+"><\/div><\/lupa-island><p>The rest<\/p>$/);
    expect(errors).toEqual([[new Error('on the server'), 'testBed/Broken']]);
  });

  test('must be registered', () => {
    const Stranger = () => null;
    expect(() => render(<Island of={Stranger} when="load" />)).toThrow(UnregisteredIslandError);
    expect(() => render(<Island of={Stranger} when="load" />)).toThrow(
      /^Stranger is not a registered island\. It must be exported by a \*\.island\.tsx/,
    );
  });
});

describe('names', () => {
  test('are the path below the lowest common folder, with the export where it is not the main one', () => {
    expect(islandPath('../../../packages/blocks/toplist/ToplistFilter.island.tsx')).toBe('packages/blocks/toplist/ToplistFilter');
    expect(islandPath('/packages/blocks/A.island.tsx')).toBe('packages/blocks/A');
    expect([Counter, Form, Broken, Mounts].map(islandNameOf)).toEqual([
      'testBed/Counter',
      'testBed/Form',
      'testBed/Broken',
      'testBed/Broken#Mounts',
    ]);
  });

  test('follow a module that was loaded anew', () => {
    const Newer = () => null;
    registerIslands({ './testBed/Newer.island.tsx': { Newer } });
    expect(islandNameOf(Newer)).toBe('testBed/Newer');
  });

  test('are for islands only', () => {
    expect(() => registerIslands({ './View.tsx': {} })).toThrow('./View.tsx is not an island');
  });
});

test('props are JSON, and what the component wants', () => {
  expectTypeOf<Json<{ a: string; b?: number[]; c: { d: null }[] }>>().toEqualTypeOf<{ a: string; b?: number[]; c: { d: null }[] }>();
  expectTypeOf<Json<{ at: Date }>>().not.toEqualTypeOf<{ at: Date }>();
  const Clock: ComponentType<{ at: Date }> = () => null;
  const Action: ComponentType<{ run: () => void }> = () => null;
  const Frame: ComponentType<{ children: ReactNode }> = () => null;
  const Optional: ComponentType<{ a?: string }> = () => null;
  return [
    // @ts-expect-error a date is not JSON
    () => <Island of={Clock} when="load" props={{ at: new Date() }} />,
    // @ts-expect-error a function is not JSON
    () => <Island of={Action} when="load" props={{ run: () => {} }} />,
    // @ts-expect-error React nodes are not JSON
    () => <Island of={Frame} when="load" props={{ children: <p /> }} />,
    // @ts-expect-error a prop is missing
    () => <Island of={Counter} when="load" props={{ start: 1 }} />,
    // @ts-expect-error a prop too many
    () => <Island of={Counter} when="load" props={{ start: 1, label: '', more: 1 }} />,
    // @ts-expect-error no such moment
    () => <Island of={Form} when="later" />,
    // @ts-expect-error props are required
    () => <Island of={Counter} when="load" />,
    () => <Island of={Optional} when="load" />,
  ];
});
