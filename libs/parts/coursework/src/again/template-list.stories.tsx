import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fake, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aTemplate } from '@portal/testing/coursework/template-builders';
import { TemplateList } from './template-list.tsx';

const meta = {
  component: TemplateList,
  args: { zone: DEFAULT_TIME_ZONE, onClose: fn() },
  parameters: {
    platform: [
      fake(contract.listAssignmentTemplates, {
        total: 2,
        items: [aTemplate(), aTemplate({ id: 'template-2', title: '오답 노트', given: 0, last: null })],
      }),
    ],
  },
} satisfies Meta<typeof TemplateList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '템플릿 둘' };
export const None: Story = {
  name: '템플릿 없음',
  parameters: { platform: [fake(contract.listAssignmentTemplates, { total: 0, items: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listAssignmentTemplates)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [offline(contract.listAssignmentTemplates)] },
};
