import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogueEmpty } from './catalogue-empty.tsx';

const meta = {
  component: CatalogueEmpty,
  parameters: { platform: [] },
  args: { tab: 'all', q: '', mayCreate: true, onReset: () => undefined },
} satisfies Meta<typeof CatalogueEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: '강좌 없음' };
export const NotYet: Story = { name: '프로필 승인 전', args: { mayCreate: false } };
export const NoneHere: Story = { name: '이 상태의 강좌 없음', args: { tab: 'rejected' } };
export const NothingFound: Story = { name: '찾은 강좌 없음', args: { q: '물리' } };
