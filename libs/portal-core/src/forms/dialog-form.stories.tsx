import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import * as v from 'valibot';
import { localProblem } from '@portal/api/api-problem';
import { Field, TextArea } from '@portal/ui/field';
import { DialogForm } from './dialog-form.tsx';
import { useContractForm } from './use-contract-form.ts';

const NOTHING = () => undefined;
const SCHEMA = v.object({ reason: v.string() });

function Asking({ body, send }: { body: string; send: () => Promise<unknown> }) {
  const words = { keep: '닫기', submit: '보내기', failed: '보내지 못했어요' };
  const contract = useContractForm({ schema: SCHEMA, defaultValues: { reason: '' }, send });
  return (
    <DialogForm contract={contract} body={body} words={words} onClose={NOTHING}>
      <Field label="이유">
        <TextArea rows={3} {...contract.form.register('reason')} />
      </Field>
    </DialogForm>
  );
}

const meta = {
  component: Asking,
  args: { body: '보내면 운영팀이 읽어요.', send: (): Promise<unknown> => Promise.resolve() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '물음' };
export const Refused: Story = {
  name: '거절됨',
  args: { send: () => Promise.reject(localProblem('OFFLINE')) },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: '보내기' })),
};
export const Longest: Story = { name: '가장 긴 내용', args: { body: '보내면 운영팀이 읽어요. '.repeat(20) } };
