import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { externalCalendarsContract } from '@portal/domain/schedule/external-calendars.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { imports } from '../messages.ts';
import { ImportPanel } from './import-panel.tsx';

const { importCalendarFile } = externalCalendarsContract;

const meta = {
  component: ImportPanel,
  parameters: { platform: [fake(importCalendarFile, { created: 0, repeated: 12, left: 3, ids: [] })] },
} satisfies Meta<typeof ImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose: Story['play'] = async ({ canvasElement }) =>
  userEvent.upload(
    within(canvasElement).getByLabelText(imports.file),
    new File(['BEGIN:VCALENDAR'], 'school.ics', { type: 'text/calendar' }),
  );

export const Before: Story = { name: '고르기 전' };
export const Repeated: Story = { name: '이미 가져온 파일', play: choose };
export const Failed: Story = {
  name: '읽지 못함',
  parameters: { platform: [fakeProblem(importCalendarFile, 'ICS_UNREADABLE')] },
  play: choose,
};
