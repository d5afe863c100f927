import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { nextLesson } from '../lessons.fixture.ts';
import { WrapUpPage } from './wrap-up-page.tsx';

const { getLessonDesk, saveLessonDiary, sendLessonDiary } = lessonDeskContract;
const save = fake(saveLessonDiary, ({ body }) => aLessonDiary({ ...body, version: body.version + 1 }));
const elsewhere = { version: 4, covered: '다른 창의 글', messageToGuardian: '다른 말' };

/** While she writes, the same lesson is written or closed somewhere else. */
function overtaken(code: 'VERSION_CONFLICT' | 'WRONG_STATE', sentAt: string | null) {
  let desk = aTaughtLesson();
  const refuse = () => {
    desk = aTaughtLesson({ diary: aLessonDiary({ ...elsewhere, sentAt }) });
    return problemResponse(code);
  };
  return [fake(getLessonDesk, () => desk), fake(saveLessonDiary, refuse), fake(sendLessonDiary, refuse), nextLesson];
}

const meta = {
  component: WrapUpPage,
  parameters: { path: '/account/lessons/lesson-1/wrap-up', route: '/account/lessons/:lessonId/wrap-up' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof WrapUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^숙제/ }), '여기에만 있는 글');
  await userEvent.click(screen.getByRole('button', { name: '보내고 마무리하기' }));
};

export const Rival: Story = {
  name: '다른 곳에서 먼저 바뀜',
  parameters: { platform: overtaken('VERSION_CONFLICT', null) },
  play: async () => {
    await write();
    await screen.findByText('다른 곳에서 먼저 바뀌었어요');
  },
};
export const Unsent: Story = {
  name: '다른 곳에서 먼저 마무리함',
  parameters: { platform: overtaken('WRONG_STATE', '2026-11-18T10:41:00+09:00') },
  play: async () => {
    await write();
    await screen.findByText('보내지 않은 글이 이 기기에 남아 있어요');
  },
};
export const Missing: Story = {
  name: '빠진 것이 있음',
  parameters: { platform: [fake(getLessonDesk, aTaughtLesson()), save, nextLesson] },
  play: async () => {
    await screen.findByRole('textbox', { name: /^숙제/ });
    await userEvent.clear(screen.getByRole('textbox', { name: /^배운 내용/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: /^내용/ }));
    await userEvent.click(screen.getByRole('button', { name: '보내고 마무리하기' }));
    await screen.findByText('무엇을 배웠는지 적어 주세요.');
  },
};
