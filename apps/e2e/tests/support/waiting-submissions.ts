import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import { PASSWORD } from './teacher.ts';

/** Sees to it that so many submissions of a demo teacher wait to be graded, and none to be returned: she takes up old ones again. */
export async function waitingSubmissions(origin: string, username: string, count: number): Promise<void> {
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
