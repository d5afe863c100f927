import { screen, waitFor } from '@testing-library/react';
import { classStudentsContract as contract } from '@portal/domain/classes/class-students.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aFormerStudent, aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { button, field, renderAlone } from '../classes.screen.ts';
import { MoveForm } from './move-form.tsx';

const { listMoveTargets, moveStudent } = contract;
const onClose = jest.fn();
const onLeft = jest.fn();
const full = aMoveTarget({ id: 'class-3', name: '가득 찬 반', seatsFree: 0 });
const targets = (...items: ReturnType<typeof aMoveTarget>[]) => fake(listMoveTargets, { items });
const ask = (handlers: Fake[]) =>
  renderAlone(<MoveForm classId="class-1" student={aClassStudent()} onClose={onClose} onLeft={onLeft} />, handlers);
const choice = (name: string) => screen.findByRole('radio', { name });
const reason = () => field(/옮기는 이유/);
const confirm = () => screen.queryByRole('button', { name: '옮기기' });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('moving a student into another class', () => {
  it('shows the other classes with their seats: those with a free one first, a full one cannot be chosen', async () => {
    ask([targets(full, aMoveTarget())]);
    expect(await choice('가득 찬 반')).toBeDisabled();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['class-2', 'class-3']);
    expect(await choice('중2 수학 주말반')).toHaveAccessibleDescription(/빈자리 3개 · 다음 수업/);
    expect(await choice('가득 찬 반')).toHaveAccessibleDescription(/빈자리가 없어요/);
    expect(screen.getByText('남은 수업 7회는 새 수업에서 이어서 들어요.')).toBeVisible();
  });

  it('needs a class and a reason, sends both and says where he goes on', async () => {
    const sent = jest.fn();
    const { user } = ask([
      targets(aMoveTarget()),
      fake(moveStudent, ({ params, body }) => {
        sent(params, body);
        return aFormerStudent();
      }),
    ]);
    await choice('중2 수학 주말반');
    await user.click(confirm()!);
    expect(await screen.findByText('옮길 수업을 골라 주세요.')).toBeVisible();
    expect(screen.getByText('옮기는 이유를 적어 주세요.')).toBeVisible();
    await user.click(await choice('중2 수학 주말반'));
    await user.type(await reason(), '주말에만 올 수 있어요');
    await user.click(confirm()!);
    expect(await screen.findByText('A01 학생을 옮겼어요')).toBeVisible();
    expect(screen.getByText('이제 중2 수학 주말반 수업을 들어요. 보호자에게 메일로 알렸어요.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      { id: 'class-1', studentId: 'student-A01' },
      { toClassId: 'class-2', reason: '주말에만 올 수 있어요' },
    );
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says at the class that its last seat was taken meanwhile, shows it as full and keeps the reason', async () => {
    let items = [aMoveTarget({ seatsFree: 1 }), aMoveTarget({ id: 'class-4', name: '중2 수학 목요반' })];
    const { user } = ask([
      fake(listMoveTargets, () => ({ items })),
      fake(moveStudent, () => {
        items = [aMoveTarget({ seatsFree: 0 }), items[1]!];
        const fields = { toClassId: '남은 자리가 없는 수업이에요. 다른 수업을 골라 주세요.' };
        return Response.json(
          { code: 'CLASS_FULL', message: '남은 자리가 없어요', traceId: 't', fields },
          { status: 409 },
        );
      }),
    ]);
    await user.click(await choice('중2 수학 주말반'));
    await user.type(await reason(), '주말에만 올 수 있어요');
    await user.click(confirm()!);
    expect(await screen.findByText('남은 자리가 없는 수업이에요. 다른 수업을 골라 주세요.')).toBeVisible();
    await waitFor(async () => expect(await choice('중2 수학 주말반')).toBeDisabled());
    expect(await reason()).toHaveValue('주말에만 올 수 있어요');
    await user.click(await choice('중2 수학 목요반'));
    expect(confirm()).toBeVisible();
  });

  it.each([
    ['there is no other class', [], '옮길 수 있는 다른 수업이 없어요'],
    ['none has a seat', [full], /옮기려면 그 수업의 설정에서 정원을 늘려 주세요/],
  ] as const)('says what to do where %s', async (_what, items, said) => {
    ask([targets(...items)]);
    expect(await screen.findByText(said)).toBeVisible();
    expect(confirm()).toBeNull();
  });

  it('asks for the classes again when they could not be loaded, and keeps what she wrote meanwhile', async () => {
    const { user } = ask([fakeProblem(listMoveTargets, 'UNEXPECTED')]);
    await user.type(await reason(), '주말에만 올 수 있어요');
    expect(await screen.findByText('옮길 수 있는 수업을 불러오지 못했어요')).toBeVisible();
    platform.use(targets(aMoveTarget()));
    await user.click(button('다시 시도'));
    expect(await choice('중2 수학 주말반')).toBeEnabled();
    expect(await reason()).toHaveValue('주말에만 올 수 있어요');
  });

  it('says so where he has left already, and offers it no more', async () => {
    const { user } = ask([targets(aMoveTarget()), fakeProblem(moveStudent, 'WRONG_STATE')]);
    await user.click(await choice('중2 수학 주말반'));
    await user.type(await reason(), '주말에만 올 수 있어요');
    await user.click(confirm()!);
    expect(await screen.findByText(/다른 곳에서 먼저 내보냈거나 옮긴 학생이에요/)).toBeVisible();
    expect(confirm()).toBeNull();
  });
});
