import type { OxlintConfig } from 'oxlint';

/** Who may import which packages: the direction of dependencies (docs/architecture.md). Nothing imports an app. */
export const mayImport: Record<string, string[]> = {
  'packages/contracts': [],
  'packages/configuration': ['contracts'],
  'packages/islands': [],
  'packages/server': ['contracts'],
  'packages/domain': ['contracts'],
  'packages/database': ['contracts', 'server'],
  'packages/ui': ['contracts', 'domain', 'islands'],
  'packages/clients': ['contracts', 'server'],
  'packages/demo': ['contracts', 'domain'],
  'packages/blocks': ['contracts', 'domain', 'islands', 'ui', 'clients'],
  'apps/services': ['contracts', 'configuration', 'domain', 'server', 'database', 'demo'],
  'apps/freeplay': ['contracts', 'configuration', 'domain', 'server', 'database', 'ui'],
  'apps/site': ['contracts', 'configuration', 'domain', 'islands', 'server', 'ui', 'clients', 'blocks'],
  'apps/studio': ['contracts', 'configuration', 'domain', 'server', 'database', 'blocks', 'demo'],
};

/** What a test checks with, besides `expect`: helpers that hold expectations for several tests, or wait until something is so. */
const assertFunctionNames = [
  'expect*',
  'expect.*',
  'eventually',
  // fast-check's.
  'assert',
  'fc.assert',
  // Playwright's: fails when the element does not come.
  '**.waitFor',
  'checkCall',
  'checkProblem',
  'phase',
  'playFromLibrary',
  'travel',
  'waitForRound',
  'watchJackpot',
];

type Override = NonNullable<OxlintConfig['overrides']>[number];

const folders = Object.keys(mayImport);
const nameOf = (folder: string) => folder.split('/')[1] ?? '';
const waysUp = ['../', '../../', '../../../', '../../../../', '../../../../../'];

/** Directions within an app. */
const inside = [
  {
    app: 'apps/site',
    folders: ['page', 'layout'],
    withoutImportsOf: ['server', 'dev'],
    message: 'What makes a page does not import what answers requests or keeps pages (oxlint.config.ts).',
  },
  {
    app: 'apps/freeplay',
    folders: ['rules'],
    withoutImportsOf: ['play', 'host'],
    message: 'The rules of a game know nothing of how it is drawn or served (oxlint.config.ts).',
  },
  {
    app: 'apps/freeplay',
    folders: ['play'],
    withoutImportsOf: ['host'],
    message: 'What is played knows nothing of what serves it (oxlint.config.ts).',
  },
];

function restrictInside({ app, folders: within, withoutImportsOf, message }: (typeof inside)[number]): Override {
  const group = withoutImportsOf.flatMap((name) => waysUp.flatMap((way) => [`${way}${name}`, `${way}${name}/**`]));
  return {
    files: within.map((folder) => `${app}/${folder}/**`),
    excludeFiles: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...patternsOf(app), { group, message }] }] },
  };
}

function restrict(folder: string): Override {
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns: patternsOf(folder) }] } };
}

function patternsOf(folder: string) {
  const allowed = mayImport[folder] ?? [];
  const forbidden = folders.map(nameOf).filter((name) => name !== nameOf(folder) && !allowed.includes(name));
  const beside = folders.filter((other) => other !== folder && other.split('/')[0] === folder.split('/')[0]).map(nameOf);
  return [
    {
      group: forbidden.flatMap((name) => [`@lupa/${name}`, `@lupa/${name}/**`]),
      message: `${folder} may depend on: ${allowed.join(', ') || 'nothing'} (oxlint.config.ts).`,
    },
    {
      group: ['hono/body-limit'],
      message: 'A body is read by @lupa/server/requestBody.ts: the limit of Hono replaces the request, which a server may not take.',
    },
    {
      group: ['**/packages/**', '**/apps/**', ...beside.flatMap((name) => waysUp.map((way) => `${way}${name}/**`))],
      message: 'A package is imported by its name (@lupa/…); nothing imports an app.',
    },
  ];
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': 'off',
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'unicorn/no-array-sort': 'error',
    'no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-tests': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'typescript/consistent-return': 'off',
    'vitest/valid-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames }],
    'vitest/no-conditional-expect': 'off',
    'oxc/no-accumulating-spread': 'error',
    'no-control-regex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
  },
  overrides: [...folders.map(restrict), ...inside.map(restrictInside)],
  ignorePatterns: [
    '**/dist/**',
    '**/.next/**',
    'data/**',
    'apps/studio/payload-types.ts',
    'apps/studio/migrations/**',
    'apps/studio/app/(payload)/admin/importMap.js',
  ],
} satisfies OxlintConfig;
