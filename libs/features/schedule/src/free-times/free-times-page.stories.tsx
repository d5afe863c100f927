import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { anEditableSchedule } from '../editing.fixture.ts';
import { FreeTimesPage } from './free-times-page.tsx';

const { listFreeTimes } = freeTimesContract;
const phone = { viewport: { value: 'w390' } };
const slots = [
  aFreeSlot({ id: 'a', weekday: 'MONDAY', start: '09:00', end: '11:30' }),
  aFreeSlot({ id: 'b', weekday: 'MONDAY', start: '19:00', end: '21:00', audience: 'REGULARS' }),
  aFreeSlot({ id: 'c', until: '2026-12-24', except: ['2026-11-26'] }),
  { id: 'd', kind: 'DATE', date: '2026-11-21', start: '10:00', end: '12:00', audience: 'ALL' },
] as const;
const world = (given: Parameters<typeof anEditableSchedule>[0]) => anEditableSchedule(given).handlers;

const meta = {
  component: FreeTimesPage,
  parameters: { platform: world({ slots }), path: '/account/calendar/free-times', layout: 'padded' },
} satisfies Meta<typeof FreeTimesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '열어 둔 시간 있음' };
export const Empty: Story = { name: '열어 둔 시간 없음', parameters: { platform: world({ slots: [] }) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listFreeTimes), ...world({})] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listFreeTimes, 'UNEXPECTED'), ...world({})] },
};
export const Offline: Story = { name: '연결이 끊김', parameters: { platform: [offline(listFreeTimes), ...world({})] } };
export const PhoneLoaded: Story = { name: '휴대폰: 열어 둔 시간 있음', globals: phone };
export const PhoneEmpty: Story = {
  name: '휴대폰: 열어 둔 시간 없음',
  globals: phone,
  parameters: { platform: world({ slots: [] }) },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
