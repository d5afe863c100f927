import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSections } from '../testing/with-sections.tsx';
import { SectionBack, SectionLinks } from './section-links.tsx';

const meta = {
  component: SectionLinks,
  decorators: [withSections],
  parameters: { platform: [], path: '/account/exchange-points/receive-points' },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { name: '휴대폰: 제목 아래 줄' };
export const OfOneClass: Story = {
  name: '휴대폰: 목록으로 돌아가는 길',
  parameters: { path: '/account/my-courses/class-1/overview' },
  render: () => <SectionBack />,
};
