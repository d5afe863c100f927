import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../base/story-board.tsx';
import { DateText } from './date-text.tsx';

const meta = {
  component: DateText,
  args: { instant: '2026-11-18T10:42:00+09:00' },
  argTypes: {
    show: { control: 'inline-radio', options: ['day', 'weekday', 'time', 'dateTime', 'weekdayTime'] },
    children: { control: 'text' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '눈에는 숫자로, 귀에는 "2026년 11월 18일 수요일"로 알려요. 03/04처럼 헷갈리는 날짜에는 요일을 붙여요 (`weekday`).',
      },
    },
  },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 모습',
  render: (args) => (
    <StoryRow title="날짜, 요일, 시각, 날짜와 시각, 요일까지, 가까운 날" column>
      <DateText {...args} />
      <DateText {...args} show="weekday" />
      <DateText {...args} show="time" />
      <DateText {...args} show="dateTime" />
      <DateText {...args} show="weekdayTime" />
      <DateText {...args} show="dateTime">
        어제
      </DateText>
    </StoryRow>
  ),
};
