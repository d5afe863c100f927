import { randomUUID } from 'node:crypto';
import { sitePath } from '@portal/domain/site/paths';
import { call } from '../group-lesson.mjs';
import { signIn } from '../platform-process.mjs';

/** A family of the demo hands a file in, by its own page; the id of the assignment. */
export async function handedIn(origin, browser, { username, file }) {
  const token = (await signIn(origin, username)).accessToken;
  const { items: classes } = await call(origin, '/tns/v1/my-classes?tab=in-progress&size=50', { token });
  for (const { id: classId } of classes) {
    const { items } = await call(origin, `/tns/v1/my-classes/${classId}/family-links`, { token });
    const family = items.find(({ isTrial, studentIds }) => !isTrial && studentIds.length === 1);
    if (!family) continue;
    const title = '공책 한 권';
    const body = {
      clientId: randomUUID(),
      classId,
      isDraft: false,
      title,
      content: '',
      fileIds: [],
      downloadAllowed: true,
      lateAllowed: true,
      displayAt: null,
      deadlineAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
      cutoffAt: null,
    };
    const { id } = await call(origin, '/tns/v1/assignments', { token, method: 'POST', body });
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
    await page.goto(sitePath(family.path));
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    const homework = page.getByRole('link', { name: title }).or(page.getByRole('button', { name: title }));
    await homework.first().click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[type=file]').first().setInputFiles(file);
    await sheet.getByRole('link', { name: /\.pdf/ }).waitFor({ timeout: 120_000 });
    await sheet.getByRole('button', { name: 'Nộp bài' }).click();
    await sheet.getByText('Đã nộp', { exact: true }).first().waitFor();
    await page.close();
    return id;
  }
  throw new Error(`No class of ${username} has a family.`);
}
