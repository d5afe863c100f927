import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { aCourseItem, aProfileItem } from '@portal/testing/ops/ops-item-builders';
import { FieldsPanel } from './fields-panel.tsx';

const meta = {
  component: FieldsPanel,
  parameters: { platform: [] },
  args: { details: aCourseItem(), onRemark: fn() },
} satisfies Meta<typeof FieldsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = { name: '강좌' };
export const ReadOnly: Story = { name: '의견을 달 수 없음', args: { details: aProfileItem(), onRemark: undefined } };
export const Thin: Story = {
  name: '빈 곳이 많은 강좌',
  args: {
    details: aCourseItem({
      content: aCourseContent({
        image: null,
        introVideoUrl: 'https://example.com/' + 'a'.repeat(120),
        intro: '',
        benefits: [],
        programme: [],
        packages: [],
      }),
    }),
  },
};
