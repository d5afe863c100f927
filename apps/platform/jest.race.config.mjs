import { barePreset } from '@portal/test-runner/jest-preset';

export default barePreset({
  displayName: 'platform race',
  globalSetup: '<rootDir>/src/testing/require-postgres.mjs',
  testMatch: ['<rootDir>/src/**/*.race.test.ts'],
});
