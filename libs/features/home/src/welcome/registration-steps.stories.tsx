import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistrationSteps } from './registration-steps.tsx';

const meta = {
  component: RegistrationSteps,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof RegistrationSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '등록 3단계' };
