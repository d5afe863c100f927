import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelTabs } from './panel-tabs.tsx';

const meta = {
  component: PanelTabs,
  args: {
    label: '옆 화면',
    names: { chat: '채팅', people: '참가자', material: '자료' },
    value: 'chat',
    onChange: () => undefined,
  },
  decorators: [
    (Tabs) => (
      <chakra.div className="dark" color="fg" bg="bg.panel" p="2" display="flex" maxW="20rem">
        <Tabs />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof PanelTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { name: '말로' };
export const Narrow: Story = {
  name: '좁아서 그림으로',
  decorators: [
    (Tabs) => (
      <chakra.div display="flex" w="12rem">
        <Tabs />
      </chakra.div>
    ),
  ],
};
