import { randomUUID } from 'node:crypto';
import type { LessonPack } from '@portal/domain/library/pack';
import { createLiveApp, type LiveApp } from '../../../testing/apps/live-app.ts';
import { liveVisits } from '../../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;
beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'prepared');
}, 60_000);
afterAll(() => t.close());

const line = (id: string) => ({
  id,
  version: 1,
  kind: 'line' as const,
  colour: 'ink' as const,
  width: 'normal' as const,
  points: [0, 0, 10, 10],
});

describe('pages of a pack that is given to a lesson while its room stands open', () => {
  it('come before everybody behind what is drawn, stay when more is drawn, and are not drawn by the lesson [W11]', async () => {
    const { id, host, guest } = await visits.inRoom();
    const ink = line('a');
    await host.ask('live.board', { page: 1, elements: [ink] });
    await guest.hear('live.drawn');
    const pack = await t.call<LessonPack>('POST', '/tns/v1/library/packs', {
      clientId: randomUUID(),
      name: '그래프',
      documentIds: [],
      homework: null,
      polls: [],
      pages: [[line('b')], [line('c')]],
    });
    const path = `/tns/v1/library/packs/${pack.data.id}/apply`;
    expect((await t.call('POST', path, { clientId: randomUUID(), lessonId: id })).status).toBe(201);
    for (const one of [host, guest]) {
      expect(await one.hear('live.drawn')).toEqual({ page: 2, elements: [line('b')] });
      expect(await one.hear('live.drawn')).toEqual({ page: 3, elements: [line('c')] });
    }
    await host.ask('live.board', { page: 4, elements: [line('d')] });
    const late = await (await t.guest(id, 's2')).hear('live.state');
    expect(late.pages.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    await t.call('GET', `/tns/v1/lessons/${id}/room/board`);
    const stored = await t.database.raw.query<{ no: number; has_ink: boolean }>(
      'select no, has_ink from live_board_page where lesson_id = $1 order by no',
      [id],
    );
    expect(stored).toEqual([
      { no: 1, has_ink: true },
      { no: 2, has_ink: false },
      { no: 3, has_ink: false },
      { no: 4, has_ink: true },
    ]);
  });
});
