import type { Meta, StoryObj } from '@storybook/react-vite';
import { histories } from '../profile.fixture.ts';
import { CompareVersions } from './compare-versions.tsx';
import { DRAFT, PUBLISHED } from './version-options.ts';

const meta = {
  component: CompareVersions,
  args: {
    id: 'compare',
    options: [
      { value: DRAFT, label: '지금 쓰는 내용' },
      { value: PUBLISHED, label: '공개된 내용' },
    ],
    versions: { from: PUBLISHED, to: DRAFT },
    onChoose: () => {},
  },
  parameters: { platform: histories.loaded },
} satisfies Meta<typeof CompareVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Different: Story = { name: '다른 곳이 있음' };
export const SameSide: Story = { name: '같은 것을 고름', args: { versions: { from: DRAFT, to: DRAFT } } };
export const Failed: Story = { name: '불러오지 못함', parameters: { platform: histories.partial } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
