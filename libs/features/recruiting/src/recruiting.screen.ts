import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openedDialog } from '@portal/testing-react/opened-dialog';

/** Words for the tests of this section: where things are, and how the form is filled. */
export const popup = async () => within(await openedDialog('선생님으로 등록하기'));
export const text = (name: RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const filesInput = () => screen.getByLabelText<HTMLInputElement>(/파일을 끌어다 놓거나/);
export const aResume = (name = '이력서.pdf', size?: number) => {
  const file = new File(['resume'], name, { type: 'application/pdf' });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Everything that must be filled in, but for the files and the consent. */
export async function fillForm(user: UserEvent): Promise<void> {
  await user.type(text(/^이름/), '지원 선생님');
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
