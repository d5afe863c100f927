import type { Meta, StoryObj } from '@storybook/react-vite';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { CLASS_LINK } from '@portal/testing/classes/enrollment-builders';
import { answered } from '../families.fixture.ts';
import { RequestForm } from './request-form.tsx';

const meta = {
  component: RequestForm,
  args: {
    link: CLASS_LINK,
    shown: { seatsFree: 2, asksTeacher: true },
    language: 'ko',
    zone: 'Asia/Seoul',
    onSent: () => undefined,
  },
  parameters: { signedIn: false, platform: [answered()] },
  beforeEach: () => dropDrafts('visitor'),
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '선생님이 확인하는 수업' };
export const Direct: Story = { name: '바로 등록되는 수업', args: { shown: { seatsFree: 2, asksTeacher: false } } };
export const Phone: Story = {
  name: '휴대폰, 빈자리 없음',
  args: { shown: { seatsFree: 0, asksTeacher: true } },
  globals: { viewport: { value: 'w390' } },
};
