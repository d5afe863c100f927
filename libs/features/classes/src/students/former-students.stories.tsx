import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aFormerStudent } from '@portal/testing/classes/leaving-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { FormerStudents } from './former-students.tsx';

const settled = { isFetching: false, refetch: () => undefined };
const of = (...items: ReturnType<typeof aFormerStudent>[]) => ({ query: { ...settled, currentData: { items } } });
const meta = {
  component: FormerStudents,
  parameters: { platform: [] },
  args: of(aFormerStudent(), aFormerStudent({ id: 'student-C02', name: '학생 C02', movedTo: null })),
} satisfies Meta<typeof FormerStudents>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByText(/^나간 학생/));

export const Closed: Story = { name: '접힘' };
export const Open: Story = { name: '펼침: 옮긴 학생과 나간 학생', play: open };
export const Failed: Story = {
  name: '오류',
  args: { query: { ...settled, error: { status: 500, code: 'UNEXPECTED', message: '서버에 문제가 생겼어요' } } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: of(
    aFormerStudent({
      name: HARD_CONTENT.vietnamese,
      reason: HARD_CONTENT.long.repeat(8),
      movedTo: { id: 'class-2', name: HARD_CONTENT.long },
    }),
    aFormerStudent({ id: 'student-C02', name: HARD_CONTENT.url, reason: HARD_CONTENT.url, movedTo: null }),
  ),
  play: open,
};
