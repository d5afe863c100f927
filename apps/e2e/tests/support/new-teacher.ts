import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { fillCourse, goToStep, submitCourse } from './course-form.ts';
import type { Installation } from './installation.ts';
import { accept, pickUp } from './operator.ts';
import { fillProfile, submitProfile } from './profile-form.ts';
import { fillApplication, sendApplication, signContract } from './registration.ts';
import { fillSignIn } from './teacher.ts';

const OPERATOR = { email: 'ops@teach.example', password: 'decide-2026-well' };
export const TEACHER = { name: '윤서진', email: 'seojin@example.com', phone: '0987654321', subject: '과학' };
export const ACCOUNT = { username: 'seojin', password: 'teach-2026-well' };
export const DESK: BrowserContextOptions = { locale: 'ko-KR', timezoneId: 'Asia/Seoul' };

/** A browser of her own for somebody who comes to an installation. */
export const openAt = async (house: Installation, browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext({ ...options, baseURL: house.origin })).newPage();

/** The first operator, made on the machine of the server. */
export async function openOperator(house: Installation, browser: Browser): Promise<Page> {
  const said = await house.ops(
    'create-operator',
    '--name',
    '김운영',
    '--email',
    OPERATOR.email,
    '--desks',
    'approval,finance',
  );
  const page = await openAt(house, browser, DESK);
  await page.goto(/https?:\/\/\S+/.exec(said)![0]);
  await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(OPERATOR.password);
  await page.getByRole('textbox', { name: '새 비밀번호 확인' }).fill(OPERATOR.password);
  await page.getByRole('button', { name: '비밀번호 정하기' }).click();
  await page.getByRole('link', { name: '로그인하러 가기' }).click();
  await fillSignIn(page, OPERATOR.email, OPERATOR.password);
  await expect(page.getByRole('heading', { level: 1, name: '운영 데스크' })).toBeVisible();
  return page;
}

/** From the application to the account; she is about to sign in. */
export async function becomeTeacher(house: Installation, page: Page, desk: Page): Promise<void> {
  await page.goto('/kr/');
  await fillApplication(page, TEACHER);
  await sendApplication(page);
  await pickUp(desk, 'applications', TEACHER.name);
  const decision = desk.getByRole('region', { name: '결정' });
  await decision.getByText('합격', { exact: true }).click();
  await decision.getByRole('button', { name: '합격으로 정하기' }).click();
  await signContract(page, house, TEACHER, ACCOUNT);
}

interface Offer {
  readonly title: string;
  readonly mode: string;
  readonly students: string;
  readonly lessons: string;
}

/** Her profile and then a course of hers, both approved. */
export async function offerCourse(page: Page, desk: Page, { title, ...course }: Offer): Promise<void> {
  await fillProfile(page, { intro: '이야기로 배우는 초등 과학' });
  await submitProfile(page, '승인 요청');
  await pickUp(desk, 'profiles', TEACHER.name);
  await accept(desk);
  await expect(page.getByText('프로필이 승인됐어요. 이제 강좌를 만들 수 있어요.')).toBeVisible();
  await page.goto('/kr/account/teaching-profile/my-courses/new');
  await page.getByRole('textbox', { name: /^강좌 이름/ }).fill(title);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await fillCourse(page, course);
  await goToStep(page, '확인');
  await submitCourse(page, '승인을 요청할까요?');
  await pickUp(desk, 'courses', title);
  await accept(desk);
  await expect(page.getByText('공개 중인 강좌예요')).toBeVisible();
}
