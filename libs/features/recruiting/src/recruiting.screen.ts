import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake, type Fake } from '@portal/testing/contract-fakes';
import { APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { aDraft, subjects, ticket } from './recruiting.fixture.ts';
import { recruitingSection } from './section.ts';

/** Before all tests, so that none of them pays for the first import. */
export async function preload(): Promise<void> {
  await import('./register/register-popup.tsx');
  await import('./register/register-dialog.tsx');
  await Promise.all(recruitingSection.routes.map((route) => route.preload?.()));
}

export const visit = (path: string, handlers: Fake[], over: object = {}) =>
  renderSection(recruitingSection, {
    path,
    signedIn: false,
    handlers: [...handlers, subjects, ticket, ...fakeUploads()],
    ...over,
  });
export const openPopup = (...handlers: Fake[]) => visit('/?popup=register-teacher', handlers);
export const openStatus = (...handlers: Fake[]) => visit(`/teach/status?code=${APPLICATION_CODE}`, handlers);

/** The popup with everything filled in but the consent: somebody had written it before. */
export function openWritten(...handlers: Fake[]) {
  saveDraft('visitor', 'application:new', aDraft, 1);
  return openPopup(...handlers);
}

export const received = (sent: jest.Mock = jest.fn()) =>
  fake(applicationsContract.submitForm, ({ body }) => {
    sent(body);
    return { code: APPLICATION_CODE, reviewDueAt: '2026-11-23T01:42:00Z' };
  });

/** Words for the tests of this section: where things are, and how the form is filled. */
export const popup = async () => within(await openedDialog('선생님으로 등록하기'));
export const text = (name: RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
/** Waits until a refusal is said; places of alerts are there before. */
export const refused = (words: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toMatch(words),
  );
export const filesInput = () => screen.getByLabelText<HTMLInputElement>(/파일을 끌어다 놓거나/);
export const aResume = (name = '이력서.pdf', size?: number) => {
  const file = new File(['resume'], name, { type: 'application/pdf' });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Everything that must be filled in, but for the files and the consent. */
export async function fillForm(user: UserEvent): Promise<void> {
  await user.type(text(/^이름/), '이지원');
  await user.type(text(/^휴대폰 번호/), '0912345678');
  await user.type(text(/^이메일/), 'apply@example.com');
  await user.click(await screen.findByRole('checkbox', { name: '수학' }));
  await user.click(screen.getByRole('radio', { name: /^온라인(?!·)/ }));
  await user.type(text(/^가르친 경력/), '초등 수학 3년');
}

export async function lookUp(user: UserEvent, contact = '0912345678'): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^휴대폰 번호나 이메일/ }), contact);
  await user.click(button('상태 보기'));
}
