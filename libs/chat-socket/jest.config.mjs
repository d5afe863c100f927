import { barePreset } from '@portal/test-runner/jest-preset';
export default barePreset({ displayName: 'chat-socket' });
