import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare, Mic, MicOff, PhoneOff } from 'lucide-react';
import { StoryRow } from '@portal/ui/story-board';
import { tools } from '../messages.ts';
import { ToolButton } from './tool-button.tsx';

const onClick = () => undefined;
const meta = {
  component: ToolButton,
  args: { icon: Mic, label: tools.micOff, onClick },
  render: () => (
    <StoryRow title="꺼짐, 켜짐, 새 것, 위험, 쓸 수 없음">
      <ToolButton icon={MicOff} label={tools.micOn} onClick={onClick} />
      <ToolButton isOn icon={Mic} label={tools.micOff} onClick={onClick} />
      <ToolButton icon={MessageSquare} label={tools.chat(12)} count={12} expanded={false} onClick={onClick} />
      <ToolButton danger icon={PhoneOff} label={tools.end} onClick={onClick} />
      <ToolButton disabled icon={Mic} label={tools.micOn} onClick={onClick} />
    </StoryRow>
  ),
} satisfies Meta<typeof ToolButton>;
export default meta;

export const All: StoryObj<typeof meta> = { name: '모든 상태' };
