import { ListMultipartUploadsCommand, ListPartsCommand, type Part, type S3Client } from '@aws-sdk/client-s3';
import type { HeldObject } from './object-store.ts';

// The SDK's own pages of these two are of no use: those of parts never end, because stores name a next one after the last,
// and of unjoined files it has none.

/** All parts of an upload that have arrived. */
export async function allParts(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let after: string | undefined; ;) {
    const page = await client.send(new ListPartsCommand({ ...upload, ...(after && { PartNumberMarker: after }) }));
    parts.push(...(page.Parts ?? []));
    if (!page.IsTruncated || !page.NextPartNumberMarker) return parts;
    after = page.NextPartNumberMarker;
  }
}

/** Files below a folder whose parts wait to be joined. */
export async function* unjoinedFiles(client: S3Client, bucket: string, folder: string): AsyncIterable<HeldObject> {
  for (let next: { KeyMarker?: string; UploadIdMarker?: string } = {}; ;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: folder, ...next }));
    for (const { Key = '', UploadId, Initiated } of page.Uploads ?? [])
      if (UploadId && Initiated) yield { key: Key.slice(folder.length), multipartId: UploadId, changedAt: Initiated };
    if (!page.IsTruncated || !page.NextKeyMarker) return;
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    next = { KeyMarker, ...(UploadIdMarker && { UploadIdMarker }) };
  }
}
