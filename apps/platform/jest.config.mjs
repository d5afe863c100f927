import { barePreset } from '@portal/test-runner/jest-preset';
export default barePreset({
  displayName: 'platform',
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  // Races only show on a real PostgreSQL: jest.race.config.mjs runs those.
  testPathIgnorePatterns: ['/node_modules/', '\\.race\\.test\\.ts$'],
});
