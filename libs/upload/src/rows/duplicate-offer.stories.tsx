import type { Meta, StoryObj } from '@storybook/react-vite';
import { DuplicateOffer } from './duplicate-offer.tsx';

const meta = {
  component: DuplicateOffer,
  args: {
    name: '일차함수 수업 계획서.pdf',
    uploadedAt: '2026-11-12T10:00:00+09:00',
    onUse: () => {},
    onSend: () => {},
  },
} satisfies Meta<typeof DuplicateOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '전에 올린 파일과 같음' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
