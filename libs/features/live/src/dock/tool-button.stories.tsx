import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hand, MessageSquare, Mic, MicOff, PhoneOff, Presentation } from 'lucide-react';
import { StoryRow } from '@portal/ui/story-board';
import { onDark } from '../room-story.fixture.tsx';
import { hostTools, tools } from './dock-messages.ts';
import { ToolButton } from './tool-button.tsx';

const { label, name } = tools.microphone(true);
const off = tools.microphone(false);
const meta = {
  component: ToolButton,
  decorators: [onDark],
  args: { icon: Mic, id: 'microphone', label, name },
  render: () => (
    <StoryRow title="켜짐, 꺼짐, 열림, 닫힘, 새 것, 위험, 쓸 수 없음">
      <ToolButton id="a" look="on" icon={Mic} label={label} name={name} />
      <ToolButton id="b" look="off" icon={MicOff} label={off.label} name={off.name} />
      <ToolButton id="c" look="open" expanded icon={Presentation} label={tools.board} />
      <ToolButton id="d" icon={Hand} label={tools.hand(false).label} />
      <ToolButton id="e" icon={MessageSquare} label={tools.chat(0)} name={tools.chat(12)} count={12} expanded={false} />
      <ToolButton id="f" look="danger" icon={PhoneOff} label={hostTools.endShort} name={hostTools.end} />
      <ToolButton id="g" disabled icon={Mic} label={label} />
    </StoryRow>
  ),
} satisfies Meta<typeof ToolButton>;
export default meta;

export const All: StoryObj<typeof meta> = { name: '모든 상태' };
