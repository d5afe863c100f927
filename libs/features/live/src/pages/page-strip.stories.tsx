import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBusyRoom, aDrawnBoard, studentPass } from '../room-states.fixture.ts';
import { inRoom, VietnameseReader } from '../room-story.fixture.tsx';
import { PageStrip } from './page-strip.tsx';

const meta = {
  component: PageStrip,
  parameters: { platform: [] },
  decorators: [
    (Strip) => (
      <chakra.div w="9.5rem" h="28rem" display="flex" flexDirection="column">
        <Strip />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof PageStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 50 }, (_, at) => ({ no: at + 1, elements: aDrawnBoard[0]!.elements }));
export const Host: Story = { name: '선생님', ...inRoom(aBusyRoom({ pages: aDrawnBoard })) };
export const Guest: Story = { name: '학생', ...inRoom(aBusyRoom({ pages: aDrawnBoard }), { pass: studentPass }) };
export const OnePage: Story = { name: '빈 쪽 하나', ...inRoom() };
export const Full: Story = { name: '50쪽, 더할 수 없음', ...inRoom(aBusyRoom({ pages: many, page: 50 })) };
export const Vietnamese: Story = {
  name: '베트남어',
  ...Guest,
  render: () => (
    <VietnameseReader>
      <PageStrip />
    </VietnameseReader>
  ),
};
