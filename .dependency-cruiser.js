/*
 * The rules for which file may import which. The message of a broken rule is its name; the comment says what to do
 * instead.
 */

const testCode = '(\\.(stories|test)\\.tsx?$|/testing[./])';
/** Benchmarks start servers and create users as tests do. */
const benchmarks = '^packages/benchmarks/';

/** A rule that keeps code from importing what the pattern names. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A rule that lists the other packages that a package may import. Every package may import the contract. */
const packageRule = (name, path, allowed, comment) =>
  forbid(
    `${name}-imports`,
    comment,
    { path: `^${path}/src/`, pathNot: testCode },
    { path: '^(packages|apps)/', pathNot: [`^${path}/`, '^packages/contract/', ...allowed] },
  );

/** A rule about one folder of the component library: it may import those below it. */
const layerRule = (name, below) =>
  forbid(
    `ui-${name}-layer`,
    `${name} may use ${below.join(', ') || 'nothing else'} and itself. Move the shared part to a lower folder.`,
    { path: `^packages/ui/src/${name}/`, pathNot: testCode },
    { path: '^packages/ui/src/', pathNot: `^packages/ui/src/(${[name, ...below].join('|')})/` },
  );

/**
 * The folders of the server, from the bottom up: a folder imports those before it, so there can be no circle. A new
 * folder gets its place here.
 */
const serverFolders = [
  'platform/time',
  'platform/security',
  'platform/tracing',
  'platform/database',
  'platform/caching',
  'platform/limits',
  'platform/schedule',
  'platform/tls',
  'contract',
  'mail',
  'files',
  'rendering/documents',
  'marketplace/siteSettings',
  'marketplace/notifications',
  'marketplace/members',
  'marketplace/decisionRecords',
  'marketplace/workRecord',
  'marketplace/companies',
  'marketplace/portfolio',
  'marketplace/drafts',
  'marketplace/legal',
  'marketplace/signUpInvitations',
  'marketplace/brand',
  'marketplace/auth',
  'search',
  'marketplace/reveals',
  'marketplace/evidence',
  'marketplace/jobs',
  'marketplace/views',
  'marketplace/questions',
  'marketplace/messageTemplates',
  'marketplace/resumes',
  'marketplace/applications',
  'marketplace/conversations',
  'marketplace/invitations',
  'marketplace/agreements',
  'marketplace/accounts',
  'marketplace/contact',
  'marketplace/saved',
  'marketplace/savedSearches',
  'marketplace/calendars',
  'marketplace/moderation',
  'marketplace/team',
  'marketplace/deletion',
  'marketplace/dataExport',
  'marketplace/site',
  'marketplace/desk',
  'rendering/linkPictures',
  'rendering/sitemap',
  'rendering/indexNow',
  'platform/web',
  'rendering/feeds',
  'platform/operating',
  'settings',
  'seed',
  'backup',
  'doctor',
  'upgrade',
];
/** The commands. All of the doctor and of the upgrade is one, because they look at everything. */
const programs =
  '^apps/api/src/((marketplace/(auth|moderation)|mail|seed|backup)/cli\\.ts$|doctor/|upgrade/)';

const serverFolderRules = serverFolders.map((name, index) =>
  forbid(
    `server-${name.replace('/', '-')}-imports`,
    `${name} may import ${serverFolders.slice(0, index).join(', ') || 'nothing else'}. Move the shared part down, or take it as an argument that app.ts passes.`,
    { path: `^apps/api/src/${name}/`, pathNot: [testCode, programs] },
    { path: '^apps/api/src/', pathNot: `^apps/api/src/(${serverFolders.slice(0, index + 1).join('|')})/` },
  ),
);

/**
 * The layers of the app, the lowest first, each with its purpose. A layer may import the layers before it. The files
 * directly in `apps/web/src` put the layers together, and no layer imports these files.
 */
