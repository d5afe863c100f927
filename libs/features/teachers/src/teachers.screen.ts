import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { teachersSection } from './section.ts';
import { booked, sentCode, shownReviews, shownTeacher, shownTimes, TEACHER } from './teachers.fixture.ts';

/** Loads the page and its sheet once for a file of tests, and leaves no test what another wrote. */
export function withTeachers(): void {
  beforeAll(
    () =>
      Promise.all([...teachersSection.routes.map(({ preload }) => preload?.()), import('./booking/booking-sheet.tsx')]),
    30_000,
  );
  beforeEach(() => {
    localStorage.clear();
    inZone('Asia/Seoul');
  });
  afterEach(() => jest.restoreAllMocks());
}

/** The page as anybody sees it who has no account. */
export const visit = (...handlers: Fake[]) => visitAt(TEACHER, ...handlers);
export const visitAt = (path: string, ...handlers: Fake[]) =>
  renderSection(teachersSection, {
    path,
    signedIn: false,
    handlers: [...handlers, shownTeacher(), shownReviews(), shownTimes(), sentCode(), booked()],
  });

/** The device stands in a zone. */
export function inZone(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

export const deviceSpeaks = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

/** Words for the tests of this section: where things are. */
export const heading = (name = '김서연 선생님') => screen.findByRole('heading', { level: 1, name });
export const part = (name: string | RegExp) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const day = (name: RegExp) => screen.findByRole('radio', { name });
export const time = (name: string | RegExp) => screen.getByRole('radio', { name });
export const sheet = async (name = '체험 수업 예약') => within(await screen.findByRole('dialog', { name }));

/** Chooses the evening of Friday and opens the sheet. */
export async function chooseFriday(user: UserEvent): Promise<void> {
  await user.click(await day(/^20\/11\/2026 \(금\)/));
  await user.click(time('20:00'));
  await user.click(button('금 20:00에 체험 수업 예약'));
}

/** What a family must write. */
export async function fill(user: UserEvent): Promise<void> {
  const form = await sheet();
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input, select, textarea' });
  await user.type(field(/^학생 이름/), '학생 B01');
  await user.type(field(/^나이/), '14');
  await user.selectOptions(field(/^학생과의 관계/), 'MOTHER');
  await user.type(field(/^보호자 이름/), '보호자 B01');
  await user.type(field(/^이메일/), 'family@example.com');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: '인증번호 받기' }));
}

/** Types the code of the mail and books. */
export async function bookWith(user: UserEvent, code = '123456'): Promise<void> {
  const form = await sheet();
  await user.type(await form.findByLabelText(/^인증번호/), code);
  await user.click(form.getByRole('button', { name: /에 예약하기$/ }));
}
