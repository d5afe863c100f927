import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { shownHomework, shownThanks } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { RecordRow } from './record-row.tsx';

const meta = {
  component: RecordRow,
  decorators: [
    (Row) => (
      <section>
        <h2>지난 수업</h2>
        <Row />
      </section>
    ),
    readBy(),
  ],
  parameters: { signedIn: false, platform: [shownHomework(), shownThanks()] },
  args: { record: aFamilyRecord(), students: [{ id: 'student-1', name: '김민준' }], isNewest: false },
} satisfies Meta<typeof RecordRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힌 줄' };
export const Opened: Story = {
  name: '연 줄',
  play: async () => userEvent.click(await screen.findByRole('button', { name: /연립방정식/ })),
};
export const Newest: Story = { name: '마지막 수업', args: { isNewest: true } };
