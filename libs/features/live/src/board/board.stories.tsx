import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor } from 'storybook/test';
import { aDrawing } from '@portal/testing/families/family-board-builders';
import { pages as pageWords } from '../pages/page-messages.ts';
import { aBusyRoom, aDrawnBoard, guardianPass, studentPass } from '../room-states.fixture.ts';
import { asStage, inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { writing } from '../writing/writing-messages.ts';
import { board as words } from './board-messages.ts';
import { Board } from './board.tsx';

const meta = { component: Board, parameters: { platform: [] }, decorators: [asStage] } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const onBoard = { focus: 'BOARD', pages: aDrawnBoard } as const;
const drawn = aBusyRoom(onBoard);
const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'w390' } } };
const many = Array.from({ length: 50 }, (_, at) => ({ no: at + 1, elements: aDrawnBoard[0]!.elements }));
const full = Array.from({ length: 400 }, (_, at) => {
  const [x, y] = [(at % 20) * 78 + 20, Math.floor(at / 20) * 44 + 20];
  return aDrawing({ id: `d-${at}`, kind: at % 5 ? 'pen' : 'marker', points: [x, y, x + 30, y + 25, x + 60, y] });
});

const readInVietnamese = (pass = studentPass): Pick<Story, 'decorators'> => ({
  decorators: [inVietnamese, ...inRoom(drawn, { pass }).decorators],
});

export const Host: Story = { name: '선생님의 칠판', ...inRoom(drawn) };
export const Blank: Story = { name: '빈 칠판', ...inRoom(aBusyRoom({ focus: 'BOARD' })) };
export const Writing: Story = {
  name: '글자로 쓰는 중',
  ...inRoom(drawn),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: words.tools.text }));
    await userEvent.type(await screen.findByRole('textbox', { name: writing.write }), '기울기는 2{Enter}');
  },
};
export const Student: Story = { name: '그릴 수 있는 학생', ...inRoom(drawn, { pass: studentPass }) };
export const LooksOnly: Story = { name: '보기만 하는 보호자', ...inRoom(drawn, { pass: guardianPass }) };
export const LooksOnlyBlank: Story = {
  name: '빈 칠판을 보는 보호자',
  ...inRoom(aBusyRoom({ focus: 'BOARD' }), { pass: guardianPass }),
};
export const LooksAlone: Story = {
  name: '다른 쪽을 혼자 봄',
  ...inRoom(drawn, { pass: studentPass }),
  play: async () => userEvent.click(await screen.findByRole('button', { name: pageWords.open(2) })),
};
export const ManyPages: Story = {
  name: '쪽이 50개인 칠판',
  ...inRoom(aBusyRoom({ ...onBoard, pages: many, page: 37 })),
};
export const Full: Story = {
  name: '400개가 그려진 쪽',
  ...inRoom(aBusyRoom({ ...onBoard, pages: [{ no: 1, elements: full }] })),
};
export const Phone: Story = { name: '휴대폰', ...inRoom(drawn), ...phone };
export const PhoneStudent: Story = { name: '휴대폰의 학생', ...inRoom(drawn, { pass: studentPass }), ...phone };
export const PhoneLooksOnly: Story = {
  name: '휴대폰의 보호자',
  ...inRoom(drawn, { pass: guardianPass }),
  ...phone,
};
export const PhoneWriting: Story = {
  name: '휴대폰에서 글자로 쓰는 중',
  ...inRoom(drawn),
  ...phone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.chosen(words.tool, words.tools.pen) }));
    await userEvent.click(await screen.findByRole('radio', { name: words.tools.text }));
    await waitFor(() => screen.getByRole('textbox', { name: writing.write }));
  },
};
export const Vietnamese: Story = { name: '베트남어', ...readInVietnamese() };
export const VietnameseLooksOnly: Story = {
  name: '베트남어, 휴대폰의 보호자',
  ...readInVietnamese(guardianPass),
  ...phone,
};
