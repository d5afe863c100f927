import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RoomState } from '@portal/domain/live/live-room';
import { aRoomState, aShownFile } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PanelBody } from '../panel-body.tsx';
import { hostPass, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { ShownMaterial } from './shown-material.tsx';

const meta = {
  component: ShownMaterial,
  parameters: { platform: [] },
  decorators: [asPanel],
  render: () => (
    <PanelBody>
      <ShownMaterial />
    </PanelBody>
  ),
} satisfies Meta<typeof ShownMaterial>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = aShownFile();
const shown = (over: Partial<RoomState>, pass = hostPass) => inRoom(aRoomState(over), { pass });

export const Shown: Story = { name: '함께 보는 중', ...shown({ material: file }) };
export const BehindBoard: Story = { name: '지금은 칠판', ...shown({ material: file, focus: 'BOARD' }) };
export const BehindPeople: Story = {
  name: '지금은 사람들, 학생',
  ...shown({ material: file, focus: 'PEOPLE' }, studentPass),
};
export const Link: Story = {
  name: '링크',
  ...shown({ material: { kind: 'LINK', name: '교재', url: 'https://school.example/book' } }),
};
export const None: Story = { name: '없음', ...shown({}) };
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, ...shown({ material: file, focus: 'BOARD' }, studentPass).decorators],
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...shown({ material: aShownFile({ name: HARD_CONTENT.url }), focus: 'BOARD' }),
  globals: { viewport: { value: 'w390' } },
};
