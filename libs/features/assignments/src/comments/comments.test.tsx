import { screen, waitFor, within } from '@testing-library/react';
import { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { aGradingComment } from '@portal/testing/coursework/grading-builders';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { button, feedback, score, student, withFreshPages } from '../assignments.screen.ts';
import { aCommentServer, aGradingServer, handedIn } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

const open = (handlers: Fake[]) => renderSection(assignmentsSection, { path: '/account/grading', handlers });
const SIGNS = '괄호를 풀 때 부호를 한 번 더 봐요.';
const tagsShown = () =>
  screen.queryAllByRole('button', { name: / 빼기$/ }).map((one) => one.getAttribute('aria-label'));

describe('what she says often [ASG-2]', () => {
  it('is put in by Alt and its figure, with its tags, which can be taken off and added by hand', async () => {
    const [sent, used] = [jest.fn(), jest.fn()];
    const count = fake(gradingCommentsContract.useGradingComment, ({ params: { id } }) => {
      used(id);
      return aGradingComment({ id });
    });
    const { user } = open([count, ...aGradingServer(handedIn(), sent)]);
    await student('학생 A03');
    await user.type(await feedback(), '네.');
    await user.keyboard('{Alt>}1{/Alt}');
    expect(await feedback()).toHaveValue(`네. ${SIGNS}`);
    await user.click(await button(/^자주 쓰는 말과 태그 1개/));
    expect(tagsShown()).toEqual(['부호 실수 빼기']);
    await user.type(screen.getByRole('combobox', { name: '새 태그' }), '계산{Enter}');
    await user.click(await button('부호 실수 빼기'));
    await user.type(await score(), '70{Enter}');
    await student('학생 A04');
    expect(sent).toHaveBeenLastCalledWith(
      'submission-3',
      expect.objectContaining({ errorTags: ['계산'], isDone: true }),
    );
    expect(used.mock.calls).toEqual([['comment-1']]);
  });

  it('is found by “/” in the words and a few letters, and put in where she writes', async () => {
    const { user } = open(aGradingServer(handedIn()));
    await student('학생 A03');
    await user.type(await feedback(), '또 /');
    const dialog = within(await openedDialog('자주 쓰는 말'));
    await user.type(dialog.getByRole('searchbox', { name: '찾기' }), 'ㄷㅇ{Enter}');
    expect(await feedback()).toHaveValue('또 답에 단위를 붙여 주세요.');
    await user.type(await feedback(), ' 3/4 /');
    await openedDialog('자주 쓰는 말');
    await user.keyboard('/');
    await waitFor(async () => expect(await feedback()).toHaveValue('또 답에 단위를 붙여 주세요. 3/4 /'));
  });

  it('is changed, deleted and made where it is looked for', async () => {
    const { user } = open(aGradingServer(handedIn()));
    await student('학생 A03');
    await user.click(await button('자주 쓰는 말과 태그'));
    await user.click(await button('자주 쓰는 말'));
    const dialog = within(await openedDialog('자주 쓰는 말'));
    await user.click(dialog.getByRole('button', { name: `${SIGNS} 고치기` }));
    const text = dialog.getByRole('textbox', { name: '넣을 말' });
    await user.clear(text);
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('자주 쓰는 말을 적어 주세요.')).toBeVisible();
    await user.type(text, '부호!');
    await user.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('부호!')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '부호! 지우기' }));
    await waitFor(() => expect(dialog.queryByText('부호!')).toBeNull());
    await user.keyboard('{Escape}');
    await user.click(await button('되돌리기'));
    await user.click(await button('자주 쓰는 말'));
    expect(await within(await openedDialog('자주 쓰는 말')).findByText('부호!')).toBeVisible();
  });
});

describe('a rubric [ASG-2]', () => {
  const rubric = [
    { name: '식 세우기', points: 60 },
    { name: '답', points: 40 },
  ];
  const points = (name: string) => screen.findByRole('textbox', { name });
  const given = (over = {}) => [
    aGradedSubmission({ rubric, ...over }),
    aGradedSubmission({ id: 'next', student: { id: 's', name: '다음', avatar: null } }),
  ];

  it('is graded by figures and Enter alone, and the score is their sum', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(given(), sent));
    await student('학생 A01');
    document.body.focus();
    await user.keyboard('5');
    await user.type(await points('식 세우기, 60점까지'), '0{Enter}');
    expect(await points('답, 40점까지')).toHaveFocus();
    expect(screen.getByRole('group', { name: '합계 점수' })).toHaveTextContent('–');
    await user.keyboard('33');
    expect(screen.getByRole('group', { name: '합계 점수' })).toHaveTextContent('83');
    await user.keyboard('{Enter}');
    expect(await student('다음')).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith(
      'submission-1',
      expect.objectContaining({ rubricPoints: [50, 33], isDone: true }),
    );
  });

  it('asks for all of its points, and for none above the most', async () => {
    const sent = jest.fn();
    const { user } = open(aGradingServer(given(), sent));
    await student('학생 A01');
    await user.type(await points('식 세우기, 60점까지'), '50');
    await user.click(await button('저장하고 다음'));
    expect(await screen.findByText('항목마다 점수를 적어 주세요.')).toBeVisible();
    await user.type(await points('답, 40점까지'), '41');
    expect(await screen.findByText('답: 40점까지예요.')).toBeVisible();
    expect(screen.getByRole('group', { name: '합계 점수' })).toHaveTextContent('–');
    await user.click(await button('저장하고 다음'));
    expect(sent).not.toHaveBeenCalled();
    expect(await student('학생 A01')).toBeVisible();
  });
});

it('says how a first comment comes to be, where there is none', async () => {
  const { user } = open([...aCommentServer([]), ...aGradingServer(handedIn())]);
  await student('학생 A03');
  await user.click(await button('자주 쓰는 말과 태그'));
  await user.click(await button('자주 쓰는 말'));
  expect(await within(await openedDialog('자주 쓰는 말')).findByText('아직 없어요')).toBeVisible();
});
