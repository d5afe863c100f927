import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../connections.fixture.ts';
import { FeedsPanel } from './feeds-panel.tsx';

const meta = {
  component: FeedsPanel,
  parameters: { platform: worlds.loaded },
} satisfies Meta<typeof FeedsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '내보낸 주소 있음' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
