import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { LIMITS } from '@portal/domain/tenant/limits';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { aFile } from '@portal/testing/assets/file-builders';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { worlds } from '../conversation.fixture.ts';
import { composer as words } from '../messages.ts';
import { Composer } from './composer.tsx';

const of = (name: string) => ({ name, forVisitor: false });

const meta = {
  component: Composer,
  args: { talk: of('room-of-a-story'), maySend: true, onSend: () => {}, onLeave: () => {} },
  parameters: { platform: worlds.loaded() },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what is typed makes these states. */
const write = (content: string) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const area = await within(canvasElement).findByLabelText(words.label);
    await fireEvent.change(area, { target: { value: content } });
  },
});

export const Empty: Story = { name: '비어 있음' };
export const Written: Story = {
  name: '쓰는 중',
  args: { talk: of('room-written') },
  ...write('내일 봬요.\n준비물은 자예요.'),
};
/** A room in which she stopped half-way: what was kept of it comes back. */
export const WithFiles: Story = {
  name: '파일과 함께, 쓰던 메시지를 불러옴',
  args: { talk: of('room-files') },
  beforeEach() {
    const files = [
      aFile({ id: 'f1', name: '일차함수 복습 문제.pdf', contentType: 'application/pdf' }),
      aFile({ id: 'f2', name: `${HARD_CONTENT.long}.png` }),
    ];
    saveDraft(aProfile().id, 'chat:room-files', { content: '복습 문제예요.', files });
  },
};
/** All that can be done stands in one row below the text, whose size a finger sets and not the text. */
export const LargeText: Story = {
  name: '휴대폰에서 두 배 글자',
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
  args: { talk: { ...of('room-large'), cardsOf: 'room-large' } },
  play: async ({ canvas }) => {
    const bottoms = (await canvas.findAllByRole('button')).map((one) => one.getBoundingClientRect().bottom);
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(2);
  },
};
export const NotYet: Story = {
  name: '아직 보낼 수 없음',
  args: { talk: of('room-not-yet'), maySend: false },
  ...write('내일 봬요.'),
};
export const NearLimit: Story = {
  name: '글자 수가 다 되어 감',
  args: { talk: of('room-near') },
  ...write('가'.repeat(LIMITS.chatMessageMax - 10)),
};
export const TooLong: Story = {
  name: '너무 긺',
  args: { talk: of('room-long') },
  ...write('가'.repeat(LIMITS.chatMessageMax + 1)),
};
/** She is asked before anything leaves; what she wrote stays in its field. */
export const Asked: Story = {
  name: '연락처를 어떻게 할지 물어봄',
  args: { talk: of('room-asked') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await fireEvent.change(await canvas.findByLabelText(words.label), {
      target: { value: '급하면 010-1234-5678이에요' },
    });
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
  },
};
