import type { Meta, StoryObj } from '@storybook/react-vite';
import * as evidence from '@portal/lessons/evidence/evidence-page.stories';
import * as lesson from '@portal/lessons/lesson/lesson-page.stories';
import * as check from '@portal/lessons/proof/check-evidence-page.stories';
import * as wrapUp from '@portal/lessons/wrap-up/wrap-up-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const at = (page: string) => ({ parameters: { path: `/account/lessons/lesson-1${page}` } });

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = { name: '수업 회차', parameters: inPortal(lesson.default, at('')) };
export const WrapUp: Story = { name: '수업 마무리', parameters: inPortal(wrapUp.default, at('/wrap-up')) };
export const LateWrapUp: Story = {
  name: '수업 마무리, 늦음',
  parameters: inPortal(wrapUp.default, { parameters: { ...wrapUp.Late.parameters, ...at('/wrap-up').parameters } }),
};
export const WrapUpOnAPhone: Story = {
  name: '수업 마무리, 휴대폰',
  parameters: inPortal(wrapUp.default, at('/wrap-up')),
  globals: { viewport: { value: 'w390' } },
};
export const Evidence: Story = { name: '수업 증거 기록', parameters: inPortal(evidence.default, at('/evidence')) };
export const Check: Story = { name: '증거 기록 확인', parameters: inPortal(check.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(lesson.default, at('')),
  globals: { texts: 'long' },
};
export const LongestWrapUp: Story = {
  name: '가장 긴 내용: 마무리',
  parameters: inPortal(wrapUp.default, at('/wrap-up')),
  globals: { texts: 'long' },
};