const appLayers = {
  platform:
    'what a browser offers, without anything of the app. Pass what it needs of the app as an argument.',
  api: 'one function for each operation of the contract. It takes the client; shape the answer where it is read.',
  storage: 'what is kept in the browser. Take the storage and the values as arguments.',
  language: 'the texts of the app in every language. Take what a sentence names as an argument.',
  app: 'what all other layers get as the app. Give it a value or a callback when the app is put together.',
  navigation: 'addresses, the history and the focus. Take what depends on a user or on data as an argument.',
  session: 'who is signed in. Let the routes or the shell bring data and session together.',
  loading: 'how a query becomes part of a page. Take the query as an argument.',
  lists: 'lists of pages. Take the query as an argument.',
  submission: 'forms, drafts and conflicts. Take what is sent as a callback.',
  site: 'what the app knows of the site. Combine resources in a route.',
  passkeys: 'how a browser makes and gives passkeys. Combine resources in a route.',
  freelancers: 'what the app knows of freelancers. Combine resources in a route.',
  companies: 'what the app knows of companies. Combine resources in a route.',
  team: 'what the app knows of the team of a client. Combine resources in a route.',
  applications: 'what the app knows of applications. Combine resources in a route.',
  notifications: 'what has happened for the user. Combine resources in a route.',
  serviceWorker:
    'what a browser does while no page runs. A page reaches it by messages and by the storage of caches.',
  conversations: 'what the two sides of an application write. Combine resources in a route.',
  invitations: 'what the app knows of invitations to jobs. Combine resources in a route.',
  agreements: 'what the two sides of an application agree on. Combine resources in a route.',
  decisions: 'what a client does about a decision. Combine resources in a route.',
  jobs: 'what the app knows of jobs. Combine resources in a route.',
  questions: 'what the app knows of questions about jobs. Combine resources in a route.',
  legal: 'what the app knows of the legal texts. Combine resources in a route.',
  desk: 'what operators do in the app. Combine resources in a route.',
  reports: 'how users report what should not be on the site. Combine resources in a route.',
  saved: 'what users have saved, on the device and on the account. Combine resources in a route.',
  shell: 'what surrounds every page. Let a page bring what belongs to it.',
  hydration: 'how a page that a server rendered goes on in the browser. Take the routes as an argument.',
  routes: 'the pages. Move what others need to the folder of its resource.',
};

/** The rules of the layers. */
const layers = (path, purposes) =>
  Object.entries(purposes).map(([name, purpose], index) => {
    const allowed = Object.keys(purposes).slice(0, index + 1);
    return forbid(
      `app-${name}-layer`,
      `${name} is ${purpose}`,
      { path: `^${path}/${name}/`, pathNot: testCode },
      { path: `^${path}/`, pathNot: `^${path}/(${allowed.join('|')})/` },
    );
  });

