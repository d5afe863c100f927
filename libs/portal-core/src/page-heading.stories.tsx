import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { PageHeading } from './page-heading.tsx';

const meta = {
  component: PageHeading,
  parameters: { platform: [] },
  args: { title: '수입' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '제목만' };
export const WithAction: Story = { name: '주 단추와 함께', args: { actions: <Button>출금하기</Button> } };
export const Long: Story = {
  name: '긴 제목',
  args: { title: '중학교 2학년 수학 개념 완성 여름방학 특강 수업 일정과 과제', actions: <Button>추가</Button> },
};
export const Centered: Story = { name: '가운데', args: { title: '로그인을 확인하는 중이에요', centered: true } };
