import type { Meta, StoryObj } from '@storybook/react-vite';
import * as oneClass from '@portal/classes/class-page/class-page.stories';
import * as classes from '@portal/classes/list/classes-page.stories';
import * as newClass from '@portal/classes/new-class/new-class-page.stories';
import * as replan from '@portal/classes/replan/replan-page.stories';
import * as rollOver from '@portal/classes/roll-over/roll-over-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: '내 수업', parameters: inPortal(classes.default) };
export const ListOnAPhone: Story = {
  name: '내 수업, 휴대폰',
  parameters: inPortal(classes.default),
  globals: { viewport: { value: 'w390' } },
};
export const LongestList: Story = {
  name: '가장 긴 내용: 내 수업',
  parameters: inPortal(classes.default),
  globals: { texts: 'long' },
};
export const Overview: Story = { name: '수업 개요', parameters: inPortal(oneClass.default) };
export const Lessons: Story = { name: '수업 회차', parameters: inPortal(oneClass.default, oneClass.Lessons) };
export const Students: Story = { name: '학생', parameters: inPortal(oneClass.default, oneClass.Students) };
export const Reviews: Story = { name: '수강 후기', parameters: inPortal(oneClass.default, oneClass.Reviews) };
export const Chat: Story = { name: '채팅', parameters: inPortal(oneClass.default, oneClass.Chat) };
export const New: Story = { name: '수업 만들기', parameters: inPortal(newClass.default) };
export const RollOver: Story = { name: '새 학기로 이어 만들기', parameters: inPortal(rollOver.default) };
export const Replan: Story = { name: '진도 다시 계획하기', parameters: inPortal(replan.default, replan.Overflow) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(oneClass.default),
  globals: { texts: 'long' },
};
