import { screen, waitFor } from '@testing-library/react';
import { CLASS_TABS, classesContract } from '@portal/domain/classes/classes.contract';
import { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import { defineSection } from '@portal/portal-core/section';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { aTemplate } from '@portal/testing/coursework/template-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { TemplateList } from './template-list.tsx';

const section = defineSection({
  id: 'templates',
  routes: [
    {
      path: '/templates',
      title: '템플릿',
      access: 'account',
      page: () => <TemplateList zone="Asia/Seoul" onClose={() => undefined} />,
    },
  ],
});

describe('the templates of assignments', () => {
  it('tell how it went last time, and are given to several classes with one press [ASG-1]', async () => {
    const given = jest.fn();
    const classes = ['가반', '나반', '다반'].map((name, no) => aClassSummary({ id: `class-${no}`, name }));
    const { user } = renderSection(section, {
      path: '/templates',
      handlers: [
        fake(contract.listAssignmentTemplates, { total: 1, items: [aTemplate()] }),
        fake(classesContract.listClasses, {
          total: 3,
          items: classes,
          counts: Object.fromEntries(CLASS_TABS.map((tab) => [tab, 3])) as Record<(typeof CLASS_TABS)[number], number>,
        }),
        fake(contract.giveAgain, ({ body }) => {
          given(body.from, body.classIds, body.isDraft);
          return { ids: ['a', 'b'] };
        }),
      ],
    });
    expect(await screen.findByText('평균 80.5점 · 4명 중 3명이 제때 · 보통 39시간')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '3과 단어 다시 내기' }));
    await user.click(await screen.findByRole('button', { name: '과제 내기' }));
    expect(await screen.findByText('수업을 골라 주세요.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '가반' }));
    await user.click(screen.getByRole('checkbox', { name: '다반' }));
    await user.click(screen.getByRole('button', { name: '과제 내기' }));
    await waitFor(() =>
      expect(given).toHaveBeenCalledWith({ kind: 'TEMPLATE', id: 'template-1' }, ['class-0', 'class-2'], false),
    );
  });
});
