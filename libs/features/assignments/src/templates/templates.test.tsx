import { screen, waitFor, within } from '@testing-library/react';
import { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aTemplate } from '@portal/testing/coursework/template-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { aTemplateServer } from '../assignments.fixture.ts';
import { button, withFreshPages } from '../assignments.screen.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

const open = (handlers: Fake[] = [], query = '') =>
  renderSection(assignmentsSection, {
    path: `/account/assignments/templates${query}`,
    handlers: [...handlers, ...aTemplateServer(), ...fakeUploads()],
  });
const menuOf = async (user: ReturnType<typeof open>['user'], title: string, item: string) => {
  await user.click(await button(`${title} 메뉴`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the templates of assignments', () => {
  it('tell how it went last time, and are given to several classes with one press [ASG-1]', async () => {
    const given = jest.fn();
    const { user } = open([
      fake(contract.giveAgain, ({ body }) => {
        given(body.from, body.classIds, body.isDraft);
        return { ids: ['a', 'b'] };
      }),
    ]);
    expect(await screen.findByRole('heading', { level: 2, name: '템플릿 2개' })).toBeVisible();
    await user.click(await button('3과 단어 다시 내기'));
    const dialog = within(await openedDialog('다시 내기'));
    expect(dialog.getByText('평균 80.5점')).toBeVisible();
    expect(dialog.getByText('4명 중 4명 제출 · 제때 3명 · 보통 39시간')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: '과제 내기' }));
    expect(await dialog.findByText('수업을 골라 주세요.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: '중2 수학 심화반' }));
    await user.click(dialog.getByRole('checkbox', { name: '고1 수학 기초반' }));
    await user.click(dialog.getByRole('button', { name: '과제 내기' }));
    await waitFor(() =>
      expect(given).toHaveBeenCalledWith({ kind: 'TEMPLATE', id: 'template-1' }, ['class-1', 'class-2'], false),
    );
  });

  it('are renamed and changed with their criteria, and what is written stays when it is refused [ASG-1] [ASG-2]', async () => {
    const sent = jest.fn();
    const { user } = open([fakeProblem(contract.updateAssignmentTemplate, 'VERSION_CONFLICT')]);
    await menuOf(user, '오답 노트', '고치기');
    const dialog = within(await openedDialog('템플릿 고치기'));
    const title = dialog.getByRole('textbox', { name: '과제 제목' });
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect((await dialog.findAllByText('과제 제목을 입력해 주세요.'))[0]).toBeVisible();
    await user.type(title, '오답 공책');
    await user.click(dialog.getByRole('switch', { name: /마감 뒤에 낸 것도 받아요/ }));
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('템플릿을 저장하지 못했어요')).toBeVisible();
    platform.use(
      fake(contract.updateAssignmentTemplate, ({ body }) => {
        sent(body);
        return aTemplate({ id: 'template-2', version: 2 });
      }),
    );
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('템플릿을 고쳤어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      version: 1,
      title: '오답 공책',
      content: '틀린 문제를 한 줄씩 다시 풀어 오세요.',
      fileIds: [],
      downloadAllowed: true,
      lateAllowed: true,
      rubric: [
        { name: '식', points: 60 },
        { name: '답', points: 40 },
      ],
    });
  });

  it('are deleted after a question, and looked for by what is typed, which a reload keeps [ASG-1]', async () => {
    const gone = jest.fn();
    const { user, currentPath } = open([
      fake(contract.deleteAssignmentTemplate, ({ params }) => {
        gone(params.id);
        return {};
      }),
    ]);
    await user.type(await screen.findByRole('searchbox', { name: '템플릿 찾기' }), '오답');
    expect(await screen.findByRole('heading', { level: 2, name: '찾은 템플릿 1개' })).toBeVisible();
    expect(currentPath()).toBe('/account/assignments/templates?q=%EC%98%A4%EB%8B%B5');
    await menuOf(user, '오답 노트', '지우기');
    const question = within(await screen.findByRole('alertdialog', { name: '이 템플릿을 지울까요?' }));
    await user.click(question.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('템플릿을 지웠어요')).toBeVisible();
    expect(gone).toHaveBeenCalledWith('template-2');
  });
});
