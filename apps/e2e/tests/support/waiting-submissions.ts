import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ClassSummary } from '@portal/domain/classes/class';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import { sitePath } from '@portal/domain/site/paths';
import { PASSWORD } from './teacher.ts';

/** What a demo teacher asks of the server without her pages. */
async function callsOf(origin: string, username: string) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'accept-language': 'ko',
    platform: 'WEB',
    'tenant-code': 'KR',
    'device-id': randomUUID(),
  };
  async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok, `${method} ${path}: ${await answer.clone().text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  }
  const login = {
    clientId: 'teacher-portal',
    userType: 'TEACHER',
    grantType: 'password',
    username,
    password: PASSWORD,
  };
  const { accessToken } = await call<{ accessToken: string }>('/mid/v1/auth/login', 'POST', login);
  headers['authorization'] = `Bearer ${accessToken}`;
  return call;
}

/** Sees to it that so many submissions of a demo teacher wait to be graded, and none to be returned: she takes up old ones again. */
export async function waitingSubmissions(origin: string, username: string, count: number): Promise<void> {
  const call = await callsOf(origin, username);
  const queue = '/tns/v1/submissions/queue?size=100&list=';
  const listOf = async (list: string) => (await call<{ items: QueuedSubmission[] }>(queue + list)).items;
  const [waiting, graded] = [await listOf('to-grade'), await listOf('to-return')];
  const missing = count - waiting.length - graded.length;
  const again = [...graded, ...(missing > 0 ? (await listOf('returned')).slice(0, missing) : [])];
  for (const { id } of again) {
    const { version } = await call<GradedSubmission>(`/tns/v1/submissions/${id}`);
    const grading = { version, score: null, feedback: '', isLate: null, isDone: false };
    await call(`/tns/v1/submissions/${id}/grade`, 'PUT', grading);
  }
}

/** Homework whose deadline passes now and that is still taken late; with the page of a family that has not handed it in. */
export async function lateHomework(origin: string, username: string, title: string) {
  const call = await callsOf(origin, username);
  const { items } = await call<{ items: ClassSummary[] }>('/tns/v1/my-classes?tab=in-progress&size=50');
  for (const { id: classId } of items) {
    const links = await call<{ items: FamilyLink[] }>(`/tns/v1/my-classes/${classId}/family-links`);
    const family = links.items.find(({ isTrial, studentIds }) => !isTrial && studentIds.length === 1);
    if (!family) continue;
    const deadlineAt = new Date(Date.now() + 1_500);
    const words = { title, content: '', fileIds: [], downloadAllowed: true, lateAllowed: true };
    const dates = { displayAt: null, deadlineAt: deadlineAt.toISOString(), cutoffAt: null };
    const made = { clientId: randomUUID(), classId, isDraft: false, ...words, ...dates };
    const { id } = await call<Assignment>('/tns/v1/assignments', 'POST', made);
    await setTimeout(deadlineAt.getTime() + 500 - Date.now());
    return { id, familyPage: sitePath(family.path) };
  }
  throw new Error(`No class of ${username} has a family.`);
}
