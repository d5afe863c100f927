import { screen, within } from '@testing-library/react';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderPart } from '../render-part.fixture.ts';
import { LessonDots } from './lesson-dots.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { standingDesks } from './steps.fixture.ts';

const now = new Date(FROZEN_NOW);
const desk = (name: string) => standingDesks[name]!;
/** The four steps as they are read aloud, each with what stands under it. */
async function steps(name: string, zone?: string) {
  renderPart(<LessonSteps desk={desk(name)} now={now} />, zone === undefined ? {} : { zone });
  const list = await screen.findByRole('list', { name: '수업의 네 단계' });
  return within(list)
    .getAllByRole('listitem')
    .map((step) => ({ text: step.textContent, current: step.getAttribute('aria-current') }));
}

describe('the way of a lesson', () => {
  it.each([
    [
      '예정',
      [
        '예정, 지금오늘 13:45부터 입장할 수 있어요',
        '진행, 아직14:00 시작 · 1시간',
        '마무리, 아직끝나고 24시간 안에',
        '확인, 아직보낸 뒤 24시간 안에',
      ],
    ],
    [
      '입장할 수 있음',
      [
        '예정, 지금지금 입장할 수 있어요',
        '진행, 아직10:50 시작 · 1시간',
        '마무리, 아직끝나고 24시간 안에',
        '확인, 아직보낸 뒤 24시간 안에',
      ],
    ],
    [
      '진행 중',
      [
        '예정, 마침오늘 10:30',
        '진행, 지금11:30에 끝나요',
        '마무리, 아직끝나고 24시간 안에',
        '확인, 아직보낸 뒤 24시간 안에',
      ],
    ],
    [
      '마무리 필요',
      [
        '예정, 마침오늘 09:30',
        '진행, 마침09:30–10:30 · 1시간',
        '마무리, 지금내일 10:30까지',
        '확인, 아직보낸 뒤 24시간 안에',
      ],
    ],
    [
      '확인 대기',
      [
        '예정, 마침오늘 09:30',
        '진행, 마침09:30–10:30 · 1시간',
        '마무리, 마침오늘 10:41에 마쳤어요',
        '확인, 지금내일 10:41까지 다른 말이 없으면 확인돼요',
      ],
    ],
    [
      '확인됨',
      [
        '예정, 마침오늘 09:30',
        '진행, 마침09:30–10:30 · 1시간',
        '마무리, 마침오늘 10:41에 마쳤어요',
        '확인, 마침보호자가 확인했어요',
      ],
    ],
  ])('of one that is %s is told step by step [CLS-3]', async (name, texts) => {
    const shown = await steps(name);
    expect(shown.map(({ text }) => text)).toEqual(texts);
    expect(shown.map(({ current }) => current)).toEqual(texts.map((text) => (text.includes(', 지금') ? 'step' : null)));
  });

  it('that ran beyond its hour says which minutes of it count, as its evidence and its family read them [CLS-3] [W1]', async () => {
    const times = { startedAt: '2026-11-18T09:27:00+09:00', endedAt: '2026-11-18T10:31:00+09:00' };
    renderPart(<LessonSteps desk={{ ...desk('마무리 필요'), ...times }} now={now} />);
    expect(await screen.findByText('09:27–10:31 · 수업 안 1시간')).toBeVisible();
  });

  it('names its times on the clocks of her zone [CON-2]', async () => {
    expect((await steps('예정', 'Asia/Ho_Chi_Minh'))[0]!.text).toContain('오늘 11:45부터');
  });

  it('has no steps where it was not held: the sign, the word and why [CLS-3]', async () => {
    renderPart(<LessonSteps desk={desk('진행하지 않음')} now={now} note="학생이 오지 않았어요." />);
    expect(await screen.findByText('진행 안 함')).toBeVisible();
    expect(screen.getByText('학생이 오지 않았어요.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('the small dots of a lesson', () => {
  it.each([
    ['예정', '예정', null],
    ['입장할 수 있음', '예정', '지금 입장할 수 있어요'],
    ['시작하지 않고 지남', '예정', '시작하지 않고 시간이 지났어요'],
    ['진행 중', '진행 중', '11:30에 끝나요'],
    ['시간이 지난 진행', '진행 중', '끝날 시간이 지났어요'],
    ['마무리 필요', '마무리 필요', '내일 10:30까지'],
    ['늦은 마무리', '마무리 필요', '끝난 지 24시간이 지났어요'],
    ['확인 대기', '확인 대기', '내일 10:41까지 다른 말이 없으면 확인돼요'],
    ['문의가 있음', '확인 대기', '문의가 있어 멈췄어요'],
    ['확인됨', '확인됨', '진행함'],
    ['취소', '취소', null],
    ['진행하지 않음', '진행 안 함', null],
    ['진행하지 않고 닫힘', '진행 안 함', null],
  ])('of one that is %s stand beside the words %s, %s [CLS-2]', async (name, word, line) => {
    renderPart(<LessonDots known={desk(name)} now={now} />);
    const shown = await screen.findByText(word, { selector: 'p' });
    expect(shown).toBeVisible();
    expect(shown.nextElementSibling?.textContent ?? null).toBe(line);
  });

  it('of a list, which does not know until when it waits, promise no time [CLS-2]', async () => {
    const lesson = aLesson({ status: 'DONE', held: true, isWrappedUp: true });
    renderPart(<LessonDots known={{ lesson, meetingUrl: null }} now={now} />);
    expect((await screen.findByText('확인 대기')).nextElementSibling).toBeNull();
  });

  it('of one at a place say that it can be begun, not entered [CLS-3]', async () => {
    const lesson = aLesson({ status: 'UPCOMING', mode: 'OFFLINE' });
    renderPart(<LessonDots known={{ lesson, meetingUrl: null }} now={now} />);
    expect(await screen.findByText('지금 시작할 수 있어요')).toBeVisible();
  });
});
