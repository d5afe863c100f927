import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../connections.fixture.ts';
import { ExternalPanel } from './external-panel.tsx';

const meta = {
  component: ExternalPanel,
  parameters: { platform: worlds.loaded },
} satisfies Meta<typeof ExternalPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '연결한 캘린더 있음' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
