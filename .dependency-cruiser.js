/*
 * Who may import whom. The message of a broken rule is its name; the comment says what to do instead.
 */

const testCode = '(\\.(stories|test)\\.tsx?$|/testing[./])';

/** A rule that keeps code from importing what the pattern names. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A rule that lists the only other rooms one room may import from. Types of the contract are always fine. */
const room = (name, path, allowed, comment) =>
  forbid(
    `${name}-imports`,
    comment,
    { path: `^${path}/src/`, pathNot: testCode },
    { path: '^(packages|apps)/', pathNot: [`^${path}/`, '^packages/contract/', ...allowed] },
  );

/** A rule about one floor of the component library: it may stand on the floors below it. */
const floor = (name, below) =>
  forbid(
    `ui-${name}-layer`,
    `${name} may use ${below.join(', ') || 'nothing else'} and itself. Move the shared part to a lower room.`,
    { path: `^packages/ui/src/${name}/`, pathNot: testCode },
    { path: '^packages/ui/src/', pathNot: `^packages/ui/src/(${[name, ...below].join('|')})/` },
  );

export default {
  forbidden: [
    // Rooms
    room(
      'contract',
      'packages/contract',
      [],
      'The contract stands alone: describe the shape in openapi.yaml and generate it.',
    ),
    room(
      'api-client',
      'packages/api-client',
      [],
      'The client knows the contract only: take what else it needs as an argument.',
    ),
    room(
      'mocks',
      'packages/mocks',
      [],
      'The mocks know the contract only: a fixture says the values it needs itself.',
    ),
    room(
      'ui',
      'packages/ui',
      [],
      'Components know the contract only: take data and callbacks as props, and let apps/web wire them. Fixtures are for stories and tests.',
    ),
    room(
      'web',
      'apps/web',
      ['^packages/(ui|api-client)/', '^packages/mocks/'],
      'The app is made of ui, api-client and contract. What it needs of the server is an operation in openapi.yaml.',
    ),
    room('api', 'apps/api', [], 'The server knows the contract only: share a shape through openapi.yaml.'),
    forbid(
      'contract-is-types',
      'The contract has no code at run time: write `import type`.',
      { pathNot: '^packages/contract/' },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'mocks-stay-out-of-production',
      'Import the mocks from stories, tests and apps/web/src/mock-mode.ts only. Production data comes from a loader.',
      { path: '^apps/web/src/', pathNot: [testCode, '^apps/web/src/mock-mode\\.ts$'] },
      { path: '^packages/mocks/' },
    ),
    forbid(
      'stories-import-mocks-at-most',
      'A story or a test of the components uses ui, mocks and contract: pass the rest as args.',
      { path: `^packages/ui/src/.*${testCode}` },
      { path: '^(packages|apps)/', pathNot: '^packages/(ui|mocks|contract)/' },
    ),
    forbid(
      'through-the-exports',
      'Enter another package by its name and one of its `exports`; if the name is not exported, export it there.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),

    // Inside the component library
    floor('theme', []),
    floor('messages', []),
    floor('primitives', ['theme', 'messages']),
    floor('layout', ['theme', 'messages', 'primitives']),
    floor('cards', ['theme', 'messages', 'primitives']),
    floor('forms', ['theme', 'messages', 'primitives']),
    floor('modals', ['theme', 'messages', 'primitives', 'layout', 'cards', 'forms']),
    floor('pages', ['theme', 'messages', 'primitives', 'layout', 'cards', 'forms', 'modals']),
    forbid(
      'no-page-imports-a-page',
      'Move what two pages share to cards, forms or layout.',
      { path: '^packages/ui/src/pages/([^/]+)/' },
      { path: '^packages/ui/src/pages/', pathNot: '^packages/ui/src/pages/$1/' },
    ),

    // Inside the app and the server
    forbid(
      'routes-are-lazy',
      'The route tree loads a route when it is visited: use `lazy: () => import(…)`.',
      { path: '^apps/web/src/router\\.tsx$' },
      { path: '^apps/web/src/routes/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-sql-in-operations',
      'An operation asks a repository: write the query in <resource>.repository.ts.',
      { path: '^apps/api/src/.*\\.operations\\.ts$' },
      { path: 'node_modules/(kysely|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'policies-are-pure',
      'A policy decides on the values it is given: read them in the operation and pass them.',
      { path: '^apps/api/src/.*\\.policy\\.ts$' },
      {
        path: ['\\.(repository|operations)\\.ts$', 'node_modules/(kysely|pg|fastify|@electric-sql)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    // Everywhere
    forbid(
      'resolvable',
      'Name the dependency in this package.json, or correct the path.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-circle',
      'Move what both need to a third file that imports neither.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'production-code-stands-alone',
      'Only stories and tests import stories and tests: move the shared part to a file of its own.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: testCode },
      { path: testCode, pathNot: 'node_modules' },
    ),
    forbid(
      'no-dev-dependency-in-production',
      'Move the package from devDependencies to dependencies.',
      {
        path: '^(packages/(api-client|mocks|ui)|apps/[^/]+)/src/',
        pathNot: [testCode, '\\.d\\.ts$', '^apps/web/src/mock-mode\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'], pathNot: '@types/' },
    ),
    forbid(
      'no-orphan',
      'Nobody uses this file: use it or remove it.',
      // The reference is loaded by its own page, and pages of Storybook's documentation are MDX.
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          testCode,
          '\\.config\\.ts$',
          '\\.spec\\.ts$',
          'web/reference/',
          '^packages/ui/docs/',
        ],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|public|\\.wireit|node_modules/\\.cache)/' },
    // `import type` is an import, too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
