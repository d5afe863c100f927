import { screen } from '@testing-library/react';
import { anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { button, preview, state, text } from '../lessons.screen.ts';
import { aServer, homework, openWrapUp, withFreshPages } from './wrap-up.fixture.ts';

withFreshPages();

describe('the note to the guardian', () => {
  it('is previewed in her language with everything filled in while it is written [W3]', async () => {
    const { fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await user.type(await homework(), '42쪽');
    const line = preview().getByText(/Bài tập về nhà: 42쪽/);
    expect(line.closest('[lang="vi"]')).not.toBeNull();
    expect(line).toHaveTextContent('학생 A01 đã học xong');
    await user.clear(text(/^숙제/));
    expect(preview().queryByText(/Bài tập về nhà/)).not.toBeInTheDocument();
  });

  it('has a word for each student of a class, which only her family reads, and is sent with it [W3]', async () => {
    const recipients = [{ id: 'guardian-2', name: '김보호', language: 'ko' as const }];
    const { server, fakes } = aServer(aTaughtLesson({ recipients }));
    const { user } = openWrapUp(fakes);
    await homework();
    await user.click(screen.getByText('학생마다 한마디'));
    expect(screen.getByText('그 학생의 가족만 읽어요.')).toBeVisible();
    await user.type(text(/^A01 학생 가족에게/), '잘했어요.');
    await user.type(text(/^A02 학생 가족에게/), '부호를 한 번 더 봐요.');
    expect(preview().getByText('부호를 한 번 더 봐요.')).toBeVisible();
    expect(preview().queryByText('잘했어요.')).not.toBeInTheDocument();
    await user.clear(text(/^A01 학생 가족에게/));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(server.sent.mock.calls[0]?.[0]).toMatchObject({
      diary: { studentWords: [{ studentId: 'student-A02', text: '부호를 한 번 더 봐요.' }] },
    });
  });

  it('is written in each language by itself where the guardians read both [W3]', async () => {
    const recipients = [
      { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' as const },
      { id: 'guardian-2', name: '김보호', language: 'ko' as const },
    ];
    const { server, fakes } = aServer(aTaughtLesson({ recipients }));
    const { user } = openWrapUp(fakes);
    await homework();
    expect(
      screen.getByText(
        '받는 분: Nguyễn Thị Hoa (베트남어), 김보호 (한국어). 쓰는 말이 다른 보호자가 있어 각자의 말로 따로 보내요.',
      ),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '읽는 분' }), '김보호');
    expect(preview().getByText(/안녕하세요, A02 학생의 수업/)).toHaveAttribute('lang', 'ko');
    expect(preview().queryByText(/Chào phụ huynh/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '읽는 분' }), 'Nguyễn Thị Hoa');
    expect(preview().getByText(/Chào phụ huynh/)).toHaveAttribute('lang', 'vi');
    const inVietnamese = text(/^내용 \(베트남어\)/);
    await user.clear(inVietnamese);
    expect(preview().getByText(/안녕하세요, A01 학생의 수업/)).toBeVisible();
    await user.type(inVietnamese, 'Em học tốt.');
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
    expect(server.sent.mock.calls[0]?.[0]).toMatchObject({
      diary: {
        messageToGuardian: expect.stringContaining('수업을 마쳤어요') as string,
        messageToGuardianVi: 'Em học tốt.',
      },
    });
  });

  it('takes another template over her own words only with a way back', async () => {
    const { fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    await user.clear(text(/^내용/));
    await user.type(text(/^내용/), '직접 쓴 말');
    await user.selectOptions(screen.getByRole('combobox', { name: '틀' }), '수업 소식');
    expect(text(/^내용/)).not.toHaveValue('직접 쓴 말');
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(text(/^내용/)).toHaveValue('직접 쓴 말');
  });
});

describe('what is proposed', () => {
  it('follows the chosen step of the programme, and leaves her own words alone [W3]', async () => {
    const { fakes } = aServer();
    const { user } = openWrapUp(fakes);
    await homework();
    const step = screen.getByRole('combobox', { name: '오늘 진도' });
    expect(step).toHaveDisplayValue('12. 일차함수의 그래프');
    await user.selectOptions(step, '11. 기울기와 절편');
    expect(text(/^배운 내용/)).toHaveValue('기울기와 절편');
    expect(text(/^다음 시간/)).toHaveValue('일차함수의 그래프');
    await user.type(text(/^배운 내용/), ' 복습');
    await user.selectOptions(step, '12. 일차함수의 그래프');
    expect(text(/^배운 내용/)).toHaveValue('기울기와 절편 복습');
  });

  it('asks for who is not marked yet, and for what was taught [CLS-3]', async () => {
    const attendance = [anAttendance({ state: null, joinedAt: null, minutes: 0 })];
    const { server, fakes } = aServer(aTaughtLesson({ attendance }));
    const { user } = openWrapUp(fakes);
    await homework();
    await user.clear(text(/^배운 내용/));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByRole('group', { name: /2/ })).toHaveFocus();
    expect(screen.getByText('출석을 정해 주세요.')).toBeVisible();
    expect(server.sent).not.toHaveBeenCalled();
    await user.type(text(/^배운 내용/), '복습');
    await user.click(state('학생 A01', '출석'));
    await user.click(button('보내고 마무리하기'));
    expect(await screen.findByText('마무리했어요')).toBeVisible();
  });
});
