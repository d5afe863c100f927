import { safeError } from '../../../core/log/log-safety.ts';
import { fakeLiveKit } from './fake-livekit.ts';
import { sfuMedia } from './sfu-media.ts';

const opened: { close(): Promise<void> }[] = [];
async function open(...options: Parameters<typeof fakeLiveKit>) {
  const server = await fakeLiveKit(...options);
  opened.push(server);
  const media = sfuMedia(server.settings);
  const join = async (participantId: string, lessonId = 'les_1') => {
    const pass = await media.passFor({ lessonId, participantId, name: participantId });
    if (pass.kind === 'SFU') await server.join(pass.token);
    return pass;
  };
  return { server, media, join };
}
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

describe('a media server', () => {
  it('says who is connected for a lesson, and for no other [CLS-3]', async () => {
    const { media, join } = await open();
    await join('anna');
    await join('bora');
    await join('chan', 'les_2');
    expect(await media.present('les_1')).toEqual(['anna', 'bora']);
    expect(await media.present('les_3')).toEqual([]);
  });

  it('does not count what records the room among those who are connected', async () => {
    const { server, media, join } = await open();
    await join('anna');
    await server.egress.methods['StartRoomCompositeEgress']!({ roomName: 'les_1' });
    expect(server.egress.running('les_1')).toHaveLength(1);
    expect(await media.present('les_1')).toEqual(['anna']);
  });

  it('removes one person, and takes no older token of hers where it can refuse one', async () => {
    const { server, media, join } = await open();
    await join('anna');
    await join('bora');
    await media.remove('les_1', 'anna');
    expect(server.inside('les_1')).toEqual(['bora']);
    const { revokeTokenTs } = server.asked.find(({ method }) => method === 'RemoveParticipant')!;
    expect(Math.abs(Number(revokeTokenTs) - Date.now() / 1000)).toBeLessThan(10);
  });

  it('ends a whole room', async () => {
    const { server, media, join } = await open();
    await join('anna');
    await media.close('les_1');
    expect(server.inside('les_1')).toEqual([]);
  });

  it('has done what is asked where there is no such room or person any more', async () => {
    const { media } = await open();
    await media.remove('les_1', 'anna');
    await media.close('les_1');
  });

  it('is not what answers 404 to everything: that is an address which is wrong', async () => {
    const { server, media } = await open();
    server.is('ELSEWHERE');
    await expect(media.present('les_1')).rejects.toThrow('The media server answered 404');
    await expect(media.remove('les_1', 'anna')).rejects.toThrow('The media server answered 404');
  });

  it('that knows another secret refuses, and its words, which repeat the token, go no further', async () => {
    const { media } = await open({ secret: 'another-secret-that-is-long-enough-too' });
    const failure = (await media.present('les_1').catch((err: unknown) => err)) as Error;
    expect(failure.message).toBe('The media server answered 401');
    expect(JSON.stringify(safeError(failure))).not.toContain('eyJ');
  });

  it('that does not answer is given up after three seconds', async () => {
    const { server, media } = await open();
    server.is('SILENT');
    const before = performance.now();
    await expect(media.present('les_1')).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(4_500);
  });
});
