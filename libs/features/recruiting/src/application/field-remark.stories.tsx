import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, TextInput } from '@portal/ui/field';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { FieldRemark } from './field-remark.tsx';

const field = (
  <Field label="가르친 경력">
    <TextInput defaultValue="초등 수학 3년" />
  </Field>
);
const meta = {
  component: FieldRemark,
  args: { remark: '가르친 학년을 적어 주세요.', children: field },
} satisfies Meta<typeof FieldRemark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remarked: Story = { name: '의견 있음' };
export const Long: Story = { name: '긴 의견', args: { remark: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}` } };
export const Plain: Story = { name: '의견 없음', args: { remark: undefined } };
