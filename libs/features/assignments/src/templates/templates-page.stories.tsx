import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aTemplate } from '@portal/testing/coursework/template-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aTemplateServer } from '../assignments.fixture.ts';
import { TemplatesPage } from './templates-page.tsx';

const { listAssignmentTemplates } = contract;
const act = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: '3과 단어 메뉴' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const meta = {
  component: TemplatesPage,
  parameters: {
    layout: 'fullscreen',
    path: '/account/assignments/templates',
    platform: aTemplateServer(),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof TemplatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '과제 템플릿' };
export const Giving: Story = {
  name: '다시 내기',
  play: async () => userEvent.click(await screen.findByRole('button', { name: '3과 단어 다시 내기' })),
};
export const Changing: Story = {
  name: '고치기',
  parameters: { platform: [...aTemplateServer(), ...fakeUploads()] },
  play: act('고치기'),
};
export const Deleting: Story = { name: '지우기 전에', play: act('지우기') };
export const None: Story = { name: '템플릿 없음', parameters: { platform: aTemplateServer([]) } };
export const NoneFound: Story = {
  name: '찾은 것 없음',
  parameters: { path: '/account/assignments/templates?q=없는말', platform: aTemplateServer([]) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listAssignmentTemplates)] },
};
export const Failed: Story = { name: '불러오지 못함', parameters: { platform: [offline(listAssignmentTemplates)] } };
export const Longest: Story = {
  name: '가장 긴 내용, 여러 쪽',
  parameters: {
    platform: [
      fake(listAssignmentTemplates, {
        total: 195,
        items: [
          aTemplate({
            title: HARD_CONTENT.url,
            content: `${HARD_CONTENT.long}\n`.repeat(6),
            last: { ...aTemplate().last!, className: HARD_CONTENT.long },
          }),
        ],
      }),
    ],
  },
};
