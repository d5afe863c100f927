import { jestPreset } from '@portal/test-runner/jest-preset';
export default jestPreset({ displayName: 'reporting' });