export default {
  forbidden: [
    // Packages
    packageRule(
      'contract',
      'packages/contract',
      [],
      'The contract stands alone: describe the shape in openapi.yaml and generate it.',
    ),
    packageRule(
      'api-client',
      'packages/api-client',
      [],
      'The client knows the contract only: take what else it needs as an argument.',
    ),
    packageRule(
      'mocks',
      'packages/mocks',
      ['^packages/prose/'],
      'The mocks know the contract and prose only: a fixture says the values it needs itself.',
    ),
    packageRule(
      'ui',
      'packages/ui',
      ['^packages/prose/'],
      'Components know the contract and prose only: take data and callbacks as props, and let apps/web wire them. Fixtures are for stories and tests.',
    ),
    packageRule(
      'web',
      'apps/web',
      ['^packages/(ui|api-client|prose)/', '^packages/mocks/'],
      'The app is made of ui, api-client, prose and contract. What it needs of the server is an operation in openapi.yaml.',
    ),
    packageRule(
      'api',
      'apps/api',
      ['^packages/(prose|contract-server|embedded-postgres|backup)/'],
      'The server knows the contract, prose, the contract server, its database and backups only: share a shape through openapi.yaml.',
    ),
    packageRule(
      'embedded-postgres',
      'packages/embedded-postgres',
      [],
      'The embedded database knows no table and no request: take what else it needs as an argument.',
    ),
    forbid(
      'backup-imports',
      'Backups know the embedded database only. What they need of an application is in DataModel.',
      { path: '^packages/backup/src/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(backup|embedded-postgres)/' },
    ),
    forbid(
      'contract-server-imports',
      'The contract server knows no contract and no database: take what else it needs as an argument.',
      { path: '^packages/contract-server/src/' },
      { path: '^(packages|apps)/', pathNot: '^packages/contract-server/' },
    ),
    packageRule(
      'benchmarks',
      'packages/benchmarks',
      ['^apps/api/', '^packages/tooling/'],
      'Benchmarks start a server and look at it from outside: measure the app through its pages.',
    ),
    packageRule(
      'prose',
      'packages/prose',
      [],
      'What a text means depends on nothing but the text. Only the codes of problems follow from the contract.',
    ),
    forbid(
      'mocks-stay-out-of-production',
      'Import the mocks from stories, tests and apps/web/src/mockMode.ts only. Production data comes from a loader.',
      { path: '^apps/web/src/', pathNot: [testCode, '^apps/web/src/mockMode\\.ts$'] },
      { path: '^packages/mocks/' },
    ),
    forbid(
      'stories-import-mocks-at-most',
      'A story or a test of the components uses ui, mocks, prose and contract: pass the rest as args.',
      { path: `^packages/ui/src/.*${testCode}` },
      { path: '^(packages|apps)/', pathNot: '^packages/(ui|mocks|prose|contract)/' },
    ),
    forbid(
      'through-the-exports',
      'Enter another package by its name and one of its `exports`; if the name is not exported, export it there.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),

    // Inside the component library
    layerRule('theme', []),
    layerRule('tokens', ['theme']),
    layerRule('messages', []),
    layerRule('primitives', ['theme', 'messages']),
    layerRule('layout', ['theme', 'messages', 'primitives']),
    layerRule('cards', ['theme', 'messages', 'primitives']),
    // A form shows what it makes, as others will see it.
    layerRule('forms', ['theme', 'messages', 'primitives', 'cards']),
    layerRule('modals', ['theme', 'messages', 'primitives', 'layout', 'cards', 'forms']),
    layerRule('pages', ['theme', 'tokens', 'messages', 'primitives', 'layout', 'cards', 'forms', 'modals']),
    forbid(
      'ui-own-styles',
      'A component above the primitives uses its own styles only. Make a component of what two of them share.',
      {
        path: '^packages/ui/src/(layout|cards|forms|modals|pages)/([^/]+)/',
        pathNot: [testCode, '\\.css\\.ts$'],
      },
      { path: '^packages/ui/src/(?!theme/).+\\.css\\.ts$', pathNot: '^packages/ui/src/$1/$2/' },
    ),
    forbid(
      'no-page-imports-a-page',
      'Move what two pages share to cards, forms or layout.',
      { path: '^packages/ui/src/pages/([^/]+)/' },
      { path: '^packages/ui/src/pages/', pathNot: '^packages/ui/src/pages/$1/' },
    ),

    forbid(
      'no-barrel-inside-the-library',
      'Import from the file of the component. The index files are for users of the package.',
      { path: '^packages/ui/src/[^/]+/.+', pathNot: ['^packages/ui/src/[^/]+/index\\.ts$', testCode] },
      { path: '^packages/ui/src/[^/]+/index\\.ts$' },
    ),

    // Inside the server
    ...serverFolderRules,
    forbid(
      'server-folders-are-ordered',
      'Give the folder its place in serverFolders above.',
      {
        path: '^apps/api/src/[^/]+/',
        pathNot: [testCode, `^apps/api/src/(${serverFolders.join('|')})/`],
      },
      {},
    ),
    forbid(
      'rows-stay-in-repositories',
      'Ask the repository: it returns the shapes of the contract.',
      { path: '^apps/api/src/', pathNot: [testCode, '\\.(repository|rows)\\.ts$'] },
      { path: '\\.rows\\.ts$' },
    ),

    // Inside the app and the server
    ...layers('apps/web/src', appLayers),
    forbid(
      'no-route-imports-a-route',
      'Move what two routes share to the folder of its resource. Only the home route shows other routes, lazily.',
      { path: '^apps/web/src/routes/([^/]+)/' },
      {
        path: '^apps/web/src/routes/',
        pathNot: '^apps/web/src/routes/$1/',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
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
      'Move what both need to a third file that imports neither. A circle of types counts as well.',
      {},
      { circular: true },
    ),
    forbid(
      'production-code-stands-alone',
      'Only stories and tests import stories and tests: move the shared part to a file of its own.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: [testCode, benchmarks] },
      { path: testCode, pathNot: 'node_modules' },
    ),
    forbid(
      'no-dev-dependency-in-production',
      'Move the package from devDependencies to dependencies.',
      {
        path: '^(packages/(api-client|mocks|ui)|apps/[^/]+)/src/',
        pathNot: [testCode, '\\.d\\.ts$', '^apps/web/src/mockMode\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'], pathNot: '@types/' },
    ),
    forbid(
      'no-orphan',
      'Nothing uses this file: use it or remove it.',
      // The reference is loaded by its own page, pages of Storybook's documentation are MDX, and Node loads daysAhead.ts
      // before the server of a journey.
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          testCode,
          '\\.config\\.ts$',
          '\\.spec\\.ts$',
          'platform/web/reference/',
          '^apps/web/e2e/daysAhead\\.ts$',
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
