import { jestPreset } from '@portal/test-runner/jest-preset';
export default jestPreset({ displayName: 'workspace-plugin', environment: 'node', testTimeout: 120_000 });
