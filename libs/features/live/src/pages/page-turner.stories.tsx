import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBusyRoom, aDrawnBoard } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { PageTurner } from './page-turner.tsx';

const meta = { component: PageTurner, parameters: { platform: [] } } satisfies Meta<typeof PageTurner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: '첫 쪽', ...inRoom(aBusyRoom({ pages: aDrawnBoard })) };
export const Last: Story = { name: '마지막 쪽', ...inRoom(aBusyRoom({ pages: aDrawnBoard, page: 2 })) };
