import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { TextBox } from './text-box.tsx';

const writing = { page: 1, x: 300, y: 200, colour: 'indigo', width: 'normal', text: 'y = 2x + 1', of: null } as const;
const meta = {
  component: TextBox,
  args: { writing, onText: () => undefined, onPut: () => undefined, onGiveUp: () => undefined },
  decorators: [
    (Box) => (
      <chakra.div position="relative" aspectRatio="16 / 9" w="full" containerType="inline-size" bg="ink.25">
        <Box />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof TextBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: '짧은 글' };
export const Empty: Story = { name: '빈 글', args: { writing: { ...writing, text: '' } } };
export const AtTheEdge: Story = {
  name: '오른쪽 아래 끝의 긴 글',
  args: { writing: { ...writing, x: 1_590, y: 890, colour: 'camellia', text: HARD_CONTENT.long } },
};
export const Small: Story = { name: '작은 글자', args: { writing: { ...writing, width: 'thin' } } };
export const Large: Story = { name: '큰 글자', args: { writing: { ...writing, width: 'thick' } } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
