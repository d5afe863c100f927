import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { MaterialToShow } from '@portal/domain/live/live-material';
import { DomainError } from '../../../core/domain-error.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { OpenRoom } from '../room/open-room.ts';
import type { Seat } from '../room/seat.ts';
import type { ShownMaterial } from './shown-material.ts';

/** What stands before everybody in a room. */
export function materialService({ lectures, given }: Pick<LiveDeps, 'lectures' | 'given'>) {
  /** Only a file of a lecture of this class, and only one of which the room has any use. */
  async function find({ room }: OpenRoom, wanted: MaterialToShow): Promise<ShownMaterial | undefined> {
    if (wanted.kind === 'LINK') return wanted;
    const { fileId, lectureId } = wanted;
    const lecture = await lectures.holding({ ...room.lesson, lectureId, fileId });
    const file = lecture && (await given().find(fileId));
    if (!file || !(file.view ?? lecture.downloadAllowed)) return undefined;
    const { name, view } = file;
    const maySave = lecture.downloadAllowed;
    return {
      kind: 'FILE',
      lectureId,
      fileId,
      name,
      view,
      maySave,
      pages: maySave ? [] : await given().pagesOf(fileId),
    };
  }

  /** Puts something before everybody, or takes it away. */
  async function show(on: OpenRoom, { entrant }: Seat, wanted: MaterialToShow | null): Promise<LiveAnswer> {
    const { room, evidence } = on;
    let material: ShownMaterial | null | undefined;
    try {
      material = wanted && (await find(on, wanted));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Its pages cannot be drawn, or too many are drawn at this moment.
      return { ok: false, code: error.code === 'TOO_MANY' ? 'RATE_LIMIT' : 'NOT_FOUND' };
    }
    if (material === undefined) return { ok: false, code: 'NOT_FOUND' };
    if (material)
      evidence.write('MATERIAL_SHOWN', entrant, {
        name: material.name,
        ...(wanted?.kind === 'LINK' && { url: wanted.url }),
        ...(wanted?.kind === 'FILE' && { lectureId: wanted.lectureId, fileId: wanted.fileId }),
      });
    room.shown.setMaterial(material);
    await on.remember();
    return { ok: true };
  }

  return {
    show,

    /** Its lecture has changed: everybody has it as it is now, or no more. */
    async follow(on: OpenRoom): Promise<void> {
      const { shown } = on.room;
      const before = shown.material();
      if (before?.kind !== 'FILE') return;
      const now = await find(on, before).catch((error: unknown) => {
        if (error instanceof DomainError) return undefined;
        throw error;
      });
      // She may have shown something else meanwhile.
      if (shown.material() !== before) return;
      shown.changeMaterial(now ?? null);
      await on.remember();
    },
  };
}
