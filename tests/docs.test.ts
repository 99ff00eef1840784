import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const text = (page: string) => readFileSync(page, 'utf8').replace(/^```[^]*?^```/gm, '');
const anchors = (page: string) =>
  [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

it('links lead to a page and a heading that are there', () => {
  const dead = pages.flatMap((page) => {
    const links = text(page)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)#?([^)\s]*)\)/g);
    return [...links]
      .map(([, path = '', anchor = '']) => ({ target: path === '' ? page : join(dirname(page), path), anchor }))
      .filter(({ target, anchor }) => !existsSync(target) || (anchor !== '' && !anchors(target).includes(anchor)))
      .map(({ target, anchor }) => `${page} → ${target}#${anchor}`);
  });
  expect(dead).toEqual([]);
});

it('files that the docs name are there, but for decisions, which are history, and what a how-to adds', () => {
  const gone = pages
    .filter((page) => !/^docs\/(decisions|how-to\/add-)/.test(page))
    .flatMap((page) => {
      const files = text(page).matchAll(/`((?:apps|packages|tests|scripts|bench|deploy)\/[\w./()[\]-]+\.\w+)`/g);
      return [...files].filter(([, file = '']) => !existsSync(file) && !file.endsWith('.env')).map(([, file]) => `${page} → ${file}`);
    });
  expect(gone).toEqual([]);
});

it('pages that the code names are there', () => {
  const lines = execFileSync('git', ['grep', '-hF', 'docs/', '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yml', '*.yaml'], {
    encoding: 'utf8',
  });
  const named = [...lines.matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)].map(([page]) => page);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((page) => !existsSync(page))).toEqual([]);
});
