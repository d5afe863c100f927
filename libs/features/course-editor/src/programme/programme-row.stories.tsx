import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEditor } from '../editor-story.fixture.tsx';
import { ProgrammeRow } from './programme-row.tsx';

const meta = {
  component: ProgrammeRow,
  args: { at: 0, hasContent: true, onEnter: () => {} },
  ...inEditor(),
} satisfies Meta<typeof ProgrammeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = { name: '배울 내용까지 적음' };
export const TitleOnly: Story = { name: '제목만 적음', args: { at: 1, hasContent: false } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
