import type { UploadStore, StoredUpload, Place } from '../engine/upload-store.ts';

// Test support: what the browser's database keeps, in memory. It outlives the queue, as a reload does.

export function uploadStoreDouble({ canKeepBytes = true } = {}) {
  const uploads = new Map<string, { place: Place; upload: StoredUpload }>();
  const bytes = new Map<string, File>();
  const store: UploadStore = {
    save: async (place, upload) => void uploads.set(upload.id, { place, upload: structuredClone(upload) }),
    saveBytes: async (_place, id, file) => void (canKeepBytes && bytes.set(id, file)),
    async remove(_place, id) {
      uploads.delete(id);
      bytes.delete(id);
    },
    async removeUser(userId) {
      for (const [id, { place }] of uploads) if (place.userId === userId) await store.remove(place, id);
    },
    list: async ({ userId, name }) =>
      [...uploads.values()]
        .filter(({ place }) => place.userId === userId && place.name === name)
        // A database has no order of its own; this one makes sure that nobody counts on one.
        .reverse()
        .sort((one, two) => one.upload.addedAt - two.upload.addedAt)
        .map(({ upload }) => ({ upload, file: bytes.get(upload.id) ?? null })),
  };
  return { store, uploads, bytes };
}
