import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PanelBody } from '../panel-body.tsx';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { MaterialLinkForm } from './material-link-form.tsx';
import { hostMaterial } from './material-messages.ts';

const meta = {
  component: MaterialLinkForm,
  parameters: { platform: [] },
  decorators: [asPanel, ...inRoom().decorators],
  render: () => (
    <PanelBody>
      <MaterialLinkForm />
    </PanelBody>
  ),
} satisfies Meta<typeof MaterialLinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByRole('button', { name: hostMaterial.link }));

export const Folded: Story = { name: '접힘' };
export const Open: Story = { name: '펼침', play: open };
export const Wrong: Story = {
  name: '주소가 없음',
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: hostMaterial.show }));
  },
  globals: { viewport: { value: 'w390' } },
};
