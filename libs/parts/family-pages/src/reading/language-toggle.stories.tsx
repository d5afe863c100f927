import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageToggle } from './language-toggle.tsx';

const meta = {
  component: LanguageToggle,
  args: { language: 'ko', onChange: () => undefined },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { name: '한국어로 읽는 중' };
export const Vietnamese: Story = { name: '베트남어로 읽는 중', args: { language: 'vi' } };
