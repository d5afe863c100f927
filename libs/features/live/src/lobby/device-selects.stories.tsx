import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWorld, fakeDevices } from '../live.fixture.ts';
import { DeviceSelects } from './device-selects.tsx';

const device = (kind: MediaDeviceKind, no: number, label: string) =>
  ({ kind, deviceId: `${kind}-${no}`, label, groupId: '' }) as MediaDeviceInfo;
const found = (list: MediaDeviceInfo[]) => ({
  decorators: [
    (Part: () => React.ReactNode) => aWorld(null, fakeDevices({ list: () => Promise.resolve(list) })).wrap(<Part />),
  ],
});
const meta = { component: DeviceSelects, args: { isOpen: true, onChosen: () => undefined } } satisfies Meta<
  typeof DeviceSelects
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '여러 기기',
  ...found([
    device('videoinput', 1, '앞 카메라'),
    device('videoinput', 2, '뒤 카메라'),
    device('audioinput', 1, '내장 마이크'),
    device('audioinput', 2, '이어폰 마이크'),
    device('audiooutput', 1, '스피커'),
    device('audiooutput', 2, '이어폰'),
  ]),
};
export const Unnamed: Story = {
  name: '이름을 모르는 기기',
  ...found([device('videoinput', 1, ''), device('videoinput', 2, '')]),
};
export const One: Story = {
  name: '하나씩이라 고를 것 없음',
  tags: ['empty-canvas'],
  ...found([device('videoinput', 1, '앞 카메라')]),
};
