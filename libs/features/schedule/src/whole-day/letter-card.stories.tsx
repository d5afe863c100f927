import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { someLetters } from '../lesson.fixture.ts';
import { LetterCard } from './letter-card.tsx';

const [korean, vietnamese] = someLetters();

const meta = { component: LetterCard, args: { letters: [korean!] } } satisfies Meta<typeof LetterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { name: '한국어' };
export const Vietnamese: Story = { name: '베트남어', args: { letters: [vietnamese!] } };
export const Several: Story = { name: '여러 통', args: { letters: [korean!, { ...korean!, guardianName: '박지호' }] } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { letters: [{ ...korean!, guardianName: HARD_CONTENT.long, content: HARD_CONTENT.url }] },
};
