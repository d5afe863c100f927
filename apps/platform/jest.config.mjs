import { jestPreset } from '@portal/test-runner/jest-preset';
export default jestPreset({
  displayName: 'platform',
  environment: 'node',
  // Races only show on a real PostgreSQL: jest.race.config.mjs runs those.
  testPathIgnorePatterns: ['/node_modules/', '\\.race\\.test\\.ts$'],
  testTimeout: 120_000,
});
