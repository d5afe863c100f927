import { jestPreset } from '@portal/testing/jest-preset';

// PGlite is one connection and hides every race, so these tests refuse to run on it instead of passing for nothing.
if (!process.env.TEST_DATABASE_URL) throw new Error('The race tests need TEST_DATABASE_URL (a PostgreSQL server).');

export default jestPreset({
  displayName: 'platform race',
  environment: 'node',
  testMatch: ['<rootDir>/src/**/*.race.test.ts'],
  testTimeout: 120_000,
});
