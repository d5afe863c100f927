import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import type { FileMarks } from '@portal/domain/coursework/marks';
import { aMarksServer, PHOTO } from '../grading.fixture.ts';
import { MarkDeskContext, useMarkDesk } from './mark-desk.ts';
import { MarkTools } from './mark-tools.tsx';
import { MarkableFile } from './markable-file.tsx';
import { marks as words } from './marks-messages.ts';

const NONE: FileMarks = { fileId: PHOTO.id, version: 0, marks: [] };
const of = { version: 1, page: 1, width: 'normal' } as const;
const MARKED: FileMarks = {
  fileId: PHOTO.id,
  version: 1,
  marks: [
    { ...of, id: crypto.randomUUID(), kind: 'ellipse', colour: 'camellia', points: [220, 400, 560, 620] },
    { ...of, id: crypto.randomUUID(), kind: 'line', colour: 'celadon', points: [90, 230, 120, 260, 170, 190] },
    { ...of, id: crypto.randomUUID(), kind: 'text', colour: 'camellia', points: [620, 460], text: '부호를 다시 봐요' },
  ],
};

function Desk({ children }: { children: ReactNode }) {
  return (
    <MarkDeskContext value={useMarkDesk()}>
      <MarkTools />
      {children}
    </MarkDeskContext>
  );
}

const meta = {
  component: MarkableFile,
  parameters: { platform: aMarksServer() },
  decorators: [
    (Story) => (
      <Desk>
        <Story />
      </Desk>
    ),
  ],
  args: { submissionId: 'submission-1', attempt: 1, file: PHOTO, src: PHOTO.url, marked: MARKED },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof MarkableFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = { name: '표시한 사진' };
export const Fresh: Story = {
  name: '펜을 든 채',
  args: { marked: NONE },
  play: async () => userEvent.click(await screen.findByRole('button', { name: words.tools.pen })),
};
export const OnAPhone: Story = {
  name: '휴대폰에서 크게',
  globals: { viewport: { value: 'w390' } },
  play: async () => userEvent.click(await screen.findByRole('button', { name: new RegExp(words.open) })),
};
