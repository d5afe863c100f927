import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { StoryRow } from '../base/story-board.tsx';
import { StatusChip } from './status-chip.tsx';
import { STATUS_LABELS } from './status-labels.ts';

const meta = {
  component: StatusChip,
  args: { group: 'course', status: 'PUBLISHED' },
  parameters: {
    docs: {
      description: {
        component:
          '상태를 아이콘, 낱말, 옅은 색으로 함께 알려요. 색만으로 알리는 상태는 없어요. 끝난 것은 일부러 회색이고, 초록은 돈과 성공에만 써요.',
      },
    },
  },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS: Record<keyof typeof STATUS_LABELS, string> = {
  course: '강좌와 승인',
  profile: '수업 프로필',
  classProgress: '수업 진행',
  classState: '수업 상태',
  invitation: '메일 초대',
  lesson: '회차',
  lecture: '강의 자료',
  assignment: '과제',
  task: '할 일',
  transaction: '거래',
  income: '수입',
  statement: '정산서',
  transactionKind: '거래 종류',
  ticket: '문의',
  redemption: '내 선물',
  review: '수강 후기',
  question: '커뮤니티 질문',
  reminder: '챙길 일',
  teachingMode: '수업 방식',
};

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <>
      {Object.entries(STATUS_LABELS).map(([group, words]) => (
        <StoryRow key={group} title={GROUPS[group as keyof typeof STATUS_LABELS]}>
          {Object.keys(words).map((status) => (
            <StatusChip key={status} {...({ group, status } as ComponentProps<typeof StatusChip>)} />
          ))}
        </StoryRow>
      ))}
    </>
  ),
};
