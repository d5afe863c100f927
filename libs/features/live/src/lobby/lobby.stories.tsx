import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { Field, TextInput } from '@portal/ui/field';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ZoneProvider } from '@portal/ui/zone';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import { aWorld, fakeDevices, refusingDevices } from '../live.fixture.ts';
import { VietnameseReader } from '../room-story.fixture.tsx';
import { Lobby } from './lobby.tsx';

const words = doorKorean.devices;
const { teacherName: _host, ...hostLesson } = aLiveLesson();
const early = {
  opensAt: '2026-11-18T11:15:00+09:00',
  startAt: '2026-11-18T11:30:00+09:00',
  endAt: '2026-11-18T12:30:00+09:00',
};

const inWorld = (devices = fakeDevices()): Pick<Story, 'decorators'> => ({
  decorators: [(Part) => aWorld(null, devices).wrap(<Part />)],
});
const turnOn = async (...names: string[]) => {
  for (const name of names)
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(words.turn(name, 'on')) }));
};
const onPhone = { viewport: { value: 'w390' } };
const nameField = (error?: string) => (
  <Field label={doorKorean.name} helper={doorKorean.nameHelp} error={error}>
    <TextInput autoComplete="name" />
  </Field>
);

const meta = {
  component: Lobby,
  args: { lesson: aLiveLesson(), onEnter: () => undefined },
} satisfies Meta<typeof Lobby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '입장할 수 있음', ...inWorld() };
export const Host: Story = { name: '선생님이 입장하기 전', ...inWorld(), args: { lesson: hostLesson } };
export const Student: Story = {
  name: '학생, 카메라와 마이크를 켬',
  ...inWorld(),
  args: { children: <p>{doorKorean.as('학생 A01')}</p> },
  globals: onPhone,
  play: () => turnOn(words.camera, words.microphone),
};
export const Guardian: Story = {
  name: '이름을 적는 보호자',
  ...inWorld(),
  args: { children: nameField() },
  globals: onPhone,
};
export const NameMissing: Story = {
  ...Guardian,
  name: '이름을 적지 않음',
  args: { children: nameField(doorKorean.nameMissing) },
};
export const NameRefused: Story = {
  ...Guardian,
  name: '쓸 수 없는 이름',
  args: { children: nameField('이 수업에 있는 다른 사람의 이름이에요. 보호자 이름을 적어 주세요.') },
};
export const Early: Story = { name: '아직 열리지 않음', ...inWorld(), args: { lesson: aLiveLesson(early) } };
export const EarlyOnPhone: Story = { ...Early, name: '아직 열리지 않음, 휴대폰', globals: onPhone };
export const Refused: Story = {
  name: '카메라가 막혀 있음',
  ...inWorld(refusingDevices('NotAllowedError')),
  globals: onPhone,
  play: () => turnOn(words.camera),
};
export const None: Story = {
  name: '카메라도 마이크도 없음',
  ...inWorld(refusingDevices('NotFoundError')),
  play: () => turnOn(words.camera, words.microphone),
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [
    (Part) =>
      aWorld(null).wrap(
        <VietnameseReader>
          <ZoneProvider value="Asia/Ho_Chi_Minh">
            <Part />
          </ZoneProvider>
        </VietnameseReader>,
      ),
  ],
  args: { children: <p>{doorVietnamese.as('학생 A01')}</p> },
  globals: onPhone,
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inWorld(refusingDevices('NotReadableError')),
  args: {
    lesson: aLiveLesson({ className: HARD_CONTENT.long, teacherName: HARD_CONTENT.vietnamese }),
    children: <p>{doorKorean.as(HARD_CONTENT.vietnamese)}</p>,
  },
  globals: onPhone,
  play: () => turnOn(words.camera),
};
