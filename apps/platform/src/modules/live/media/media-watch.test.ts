import { eventually } from '../../../testing/eventually.ts';
import { testClock } from '../../../testing/test-app.ts';
import { fakeLiveKit } from './fake-livekit.ts';
import { mediaWatch, type WatchedRoom } from './media-watch.ts';
import { sfuMedia } from './sfu-media.ts';

const SECOND = 1000;
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function open(...options: Parameters<typeof fakeLiveKit>) {
  const server = await fakeLiveKit(...options);
  opened.push(server);
  const clock = testClock();
  const logged: object[] = [];
  const log = { error: (what: object) => void logged.push(what) };
  const watch = mediaWatch({ clock, log } as never);
  const media = sfuMedia(server.settings);

  /** A room with people in seats and at its door. */
  function aRoom(id: string) {
    const seats = new Map<string, object>();
    const door = new Set<string>();
    const seatOf = (participantId: string) => ({ entrant: { participantId } });
    const everybody = () => [...seats.keys(), ...door].map(seatOf);
    const tokens = new Map<string, string>();
    return {
      watched: { media, room: { lesson: { id }, seats, everybody } } as unknown as WatchedRoom,
      sit: (who: string) => void seats.set(who, seatOf(who)),
      leave: (who: string) => void (seats.delete(who), door.delete(who)),
      wait: (who: string) => void door.add(who),
      async join(who: string): Promise<void> {
        const pass = await media.passFor({ lessonId: id, participantId: who, name: who });
        if (pass.kind !== 'SFU') throw new Error(pass.kind);
        tokens.set(who, pass.token);
        await server.join(pass.token);
      },
      /** With the token of the first time. */
      joinAgain: (who: string) => server.join(tokens.get(who)!),
      inside: () => server.inside(id),
    };
  }
  /** A lesson with its teacher and a student. */
  async function held(id = 'les_1') {
    const room = aRoom(id);
    for (const who of ['host', 'anna']) {
      room.sit(who);
      await room.join(who);
    }
    const sweepAfter = (seconds: number) => {
      clock.advance(seconds * SECOND);
      return watch.sweep([room.watched]);
    };
    return { ...room, sweepAfter };
  }
  return { server, clock, logged, watch, aRoom, held };
}

