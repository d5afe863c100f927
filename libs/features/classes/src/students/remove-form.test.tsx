import { screen, waitFor } from '@testing-library/react';
import { classStudentsContract as contract } from '@portal/domain/classes/class-students.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aFormerStudent } from '@portal/testing/classes/leaving-builders';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, field, renderAlone } from '../classes.screen.ts';
import { RemoveForm } from './remove-form.tsx';

const { removeStudent } = contract;
const onClose = jest.fn();
const onLeft = jest.fn();
const ask = (handlers: Fake[] = [], { student = aClassStudent(), sendsMail = true } = {}) =>
  renderAlone(
    <RemoveForm classId="class-1" student={student} onClose={onClose} onLeft={onLeft} />,
    handlers,
    undefined,
    { sendsMail },
  );
const reason = () => field(/내보내는 이유/);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('removing a student', () => {
  it('says what comes of it before it happens, and begins at the reason', async () => {
    ask();
    await waitFor(async () => expect(await reason()).toHaveFocus());
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual([
      '남은 수업 7회를 더 듣지 못하고, 자리가 비어요.',
      '학생과 보호자가 이 수업의 채팅방에서 나가요. 나눈 이야기는 남아요.',
      '지금까지 들은 수업의 출석과 기록은 그대로 남아요.',
      '보호자에게 이유가 적힌 메일이 바로 가요.',
    ]);
  });

  it('promises no mail where none is sent', async () => {
    ask([], { sendsMail: false });
    await reason();
    expect(screen.getByText('메일은 보내지 않으니 보호자에게 직접 알려 주세요.')).toBeVisible();
    expect(screen.queryByText(/보호자가 받는 메일에/)).toBeNull();
  });

  it('needs a reason, sends it and tells what was done', async () => {
    const sent = jest.fn();
    const { user } = ask([
      fake(removeStudent, ({ params, body }) => {
        sent(params, body);
        return aFormerStudent({ movedTo: null });
      }),
    ]);
    await reason();
    await user.click(button('내보내기'));
    expect(await screen.findByText('내보내는 이유를 적어 주세요.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(await reason(), ' 가족이 이사해요 ');
    await user.click(button('내보내기'));
    expect(await screen.findByText('A01 학생을 내보냈어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ id: 'class-1', studentId: 'student-A01' }, { reason: '가족이 이사해요' });
    expect(onLeft).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a lost connection', offline(removeStudent)],
    ['a failure of the server', fakeProblem(removeStudent, 'UNEXPECTED')],
  ])('keeps what she wrote through %s', async (_what, problem) => {
    const { user } = ask([problem]);
    await user.type(await reason(), '가족이 이사해요');
    await user.click(button('내보내기'));
    expect(await screen.findByText('내보내지 못했어요')).toBeVisible();
    expect(await reason()).toHaveValue('가족이 이사해요');
    platform.use(fake(removeStudent, aFormerStudent()));
    await user.click(button('내보내기'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('says so where he has left already, and offers it no more', async () => {
    const { user } = ask([fakeProblem(removeStudent, 'WRONG_STATE')]);
    await user.type(await reason(), '가족이 이사해요');
    await user.click(button('내보내기'));
    expect(await screen.findByText(/다른 곳에서 먼저 내보냈거나 옮긴 학생이에요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '내보내기' })).toBeNull();
    await user.click(button('그대로 두기'));
    expect(onClose).toHaveBeenCalled();
    expect(onLeft).not.toHaveBeenCalled();
  });
});
