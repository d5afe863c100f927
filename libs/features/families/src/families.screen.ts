import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CLASS_LINK } from '@portal/testing/classes/enrollment-builders';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { aRequest, INVITATION, invited } from './families.fixture.ts';
import { familiesSection } from './section.ts';

export const LINK = CLASS_LINK;

/** Loads the page once for a file of tests, and leaves no test what another wrote. */
export function withInvitations(): void {
  beforeAll(() => Promise.all(familiesSection.routes.map(({ preload }) => preload?.())), 30_000);
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());
}

/** The page as somebody sees it who was given the link and has no account. */
export const visit = (...handlers: Fake[]) =>
  renderSection(familiesSection, { path: INVITATION, signedIn: false, handlers: [...handlers, invited()] });

/** The device stands in a zone. */
export function inZone(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

export const deviceSpeaks = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

/** Words for the tests of this section: where things are, and how the form is filled. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
export const consent = () => screen.getByRole('checkbox');
export const submit = () => button('등록 신청하기');

/** What a family must write, but for its consent. */
export async function fill(user: UserEvent): Promise<void> {
  await user.type(field(/^학생 이름/), aRequest.studentName);
  await user.type(field(/^나이/), aRequest.age);
  await user.type(field(/^배우고 싶은 것/), aRequest.goals);
  await user.type(field(/^보호자 이름/), aRequest.guardianName);
  await user.selectOptions(field(/^학생과의 관계/), aRequest.relation);
  await user.type(field(/^이메일/), aRequest.email);
}

export async function fillAndSend(user: UserEvent): Promise<void> {
  await heading('중2 수학 개념 완성 – 일차함수');
  await fill(user);
  await user.click(consent());
  await user.click(submit());
}
