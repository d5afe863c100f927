import type { Meta, StoryObj } from '@storybook/react-vite';
import * as grading from '@portal/assignments/grading/grading-page.stories';
import * as list from '@portal/assignments/list/assignments-page.stories';
import * as table from '@portal/assignments/table/grading-table-page.stories';
import * as templates from '@portal/assignments/templates/templates-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390' } };

export const List: Story = { name: '과제', parameters: inPortal(list.default, list.Loaded) };
export const ListLongest: Story = { name: '과제, 가장 긴 내용', parameters: inPortal(list.default, list.Longest) };
export const Templates: Story = { name: '과제 템플릿', parameters: inPortal(templates.default, templates.Loaded) };
export const TemplatesOnAPhone: Story = {
  name: '과제 템플릿, 휴대폰',
  parameters: inPortal(templates.default, templates.Loaded),
  globals: phone,
};
export const Grading: Story = { name: '채점하기', parameters: inPortal(grading.default, grading.Working) };
export const GradingOnAPhone: Story = {
  name: '채점하기, 휴대폰',
  parameters: inPortal(grading.default, grading.Working),
  globals: phone,
};
export const Table: Story = { name: '빠른 채점표', parameters: inPortal(table.default, table.Working) };
export const AllGraded: Story = { name: '모두 채점함', parameters: inPortal(grading.default, grading.AllGraded) };
export const GradingLongest: Story = {
  name: '채점하기, 가장 긴 내용',
  parameters: inPortal(grading.default, grading.Longest),
};
export const GradingLongestOnAPhone: Story = {
  name: '채점하기, 가장 긴 내용, 휴대폰',
  parameters: inPortal(grading.default, grading.Longest),
  globals: phone,
};
