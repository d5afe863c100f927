import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { wrapUp as words } from '../wrap-up-messages.ts';
import { ReaderField } from './reader-field.tsx';

const hoa = { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' as const };
const kim = { id: 'guardian-2', name: '김보호', language: 'ko' as const };

const meta = {
  component: ReaderField,
  args: { label: words.reader, recipients: [hoa, kim], reader: kim, onChoose: fn() },
} satisfies Meta<typeof ReaderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: '보호자 두 분' };
