import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { SplitView } from './split-view.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => (
    <chakra.li key={n} py="3" borderBottomWidth="1px">
      {`${n + 1}번째 줄`}
    </chakra.li>
  ));
const text = (content: string) => <chakra.p overflowWrap="anywhere">{content}</chakra.p>;

const meta = {
  component: SplitView,
  args: {
    list: <chakra.ul listStyleType="none">{rows(6)}</chakra.ul>,
    listLabel: '목록',
    pane: text('고른 것의 내용이에요.'),
    paneLabel: '내용',
    alone: 'list',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: '목록과 고른 것을 나란히 보여요. 1024px보다 좁으면 둘 중 하나만 화면이 돼요.',
      },
    },
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '나란히' };
export const Pane: Story = {
  name: '좁은 화면: 내용',
  args: { alone: 'pane' },
  globals: { viewport: { value: 'w390' } },
};
export const Filled: Story = {
  name: '좁은 화면: 화면을 채우는 내용',
  args: {
    alone: 'pane',
    isPaneFilled: true,
    pane: (
      <chakra.div flex="1" minH="10rem" p="4" bg="bg.panel" borderWidth="1px">
        아래 끝까지 채워요.
      </chakra.div>
    ),
  },
  // As the portal leaves it on a phone.
  decorators: [
    (Story) => (
      <chakra.div px="4" pb="4">
        <Story />
      </chakra.div>
    ),
  ],
  globals: { viewport: { value: 'w390' } },
};
export const Long: Story = {
  name: '긴 목록과 긴 글',
  args: {
    list: <chakra.ul listStyleType="none">{rows(60)}</chakra.ul>,
    pane: text(`${HARD_CONTENT.long} ${HARD_CONTENT.url} `.repeat(40)),
  },
};
