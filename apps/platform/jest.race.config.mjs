import { barePreset } from '@portal/test-runner/jest-preset';

// What the threads of the tests begin with: as many at once as a server of the platform.
process.env.TEST_DATABASE_CONNECTIONS ??= '10';

export default barePreset({
  displayName: 'platform race',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  globalSetup: '<rootDir>/src/testing/require-postgres.mjs',
  testMatch: ['<rootDir>/src/**/*.race.test.ts'],
});
