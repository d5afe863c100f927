import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import type { RosterStanding } from '@portal/domain/classes/roster';
import { someInvitationLetters } from '@portal/testing/classes/invitation-builders';
import { aFormerStudent } from '@portal/testing/classes/leaving-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button, renderAlone } from '../classes.screen.ts';
import { RosterDialog } from './roster-dialog.tsx';

const HEAD = '학생 이름,나이,보호자 이름,보호자 이메일,보호자 전화,관계,언어';
const line = (name: string, email = `${name}@example.com`) => `${name},14,보호자,${email},,어머니,한국어`;
const standing = (...standings: RosterStanding[]) => fake(contract.checkRoster, { standings });
const nobodyLeft = fake(classStudentsContract.listFormerStudents, { items: [] });
const row = (name: string) => within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!);

async function bring(lines: readonly string[], handlers: Fake[], lettersLeft = 46, seatsToKeep = 60) {
  const onClose = jest.fn();
  const { user } = renderAlone(
    <RosterDialog classId="class-1" lettersLeft={lettersLeft} seatsToKeep={seatsToKeep} onClose={onClose} />,
    [...handlers, nobodyLeft],
  );
  await openedDialog('명단으로 초대할까요?');
  fireEvent.change(screen.getByRole('textbox', { name: '또는 여기에 붙여 넣기' }), {
    target: { value: [HEAD, ...lines].join('\n') },
  });
  await user.click(button('명단 확인하기'));
  return { user, onClose };
}

