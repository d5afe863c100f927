import type { Meta, StoryObj } from '@storybook/react-vite';
import * as newCourse from '@portal/course-editor/creation/new-course-page.stories';
import * as edit from '@portal/course-editor/editor/edit-course-page.stories';
import * as preview from '@portal/course-editor/preview/preview-course-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: '강좌 만들기', parameters: inPortal(newCourse.default) };
export const Edit: Story = { name: '강좌 수정', parameters: inPortal(edit.default) };
export const Preview: Story = { name: '학생 화면으로 보기', parameters: inPortal(preview.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(edit.default, edit.Rejected),
  globals: { texts: 'long' },
};
export const LongestPreview: Story = {
  name: '가장 긴 내용: 학생 화면',
  parameters: inPortal(preview.default),
  globals: { texts: 'long' },
};
