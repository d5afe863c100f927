import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ZoneField } from './zone-field.tsx';

const meta = {
  component: ZoneField,
  args: { value: '', name: 'zone', own: 'Asia/Seoul', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof ZoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: '보이지 않음' };
export const Vietnam: Story = { name: '호찌민', args: { value: 'Asia/Ho_Chi_Minh' } };
export const Searched: Story = { name: '찾은 시간대', args: { value: 'Europe/Madrid' } };
export const Unknown: Story = { name: '없는 시간대', args: { value: 'Seoul', error: '알 수 없는 시간대예요.' } };
