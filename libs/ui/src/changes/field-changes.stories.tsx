import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { FieldChanges } from './field-changes.tsx';

const INTRO =
  '함수를 처음 배우는 학생도 따라올 수 있게 천천히 나가요. 매 시간 앞부분에 지난 내용을 함께 떠올려요. '.repeat(4);

const meta = {
  component: FieldChanges,
  args: {
    changes: [
      { path: 'title', label: '강좌 이름', before: '중2 수학 쉬운 개념', after: '중2 수학 개념 완성' },
      { path: 'intro', label: '강좌 소개', before: `${INTRO}숙제는 없어요.`, after: `${INTRO}숙제는 주 1회예요.` },
      { path: 'packages.1.fee', label: '수강권 2 · 수강료', before: null, after: '1,250,000đ' },
      { path: 'benefits.2', label: '배우면 좋은 점 3', before: '그래프를 빨리 그려요', after: null },
    ],
  },
  argTypes: { changes: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '두 판이 어디서 다른지 칸마다 보여 줘요. 지운 글과 넣은 글은 색과 줄로, 화면 읽기 프로그램에는 말로 알려요. 긴 글은 바뀐 곳만 보이고 펼칠 수 있어요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Content: Story = {
  name: '긴 글',
  args: { changes: [{ path: 'a', label: HARD_CONTENT.long, before: HARD_CONTENT.url, after: HARD_CONTENT.long }] },
};
export const FlowUnfold: Story = {
  name: '흐름: 긴 글을 펼쳐요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '전체 보기' }));
    await expect(canvas.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
  },
};
