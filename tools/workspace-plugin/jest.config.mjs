import { jestPreset } from '@portal/testing/jest-preset';
export default jestPreset({ displayName: 'workspace-plugin', environment: 'node', testTimeout: 120_000 });
