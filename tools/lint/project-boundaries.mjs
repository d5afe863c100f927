/** The table of docs/architecture.md: which type of project may import which, and which packages it may not. */
export const importRules = [
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*', '@chakra-ui/*', 'fastify', 'msw'],
  },
  {
    sourceTag: 'type:data-access',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['@chakra-ui/*', 'react-router'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['@reduxjs/*', 'react-redux', 'react-router'],
  },
  { sourceTag: 'type:core', onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui'] },
  // What several sections show alike.
  {
    sourceTag: 'type:part',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core'],
    bannedExternalImports: ['socket.io-client'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:part'],
    bannedExternalImports: ['axios', 'socket.io-client'],
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@chakra-ui/*', '@reduxjs/*', '@testing-library/*'],
  },
  { sourceTag: 'type:testing-api', onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:testing'] },
  {
    sourceTag: 'type:testing-react',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:testing'],
  },
  {
    sourceTag: 'type:testing-stories',
    onlyDependOnLibsWithTags: [
      'type:domain',
      'type:data-access',
      'type:ui',
      'type:core',
      'type:testing',
      'type:testing-react',
    ],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:feature'],
  },
  {
    sourceTag: 'type:backend',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@chakra-ui/*', '@reduxjs/*'],
  },
  { sourceTag: 'type:host', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
];

/**
 * What the tests and stories of a project may use beside what its product uses. Each line is also what `nx affected`
 * follows: the tests of domain and platform need no testing lib, and those of the api none that draws.
 */
const testingLibs = {
  'type:data-access': ['type:testing', 'type:testing-api'],
  'type:ui': ['type:testing'],
  'type:core': ['type:testing', 'type:testing-react'],
  'type:part': ['type:testing', 'type:testing-react'],
  'type:feature': ['type:testing', 'type:testing-react'],
  'type:app': ['type:testing', 'type:testing-react'],
  'type:backend': ['type:tool'],
};

export const importRulesInTests = importRules.map((rule) => ({
  ...rule,
  onlyDependOnLibsWithTags: [...rule.onlyDependOnLibsWithTags, ...(testingLibs[rule.sourceTag] ?? [])],
}));

/** Options of @nx/enforce-module-boundaries for one of the tables above. */
export const boundaries = (depConstraints) => [
  'error',
  {
    allow: [],
    depConstraints,
    enforceBuildableLibDependency: false,
    checkNestedExternalImports: false,
    // The tests of these two use a testing lib that uses them: a circle of projects, never of files.
    ignoredCircularDependencies: [
      ['@portal/testing-api', '@portal/api'],
      ['@portal/testing-react', '@portal/portal-core'],
    ],
    // The portal loads some components of a lib early and others late; that is a question of files, not of libs.
    checkDynamicDependenciesExceptions: ['.*'],
  },
];
