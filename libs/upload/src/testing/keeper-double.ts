import type { Keeper, KeptUpload, Place } from '../engine/kept-uploads.ts';

// Test support: what the browser's database keeps, in memory. It outlives the queue, as a reload does.

export function keeperDouble({ canKeepBytes = true } = {}) {
  const uploads = new Map<string, { place: Place; upload: KeptUpload }>();
  const bytes = new Map<string, File>();
  const keeper: Keeper = {
    keep: async (place, upload) => void uploads.set(upload.id, { place, upload: structuredClone(upload) }),
    keepBytes: async (_place, id, file) => void (canKeepBytes && bytes.set(id, file)),
    async forget(_place, id) {
      uploads.delete(id);
      bytes.delete(id);
    },
    async forgetUser(userId) {
      for (const [id, { place }] of uploads) if (place.userId === userId) await keeper.forget(place, id);
    },
    at: async ({ userId, name }) =>
      [...uploads.values()]
        .filter(({ place }) => place.userId === userId && place.name === name)
        .map(({ upload }) => ({ upload, file: bytes.get(upload.id) ?? null })),
  };
  return { keeper, uploads, bytes };
}
