import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeacherCard } from '@portal/testing/teachers/teacher-builders';
import { TeacherCard } from './teacher-card.tsx';

const meta = {
  component: TeacherCard,
  args: { teacher: aTeacherCard() },
  argTypes: { teacher: { control: false } },
  parameters: { platform: [], signedIn: false },
  decorators: [
    (Story) => (
      <chakra.ul listStyleType="none" display="flex">
        <Story />
      </chakra.ul>
    ),
  ],
} satisfies Meta<typeof TeacherCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = { name: '후기 있음' };
export const New: Story = {
  name: '후기 없음, 소개 없음',
  args: { teacher: aTeacherCard({ rating: { count: 0, average: null }, shortIntro: '', subjects: [] }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    teacher: aTeacherCard({
      name: 'Nguyễn Thị Thanh Hương Giang '.repeat(8).trim(),
      subjects: ['중등 수학', '고등 수학', '한국어 회화와 발음', '피아노', '독서 토론'],
      shortIntro: '한 시간에 한 가지, 스스로 설명할 수 있을 때까지 함께 봐요. '.repeat(4).trim(),
      rating: { count: 12_345, average: 5 },
    }),
  },
};
