import { jestPreset } from '@portal/test-runner/jest-preset';

export default jestPreset({
  displayName: 'platform race',
  environment: 'node',
  globalSetup: '<rootDir>/src/testing/require-postgres.mjs',
  testMatch: ['<rootDir>/src/**/*.race.test.ts'],
  testTimeout: 120_000,
});
