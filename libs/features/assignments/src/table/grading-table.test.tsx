import { screen, waitFor } from '@testing-library/react';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { button, withFreshPages } from '../assignments.screen.ts';
import { assignmentsSection } from '../section.ts';
import { aTable, aTableServer } from '../table.fixture.ts';
import { pastedColumn } from './table-cells.ts';

withFreshPages();

const open = (handlers: Fake[]) =>
  renderSection(assignmentsSection, { path: '/account/grading/table?assignment=assignment-1', handlers });
const score = (no: number) => screen.findByRole('textbox', { name: `학생 A0${no} 점수` });

describe('the quick table [ASG-2]', () => {
  it('has all students in rows; Enter and the arrows go on, and each row saves itself', async () => {
    const sent = jest.fn();
    const { user } = open(aTableServer(aTable(), sent));
    expect(await screen.findByText('낸 것 4개 중 1개 채점했어요')).toBeVisible();
    expect(screen.getByRole('row', { name: /학생 A05 아직 내지 않았어요/ })).toBeVisible();
    await user.type(await score(1), '70{Enter}');
    expect(await score(2)).toHaveFocus();
    await user.keyboard('80{ArrowRight}');
    expect(screen.getByRole('textbox', { name: '학생 A02 의견' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(await score(1)).toHaveFocus();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls.map(([id, body]) => [id, body.score, body.isDone])).toEqual([
      ['submission-1', 70, true],
      ['submission-2', 80, true],
    ]);
    expect(await screen.findByText('낸 것 4개 중 3개 채점했어요')).toBeVisible();
  });

  it('takes a column from a spreadsheet, marks what is no score, and gives it back', async () => {
    const sent = jest.fn();
    const { user } = open(aTableServer(aTable(), sent));
    await user.click(await score(1));
    await user.paste('70\t가\r\n팔십\r\n90\r\n100\r\n55\r\n');
    expect(await screen.findByText('점수 4개를 붙여 넣었어요')).toBeVisible();
    expect(await score(3)).toHaveValue('90');
    expect(await score(2)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('점수는 숫자로 적어 주세요.')).toBeVisible();
    await waitFor(() =>
      expect(sent.mock.calls.map(([id]) => id).toSorted()).toEqual(['submission-1', 'submission-3', 'submission-4']),
    );
    await user.click(await button('되돌리기'));
    expect(await score(4)).toHaveValue('90');
    expect(await score(2)).toHaveValue('');
  });

  it('saves what is being written before all are returned at once', async () => {
    const returned = jest.fn();
    const [assignment, list, grade, giveBack] = aTableServer();
    const { user } = open([
      assignment!,
      list!,
      grade!,
      fake(submissionsContract.returnSubmissions, ({ body: { ids } }) => {
        returned(ids.toSorted());
        return { returned: [...ids], failed: [] };
      }),
      giveBack!,
    ]);
    await user.type(await score(1), '70');
    await user.click(await button(/^한꺼번에 돌려주기/));
    expect(await screen.findByText('채점한 2개를 돌려줄까요?')).toBeVisible();
    await user.click(await button('돌려주기'));
    expect(await screen.findByText('2개를 돌려주었어요')).toBeVisible();
    expect(returned.mock.calls).toEqual([[['submission-1', 'submission-4']]]);
  });

  it('shows both where a row was graded elsewhere meanwhile, and keeps the one she chooses', async () => {
    const sent = jest.fn();
    const theirs = aTable().map((one) => (one.id === 'submission-1' ? { ...one, score: 55, version: 4 } : one));
    const [, , grade] = aTableServer(theirs, sent);
    let isChanged = false;
    const { user } = open([
      fake(assignmentsContract.listSubmissions, () => ({ items: isChanged ? theirs : aTable() })),
      grade!,
      ...aTableServer(),
    ]);
    await user.type(await score(1), '70');
    isChanged = true;
    await user.tab();
    expect(await screen.findByText('다른 곳에서 먼저 채점했어요')).toBeVisible();
    expect(screen.getByText('55점')).toBeVisible();
    await user.click(await button('내 것으로 저장'));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('submission-1', expect.objectContaining({ score: 70, version: 4 })),
    );
    expect(await score(1)).toHaveValue('70');
  });
});

it.each([
  ['one', null],
  ['1\n2', ['1', '2']],
  ['1\tx\r\n\r\n3\r\n', ['1', '', '3']],
])('%j is the column %j', (text, column) => {
  expect(pastedColumn(text)).toEqual(column);
});
