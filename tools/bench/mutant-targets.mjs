// What is mutated, and the test files that have to notice.
const inFolder = (folder, names) => names.map((name) => `${folder}/${name}`);

const DOMAIN = 'libs/domain/jest.config.mjs';
const PLATFORM = 'apps/platform/jest.config.mjs';
const domain = (name, tests = [name]) => ({
  config: DOMAIN,
  files: [`libs/domain/src/${name}.ts`],
  tests: tests.map((test) => `libs/domain/src/${test}.test.ts`),
});
const auth = (names, tests) => ({
  config: 'libs/auth/jest.config.mjs',
  files: names.map((name) => `libs/auth/src/${name}.ts`),
  tests: tests.map((test) => `libs/auth/src/${test}.test.ts`),
});

export const TARGETS = {
  'safe-link': [
    {
      config: 'libs/portal-core/jest.config.mjs',
      files: ['libs/portal-core/src/safe-link.ts'],
      tests: ['libs/portal-core/src/safe-link.test.ts'],
    },
  ],
  'upload-policy': [domain('assets/upload-policy')],
  transitions: [
    domain('lessons/lesson-transitions', ['lessons/lesson-transitions', 'lessons/lesson-transitions.properties']),
    domain('coursework/assignment-transitions', ['coursework/assignment']),
    ...[
      'profile/profile-transitions',
      'reviews/review-transitions',
      'recruiting/application-transitions',
      'courses/course-transitions',
      'classes/class-transitions',
      'support/ticket-transitions',
    ].map((name) => domain(name)),
  ],
  overlap: [
    domain('time/week-slot', ['time/week-slot', 'time/week-slot.properties']),
    {
      config: 'libs/features/schedule/jest.config.mjs',
      files: ['libs/features/schedule/src/free-editor/rule-overlap.ts'],
      tests: ['libs/features/schedule/src/free-editor/rule-overlap.test.ts'],
    },
    {
      config: PLATFORM,
      files: ['apps/platform/src/core/days/span.ts'],
      tests: ['apps/platform/src/core/days/span.test.ts'],
    },
    {
      config: PLATFORM,
      files: [
        {
          path: 'apps/platform/src/modules/schedule/free-times/free-slot-rules.ts',
          from: 'export function sharedDay',
          to: 'export function answerOf',
        },
      ],
      tests: ['apps/platform/src/modules/schedule/free-times/free-slot-rules.test.ts'],
    },
  ],
  'auth-core': [
    auth(['session'], ['session', 'late-answers', 'remembering', 'tokens/renewal', 'oauth/oauth']),
    // Every order in which two tabs can renew takes a quarter of a minute, so it comes last.
    auth(['tokens/renewal'], ['tokens/renewal', 'session', 'tokens/refresh-orders']),
    ...['session-epoch', 'token-endpoint', 'token-jar', 'token-set'].map((name) =>
      auth([`tokens/${name}`], [`tokens/${name}`, 'tokens/renewal', 'session']),
    ),
  ],
  ledger: [
    domain('wallet/fee'),
    {
      ...domain('wallet/withdrawal'),
      files: [
        {
          path: 'libs/domain/src/wallet/withdrawal.ts',
          from: 'export const WITHDRAWAL_EVENTS',
          to: 'const Money',
        },
      ],
    },
    {
      config: PLATFORM,
      files: inFolder('apps/platform/src/modules/wallet', [
        'ledger.queries.ts',
        'wallets.queries.ts',
        'month-end/month-end.queries.ts',
      ]),
      tests: inFolder('apps/platform/src/modules/wallet', ['wallet-queries.test.ts', 'ledger.test.ts']),
    },
    {
      config: PLATFORM,
      files: ['apps/platform/src/modules/wallet/month-end/month-end.service.ts'],
      tests: inFolder('apps/platform/src/modules/wallet', ['month-end/month-end.test.ts', 'ledger.test.ts']),
    },
  ],
  'chat-queries': [
    {
      config: PLATFORM,
      files: inFolder('apps/platform/src/modules/chat', ['chats.queries.ts', 'messages.queries.ts']),
      tests: inFolder('apps/platform/src/modules/chat', ['chat-queries.test.ts', 'messages.test.ts', 'chats.test.ts']),
    },
  ],
};
