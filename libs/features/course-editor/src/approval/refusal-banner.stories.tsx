import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { aCourse } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent, aRefusal } from '../editor.fixture.ts';
import { RefusalBanner } from './refusal-banner.tsx';

type Refusal = ReturnType<typeof aRefusal>;

/** A course that was sent back so; the reviewer saw it under the title `seen`. */
const refused = (over: Partial<Refusal> = {}, seen?: string) => {
  const refusal = { ...aRefusal(), ...over };
  const revisions = { 1: aCourse({ content: aPicturedContent(seen === undefined ? {} : { title: seen }) }) };
  return { args: { refusal }, ...inEditor({ status: 'REJECTED', request: refusal }, { revisions }) };
};

const meta = { component: RefusalBanner, args: { refusal: aRefusal() } } satisfies Meta<typeof RefusalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remarks: Story = { name: '이유와 의견', ...refused() };
export const Mended: Story = {
  name: '의견 하나를 고침',
  ...refused({}, '일차함수'),
  play: async () => void (await screen.findByText('고쳤어요')),
};
export const ReasonOnly: Story = { name: '이유만 있음', ...refused({ fieldRemarks: [] }) };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...refused({
    reason: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}`,
    fieldRemarks: [
      { path: 'packages.package-2.trialMinutes', remark: HARD_CONTENT.long.repeat(4) },
      { path: 'introVideoUrl', remark: HARD_CONTENT.url },
    ],
  }),
};