describe('a teacher who brings her class', () => {
  it('sees who can be invited, who is already, and what is wrong; and invites whom she chose', async () => {
    const sent = jest.fn();
    const { user, onClose } = await bring(
      [line('one'), line('two'), line('three'), line('four', ''), line('five')],
      [
        standing('NEW', 'INVITED', 'JOINED', 'NEW'),
        fake(contract.inviteRoster, ({ body }) => {
          sent(body.rows.map(({ studentName }) => studentName));
          return { ...someInvitationLetters(), invited: 1, seated: 0 };
        }),
      ],
    );
    expect(
      await screen.findByText('초대할 수 있는 학생 2명, 고칠 줄 1개, 이미 초대했거나 듣는 학생 2명'),
    ).toBeVisible();
    expect(row('two').getByText('이미 초대했어요')).toBeVisible();
    expect(row('three').getByText('이미 듣고 있어요')).toBeVisible();
    expect(row('four').getByText('5번째 줄: 고칠 곳이 있어요')).toBeVisible();
    expect(row('four').getByText(/^보호자 이메일: 이메일이 없는 학생은 초대 링크나 QR 코드로/)).toBeVisible();
    for (const name of ['two', 'three', 'four']) expect(row(name).queryByRole('checkbox')).toBeNull();
    await user.click(row('one').getByRole('checkbox', { name: 'one' }));
    await user.click(button('1명 초대하기'));
    expect(await screen.findByText('1명을 초대했어요')).toBeVisible();
    expect(screen.getByText('자리 0개를 48시간 동안 맡아 두었고, 1명은 빈자리를 기다려요.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[['five']]]);
    expect(onClose).toHaveBeenCalled();
  });

  it('is told at the row what the server refuses, and nobody was invited', async () => {
    const { user, onClose } = await bring(
      [line('bad', ''), line('one'), line('two')],
      [
        standing('NEW', 'NEW'),
        fakeProblem(contract.inviteRoster, 'VALIDATION', {
          fields: { 'rows.1.guardianEmail': '이 주소에서 초대를 받지 않겠다고 했어요.' },
        }),
      ],
    );
    await user.click(await screen.findByRole('button', { name: '2명 초대하기' }));
    expect(await screen.findByText('초대하지 못했어요')).toBeVisible();
    expect(row('two').getByText('보호자 이메일: 이 주소에서 초대를 받지 않겠다고 했어요.')).toBeVisible();
    expect(row('one').queryByText(/고칠 곳/)).toBeNull();
    await user.click(row('two').getByRole('checkbox'));
    expect(button('1명 초대하기')).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot send more letters than are left of the day', async () => {
    const { user } = await bring([line('one'), line('two')], [standing('NEW', 'NEW')], 1);
    expect(await screen.findByText(/초대 메일이 1통 남았어요/)).toBeVisible();
    expect(button('2명 초대하기')).toBeDisabled();
    await user.click(row('two').getByRole('checkbox'));
    expect(button('1명 초대하기')).toBeEnabled();
  });

  it('sees who gets a seat, in the order of her list, and who has to wait', async () => {
    const { user } = await bring(
      ['one', 'two', 'three'].map((name) => line(name)),
      [standing('NEW', 'NEW', 'NEW')],
      46,
      1,
    );
    expect(await screen.findByRole('button', { name: '3명 초대하기' })).toBeEnabled();
    expect(row('one').getByText('초대할 수 있어요')).toBeVisible();
    for (const name of ['two', 'three']) expect(row(name).getByText('자리 없음 · 대기')).toBeVisible();
    await user.click(row('one').getByRole('checkbox'));
    expect(row('two').getByText('초대할 수 있어요')).toBeVisible();
    expect(row('three').getByText('자리 없음 · 대기')).toBeVisible();
  });

  it('does not ask back who has left the class unless she says so', async () => {
    const left = aFormerStudent({ name: 'two', leftAt: '2026-11-17T21:00:00+09:00' });
    const { user } = await bring(
      [line('one'), line('two')],
      [standing('NEW', 'NEW'), fake(classStudentsContract.listFormerStudents, { items: [left] })],
    );
    expect(await screen.findByRole('button', { name: '1명 초대하기' })).toBeEnabled();
    expect(row('two').getByText(/이 수업에서 나간 학생/)).toHaveTextContent('17/11/2026 21:00');
    await user.click(row('two').getByRole('checkbox', { name: 'two' }));
    expect(button('2명 초대하기')).toBeEnabled();
  });

  it('reads the age of a wrong line as that of a good one', async () => {
    await bring([line('one', ''), '두리,?,보호자,two@example.com,,어머니,한국어'], []);
    expect(row('one').getByText('14세')).toBeVisible();
    expect(row('두리').getByText('?')).toBeVisible();
  });

  it('is told why a list cannot be read, and can bring another one', async () => {
    const { user } = await bring([], []);
    expect(await screen.findByText(/학생이 없는 명단이에요/)).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: '또는 여기에 붙여 넣기' }), {
      target: { value: '이름도 없이' },
    });
    await user.click(button('명단 확인하기'));
    expect(await screen.findByText(/칸 이름을 찾지 못했어요/)).toBeVisible();
  });

  it('goes back from the preview to another list', async () => {
    const { user } = await bring([line('one')], [standing('NEW')]);
    await user.click(await screen.findByRole('button', { name: '다른 명단 고르기' }));
    expect(await screen.findByRole('textbox', { name: '또는 여기에 붙여 넣기' })).toBeVisible();
  });

  it('sees a list of which nothing can be sent, without a question to the server', async () => {
    await bring([line('one', '')], []);
    expect(await screen.findByText('초대할 수 있는 학생 0명, 고칠 줄 1개')).toBeVisible();
    expect(button('0명 초대하기')).toBeDisabled();
  });

  it('can ask again where it could not be found out who is invited already', async () => {
    const { user } = await bring([line('one')], [fakeProblem(contract.checkRoster, 'UNEXPECTED')]);
    expect(await screen.findByText('이미 초대한 학생인지 확인하지 못했어요')).toBeVisible();
    expect(button('0명 초대하기')).toBeDisabled();
    await user.click(button('다시 시도'));
    expect(await screen.findByText('이미 초대한 학생인지 확인하지 못했어요')).toBeVisible();
  });

  it('picks a file as Excel in Korea writes it, and none that is too large', async () => {
    const { user } = renderAlone(
      <RosterDialog classId="class-1" lettersLeft={46} seatsToKeep={60} onClose={jest.fn()} />,
      [standing('NEW'), nobodyLeft],
    );
    const picker = await screen.findByLabelText<HTMLInputElement>('명단 파일');
    await user.upload(picker, new File([new Uint8Array(205 * 1024)], 'large.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/200KB보다 큰 파일이에요/)).toBeVisible();
    // 이름 in CP949.
    const name = [0xc0, 0xcc, 0xb8, 0xa7];
    const rest = new TextEncoder().encode(',age,guardian,email,relation\nMinjun,14,Kim,minjun@example.com,father');
    await user.upload(picker, new File([new Uint8Array([...name, ...rest])], 'list.csv', { type: 'text/csv' }));
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /Minjun/ })).toBeVisible());
  });

  it('is told of a file that is a workbook or empty what it is', async () => {
    renderAlone(<RosterDialog classId="class-1" lettersLeft={46} seatsToKeep={60} onClose={jest.fn()} />, []);
    const picker = await screen.findByLabelText<HTMLInputElement>('명단 파일');
    const pick = (...file: ConstructorParameters<typeof File>) =>
      fireEvent.change(picker, { target: { files: [new File(...file)] } });
    pick([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14])], 'list.xlsx');
    expect(await screen.findByText('엑셀 파일이에요. CSV로 저장해서 다시 골라 주세요.')).toBeVisible();
    pick([], 'empty.csv');
    expect(await screen.findByText(/^비어 있는 명단이에요/)).toBeVisible();
  });
});
