import { jestPreset } from '@portal/testing/jest-preset';
export default jestPreset({ displayName: 'conversation' });
