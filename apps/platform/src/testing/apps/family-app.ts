import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import type { Answer } from './course-app.ts';
import { createLessonDeskApp, type LessonDeskApp } from './lesson-desk-app.ts';

/** One guardian at her door to a class. */
export interface FamilyAtDoor {
  readonly headers: { readonly authorization: string };
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body?: object): Promise<Answer<T>>;
  put<T>(path: string, body: object): Promise<Answer<T>>;
  delete<T>(path: string): Promise<Answer<T>>;
  /** The child cannot come to a lesson, as it stands on the page. */
  announce(lessonId: string, studentId: string, reason?: string): Promise<Answer<FamilyDoor>>;
  takeBack(lessonId: string, studentId: string): Promise<Answer<FamilyDoor>>;
  door(): Promise<FamilyDoor>;
  records(): Promise<FamilyRecord[]>;
  answer(moveId: string, decision: 'ACCEPTED' | 'DECLINED', note?: string): Promise<Answer<FamilyDoor>>;
  confirm(lessonId: string): Promise<Answer<FamilyRecord>>;
  question(lessonId: string, text?: string): Promise<Answer<FamilyRecord>>;
}

export interface FamilyApp extends LessonDeskApp {
  links(classId?: string): Promise<FamilyLink[]>;
  /** The guardian with the link that her teacher sees. */
  family(guardianId: string, classId?: string): Promise<FamilyAtDoor>;
  atDoor(path: string): FamilyAtDoor;
  /** A lesson that is over and whose note is sent. */
  told(): Promise<string>;
}

/**
 * The lesson app with its families at their doors: of the first student g1 and g2, of the second g2 and g3; both are in the class c1,
 * and so g2 alone speaks for everybody.
 */
export async function createFamilyApp(...options: Parameters<typeof createLessonDeskApp>): Promise<FamilyApp> {
  const t = await createLessonDeskApp(...options);

  function atDoor(path: string): FamilyAtDoor {
    const headers = { authorization: `Family ${path.split('/').at(-1)!}` };
    const call = async <T>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ): Promise<Answer<T>> => {
      const answer = await t.request({ method, url: `/fam/v1${url}`, headers: { ...t.headers, ...headers }, payload });
      return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
    };
    const get = <T>(url: string) => call<T>('GET', url);
    const post = <T>(url: string, body?: object) => call<T>('POST', url, body);
    const door = async () => (await get<FamilyDoor>('/class')).data;
    const absence = (lessonId: string, studentId: string) => `/lessons/${lessonId}/absences/${studentId}`;
    return {
      headers,
      get,
      post,
      put: (url, body) => call('PUT', url, body),
      delete: (url) => call('DELETE', url),
      door,
      async announce(id, studentId, reason = '') {
        const { next } = await door();
        return call('PUT', absence(id, studentId), { startAt: next!.startAt, reason });
      },
      takeBack: (id, studentId) => call('DELETE', absence(id, studentId)),
      records: async () => (await get<{ items: FamilyRecord[] }>('/lessons')).data.items,
      answer: (id, decision, note = '') => post(`/moves/${id}/answer`, { decision, note }),
      confirm: (id) => post(`/lessons/${id}/confirm`),
      question: (id, text = '10분 늦게 시작했어요') => post(`/lessons/${id}/question`, { topic: 'TIME', text }),
    };
  }

  const links = async (classId = 'c1') =>
    (await t.call<{ items: FamilyLink[] }>('GET', `/tns/v1/my-classes/${classId}/family-links`)).data.items;
  return {
    ...t,
    links,
    atDoor,
    family: async (guardianId, classId) =>
      atDoor((await links(classId)).find((link) => link.guardianId === guardianId)!.path),
    async told() {
      const id = await t.held('s1', 's2');
      await t.send(id);
      return id;
    },
  };
}