describe('who has picture and sound of a room [CLS-3]', () => {
  it('are those who have a seat in it: others are removed by the sweep', async () => {
    const { held } = await open();
    const { join, inside, sweepAfter } = await held();
    await join('stranger');
    await sweepAfter(10);
    await sweepAfter(30);
    expect(inside()).toEqual(['host', 'anna']);
  });

  it('keeps them while her line is lost, for half a minute', async () => {
    const { held } = await open();
    const { leave, inside, sweepAfter } = await held();
    leave('anna');
    await sweepAfter(10);
    await sweepAfter(29);
    expect(inside()).toEqual(['host', 'anna']);
    await sweepAfter(1);
    expect(inside()).toEqual(['host']);
  });

  it('has half a minute again each time after a seat', async () => {
    const { held } = await open();
    const { leave, sit, inside, sweepAfter } = await held();
    leave('anna');
    await sweepAfter(10);
    sit('anna');
    await sweepAfter(20);
    leave('anna');
    await sweepAfter(20);
    await sweepAfter(20);
    expect(inside()).toEqual(['host', 'anna']);
  });

  it('is not she who has just come: her seat counts that she took while the server was asked', async () => {
    const { server, held, watch } = await open();
    const { sit, join, watched, inside, leave } = await held();
    leave('anna');
    watch.sentOut(watched, ['anna']);
    await eventually(() => expect(inside()).toEqual(['host']));
    await join('anna');
    const sweeping = watch.sweep([watched]);
    sit('anna');
    await sweeping;
    await watch.sweep([watched]);
    expect(inside()).toEqual(['host', 'anna']);
    expect(server.asked.filter(({ method }) => method === 'RemoveParticipant')).toHaveLength(1);
  });

  it('is nobody who stands at the door', async () => {
    const { held } = await open();
    const { wait, join, inside, sweepAfter } = await held();
    wait('bora');
    await join('bora');
    await sweepAfter(10);
    expect(inside()).toEqual(['host', 'anna']);
  });

  it('is not she who was sent out, and her old token gives her no second grace', async () => {
    const { held, watch } = await open();
    const { leave, joinAgain, watched, inside, sweepAfter } = await held();
    leave('anna');
    watch.sentOut(watched, ['anna']);
    await eventually(() => expect(inside()).toEqual(['host']));
    await joinAgain('anna');
    expect(inside()).toEqual(['host', 'anna']);
    await sweepAfter(10);
    expect(inside()).toEqual(['host']);
  });

  it('is not looked at where nobody is seated: another process may have that room', async () => {
    const { server, held } = await open();
    const { leave, inside, sweepAfter } = await held();
    leave('host');
    leave('anna');
    await sweepAfter(10);
    await sweepAfter(60);
    expect(inside()).toEqual(['host', 'anna']);
    expect(server.asked).toEqual([]);
  });

  it('is nobody when the lesson is over, also who comes back by a token that is still good', async () => {
    const { clock, held, watch } = await open();
    const { joinAgain, watched, inside } = await held();
    watch.close(watched);
    await eventually(() => expect(inside()).toEqual([]));
    clock.advance(9 * 60 * SECOND);
    await joinAgain('anna');
    await watch.sweep([]);
    expect(inside()).toEqual([]);
  });

  it('is not asked about for ever after a lesson', async () => {
    const { server, clock, held, watch } = await open();
    const { watched } = await held();
    watch.close(watched);
    clock.advance(11 * 60 * SECOND);
    await watch.sweep([]);
    const before = server.asked.length;
    await watch.sweep([]);
    expect(server.asked).toHaveLength(before);
  });

  it('is left alone in a room that was closed and goes on', async () => {
    const { held, watch } = await open();
    const { watched, joinAgain, inside } = await held();
    watch.close(watched);
    await eventually(() => expect(inside()).toEqual([]));
    await joinAgain('anna');
    await watch.sweep([watched]);
    expect(inside()).toEqual(['anna']);
  });
});

describe('a media server that fails [CLS-3]', () => {
  it('is asked again by the next sweep, and each sweep says it once', async () => {
    const { server, logged, held, watch } = await open();
    const one = await held('les_1');
    const other = await held('les_2');
    const ended = await held('les_3');
    server.is('AWAY');
    one.leave('anna');
    watch.sentOut(one.watched, ['anna']);
    watch.close(ended.watched);
    await eventually(() => expect(logged).toHaveLength(2));
    await watch.sweep([one.watched, other.watched]);
    expect(logged[2]).toMatchObject({ rooms: 3, err: { message: 'The media server answered 503' } });
    expect(logged).toHaveLength(3);
    expect([one.inside(), ended.inside()]).toEqual([
      ['host', 'anna'],
      ['host', 'anna'],
    ]);
    server.is('WELL');
    await watch.sweep([one.watched, other.watched]);
    expect([one.inside(), other.inside(), ended.inside()]).toEqual([['host'], ['host', 'anna'], []]);
  });

  it('keeps nobody waiting: a sweep that hangs is not joined by another', async () => {
    const { server, held, watch } = await open();
    const { watched } = await held();
    server.is('SILENT');
    const first = watch.sweep([watched]);
    const before = performance.now();
    await watch.sweep([watched]);
    expect(performance.now() - before).toBeLessThan(500);
    await first;
  });

  it('with many rooms is asked about four at once', async () => {
    const { server, aRoom, watch } = await open();
    const rooms = Array.from({ length: 12 }, (_, no) => {
      const room = aRoom(`les_${no}`);
      room.sit('host');
      return room.watched;
    });
    await watch.sweep(rooms);
    expect(server.asked).toHaveLength(12);
    expect(server.mostAtOnce()).toBeLessThanOrEqual(4);
  });
});
