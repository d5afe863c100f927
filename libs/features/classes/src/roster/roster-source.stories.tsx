import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { roster as words } from '../roster-messages.ts';
import { RosterSource } from './roster-source.tsx';

const paste = async (text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: words.text }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: words.read }));
};

const meta = {
  component: RosterSource,
  parameters: { platform: [] },
  args: { onRead: fn(), onClose: fn() },
} satisfies Meta<typeof RosterSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const NoHead: Story = {
  name: '칸 이름이 없음',
  async play() {
    await paste('김민준,14,김보호');
    await screen.findByText(words.noHead);
  },
};
export const OfExcel: Story = {
  name: '흐름: 한국어 엑셀이 쓴 파일을 읽어요',
  tags: ['flow'],
  async play({ args }) {
    // 이름 and 똠방 in CP949; the last two letters are beyond KS X 1001 and its EUC-KR.
    const name = [0xc0, 0xcc, 0xb8, 0xa7];
    const student = [0x8c, 0x63, 0xb9, 0xe6];
    const ascii = (text: string) => [...new TextEncoder().encode(text)];
    const bytes = [
      ...[...name, ...ascii(',age,guardian,email,relation\r\n')],
      ...[...student, ...ascii(',14,Kim,kim@example.com,father\r\n')],
    ];
    const file = new File([new Uint8Array(bytes)], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText(words.file), file);
    await waitFor(() => expect(args.onRead).toHaveBeenCalled());
    await expect(args.onRead).toHaveBeenCalledWith([
      expect.objectContaining({ row: expect.objectContaining({ studentName: '똠방' }) as unknown }),
    ]);
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
