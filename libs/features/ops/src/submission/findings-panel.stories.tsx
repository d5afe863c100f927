import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCourseItem } from '@portal/testing/ops/ops-item-builders';
import { fullItem } from '../ops.fixture.ts';
import { FindingsPanel } from './findings-panel.tsx';

const meta = {
  component: FindingsPanel,
  args: { details: fullItem(), onRemark: fn() },
} satisfies Meta<typeof FindingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { name: '걸리는 것 있음' };
export const Nothing: Story = { name: '없음', args: { details: aCourseItem() } };
