import type { Meta, StoryObj } from '@storybook/react-vite';
import * as documents from '@portal/teaching-plan/document/document-page.stories';
import * as schedule from '@portal/teaching-plan/schedule/schedule-page.stories';
import * as sheet from '@portal/teaching-plan/sheet/week-sheet-page.stories';
import * as todo from '@portal/teaching-plan/todo/todo-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = { name: '수업 일정', parameters: inPortal(schedule.default, schedule.Loaded) };
export const ScheduleOnAPhone: Story = {
  name: '수업 일정, 휴대폰',
  parameters: inPortal(schedule.default, schedule.Loaded),
  globals: { viewport: { value: 'w390' } },
};
export const Sheet: Story = { name: '주간 계획', parameters: inPortal(sheet.default, sheet.Loaded) };
export const Todo: Story = { name: '할 일', parameters: inPortal(todo.default, todo.Loaded) };
export const TodoOnAPhone: Story = {
  name: '할 일, 휴대폰',
  parameters: inPortal(todo.default, todo.Loaded),
  globals: { viewport: { value: 'w390' } },
};
export const TodoCompleted: Story = { name: '할 일, 완료', parameters: inPortal(todo.default, todo.Completed) };
export const Documents: Story = { name: '수업 자료', parameters: inPortal(documents.default, documents.Loaded) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(todo.default, todo.Longest),
  globals: { texts: 'long' },
};
