import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLivePoll } from '@portal/testing/live/live-builders';
import { hostFakes } from '../live.fixture.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { SidePanel } from './side-panel.tsx';

const nothing = () => undefined;
const beside = (Part: ComponentType) => (
  <chakra.div className="dark" color="fg" display="flex" h="40rem" maxW="24.375rem">
    <Part />
  </chakra.div>
);
const meta = {
  component: SidePanel,
  decorators: [beside, ...inRoom(aBusyRoom({ poll: aLivePoll() })).decorators],
  args: { name: 'chat', onOpen: nothing, onClose: nothing },
  parameters: { platform: [fake(lecturesContract.listLectures, { total: 0, items: [] }), ...hostFakes()] },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chat: Story = { name: '채팅' };
export const People: Story = { name: '참가자', args: { name: 'people' } };
export const Material: Story = { name: '자료', args: { name: 'material' } };
export const Poll: Story = { name: '투표', args: { name: 'poll' } };
export const Links: Story = { name: '입장 링크', args: { name: 'links' } };
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, ...inRoom(aBusyRoom(), { pass: studentPass }).decorators],
};
export const Cards: Story = {
  name: '눕힌 휴대폰에서 연 카드',
  args: { name: 'cards' },
  globals: { viewport: { value: 'w390' } },
};
