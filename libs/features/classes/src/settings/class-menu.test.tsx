import { screen, waitFor } from '@testing-library/react';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aLateClass } from '../class-page.fixture.ts';
import { worlds } from '../classes.fixture.ts';
import { dialog, item, menuOf } from '../classes.screen.ts';
import { classesSection } from '../section.ts';

const BASE = '/account/my-courses';
const NAME = '중2 수학 개념 완성 – 일차함수';
const visit = (handlers: Fake[], path = `${BASE}/all`) =>
  renderSection(classesSection, { path, handlers: [...handlers, ...worlds.loaded] });

beforeAll(() => Promise.all(classesSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

describe('the menu of a class', () => {
  it('leads into the class, to its chat and to a new term, as far as it stands [CLS-1]', async () => {
    const { user } = visit([]);
    await user.click(await menuOf(NAME));
    expect(await item('수업 열기')).toHaveAttribute('href', `${BASE}/class-1/overview`);
    expect(await item('채팅 열기')).toHaveAttribute('href', `${BASE}/class-1/chat`);
    expect(await item('새 학기로 이어 만들기')).toHaveAttribute('href', `${BASE}/class-1/roll-over`);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(await menuOf('초6 수학 마무리'));
    expect(await item('수업 열기')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '수업 취소' })).toBeNull();
  });

  it('shows the 24-hour rule before a class is cancelled, and sends the reason [CLS-1]', async () => {
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.getClass, aTeachingClass()),
      fake(contract.cancelClass, ({ body }) => {
        sent(body);
        return aTeachingClass({ canceledAt: '2026-11-18T10:42:00+09:00' });
      }),
    ]);
    await user.click(await menuOf(NAME));
    await user.click(await item('수업 취소'));
    const asked = await dialog('이 수업을 취소할까요?');
    expect(await asked.findByText(/18\/11\/2026 19:00까지 취소하면 미리 알린 것으로 남아요/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '수업 취소' }));
    expect(await asked.findByText('취소하는 이유를 적어 주세요.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(asked.getByLabelText(/취소하는 이유/), ' 학생이 이사해요 ');
    await user.click(asked.getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, reason: '학생이 이사해요' }));
    expect(await screen.findByText('수업을 취소했어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the consent of the families when a cancellation comes late, before it is sent [CLS-1] [CAL-3]', async () => {
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.getClass, aLateClass()),
      fake(contract.cancelClass, ({ body }) => {
        sent(body);
        return problemResponse('UNEXPECTED');
      }),
    ]);
    await user.click(await menuOf(NAME));
    await user.click(await item('수업 취소'));
    const asked = await dialog('이 수업을 취소할까요?');
    expect(await asked.findByText('다음 수업까지 24시간이 남지 않았어요')).toBeVisible();
    await user.type(asked.getByLabelText(/취소하는 이유/), '갑자기 아파요');
    await user.click(asked.getByRole('button', { name: '수업 취소' }));
    const consent = asked.getByRole('checkbox', { name: '학생과 보호자의 동의를 받았어요' });
    expect(consent).toHaveAccessibleDescription(/동의를 받은 뒤 표시해 주세요/);
    expect(sent).not.toHaveBeenCalled();
    await user.click(consent);
    await user.click(asked.getByRole('button', { name: '수업 취소' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, reason: '갑자기 아파요', consent: true }));
    expect(await asked.findByRole('alert')).toBeVisible();
    expect(asked.getByLabelText(/취소하는 이유/)).toHaveValue('갑자기 아파요');
  });

  it('asks for it too when only the server knows that it is late [CAL-3]', async () => {
    const { user } = visit([
      fake(contract.getClass, aTeachingClass()),
      fake(contract.cancelClass, () =>
        Response.json(
          { code: 'NOTICE_24H', message: '늦었어요', traceId: 't', fields: { consent: '동의를 받아 주세요.' } },
          { status: 422 },
        ),
      ),
    ]);
    await user.click(await menuOf(NAME));
    await user.click(await item('수업 취소'));
    const asked = await dialog('이 수업을 취소할까요?');
    expect(asked.queryByRole('checkbox')).toBeNull();
    await user.type(asked.getByLabelText(/취소하는 이유/), '갑자기 아파요');
    await user.click(asked.getByRole('button', { name: '수업 취소' }));
    const consent = await asked.findByRole('checkbox', { name: '학생과 보호자의 동의를 받았어요' });
    expect(consent).toBeInvalid();
    await user.click(consent);
    await waitFor(() => expect(consent).toBeValid());
    expect(consent).toBeVisible();
  });

  it('changes name, capacity and where a class is held, and says what is wrong first [CLS-1]', async () => {
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.getClass, aTeachingClass({ mode: 'BOTH' })),
      fake(contract.updateClass, ({ body }) => {
        sent(body);
        return aTeachingClass();
      }),
    ]);
    await user.click(await menuOf(NAME));
    await user.click(await item('수업 설정'));
    const asked = await dialog('수업 설정');
    await user.type(await asked.findByLabelText(/회의 주소/), 'zoom');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText('https://로 시작하는 주소를 적어 주세요.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.clear(asked.getByLabelText(/회의 주소/));
    await user.type(asked.getByLabelText(/회의 주소/), 'https://zoom.us/j/1');
    await user.clear(asked.getByLabelText(/정원/));
    await user.type(asked.getByLabelText(/정원/), '8');
    await user.type(asked.getByLabelText(/장소/), '스터디룸 2호');
    await user.click(asked.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 1,
        name: NAME,
        capacity: 8,
        place: '스터디룸 2호',
        meetingUrl: 'https://zoom.us/j/1',
      }),
    );
  });

  it('keeps her words when somebody changed the class meanwhile, and saves them over the new version [W9]', async () => {
    let version = 1;
    const sent = jest.fn();
    const { user } = visit([
      fake(contract.getClass, () => aTeachingClass({ version })),
      fake(contract.updateClass, ({ body }) => {
        sent(body.version);
        if (body.version === 2) return aTeachingClass({ version: 3 });
        version = 2;
        return problemResponse('VERSION_CONFLICT');
      }),
    ]);
    await user.click(await menuOf(NAME));
    await user.click(await item('수업 설정'));
    const asked = await dialog('수업 설정');
    await user.type(await asked.findByLabelText(/수업 이름/), ' 2반');
    await user.click(asked.getByRole('button', { name: '저장' }));
    await user.click(await asked.findByRole('button', { name: '바뀐 내용 불러오기' }));
    expect(asked.getByLabelText(/수업 이름/)).toHaveValue(`${NAME} 2반`);
    // Until the newer class is here, nothing can be sent.
    await user.click(await asked.findByRole('button', { name: '저장' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.mock.calls).toEqual([[1], [2]]);
    await waitFor(async () => expect(await menuOf(NAME)).toHaveFocus());
  });
});
