import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordRules } from './password-rules.tsx';

const meta = { component: PasswordRules, args: { password: '' } } satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Some: Story = { name: '하나만 지킴', args: { password: 'abc' } };
export const All: Story = { name: '모두 지킴', args: { password: 'demo1234!' } };
export const OuterSpace: Story = { name: '앞뒤에 빈칸', args: { password: ' demo1234!' } };
