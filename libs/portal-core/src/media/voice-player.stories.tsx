import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen } from 'storybook/test';
import { aSound } from '@portal/testing/assets/sound-builders';
import { aVoice } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { VoicePlayer } from './voice-player.tsx';

const meta = {
  component: VoicePlayer,
  parameters: { platform: [] },
  args: { id: 'voice', src: aSound().url, label: '보호자 B03의 음성 메시지, 0:42', ...aVoice() },
} satisfies Meta<typeof VoicePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unheard: Story = { name: '아직 듣지 않음' };
export const HalfHeard: Story = {
  name: '가운데까지 들음',
  async play() {
    await fireEvent.change(await screen.findByRole('slider'), { target: { value: '21' } });
  },
};
export const Unmeasured: Story = { name: '소리 크기를 모름', args: { wave: [] } };
export const Longest: Story = {
  name: '가장 긴 소리, 좁은 곳',
  args: { seconds: 300, label: `${HARD_CONTENT.long}의 음성 메시지, 5:00` },
  decorators: [
    (Story) => (
      <chakra.div w="10rem">
        <Story />
      </chakra.div>
    ),
  ],
};
export const Broken: Story = {
  name: '재생할 수 없는 소리',
  args: { src: 'data:audio/webm;base64,AAAA' },
  async play() {
    await fireEvent.click(await screen.findByRole('button', { name: /듣기$/ }));
    await screen.findByText(/재생하지 못했어요/);
  },
};
