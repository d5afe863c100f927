import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aBusyRoom, aDrawnBoard, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { PageMenu } from './page-menu.tsx';

const meta = {
  component: PageMenu,
  parameters: { platform: [] },
  play: async () => userEvent.click(await screen.findByRole('button')),
} satisfies Meta<typeof PageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 50 }, (_, at) => ({ no: at + 1, elements: [] }));
export const Host: Story = { name: '선생님', ...inRoom(aBusyRoom({ pages: aDrawnBoard })) };
export const Guest: Story = { name: '학생', ...inRoom(aBusyRoom({ pages: aDrawnBoard }), { pass: studentPass }) };
export const Many: Story = {
  name: '50쪽, 휴대폰',
  ...inRoom(aBusyRoom({ pages: many, page: 12 })),
  globals: { viewport: { value: 'w390' } },
};
